import { Link } from 'react-router-dom';
import type { StaffNews } from '../../../server/protocol/tonight.ts';
import { MOST_SPECIALS } from '../../../server/protocol/limits.ts';
import { formatPrice } from '../../ui/price.ts';
import { OTHER } from '../looks.ts';
import { useBar, useStaff } from '../staff-context.ts';
import { untilInWords } from './wish-words.ts';
import { Written } from './written.tsx';
import { useUnsent } from './use-tonight.ts';
import { isNewSpecial } from './wish.ts';

/** Tonight's own dishes and the notice, with links to change them (T3, T4). */
export function Specials({ news }: { readonly news: StaffNews | undefined }) {
  const { words, tonight: texts, language } = useStaff();
  const { tonight } = useBar();
  const unsent = useUnsent('notice');
  const specials = news?.specials ?? [];
  return (
    <>
      <section className="grid grid-cols-1 gap-2">
        <h3 className="title text-head">{texts.specials}</h3>
        {specials.length > 0 && (
          <ul className="border-y border-line">
            {specials.map((special) => (
              <SpecialRow key={special.id} special={special} />
            ))}
          </ul>
        )}
        {specials.length < MOST_SPECIALS ? (
          <Link className={OTHER} to="special">
            {texts.addSpecial}
          </Link>
        ) : (
          <p className="text-muted">{words.tooManySpecials}</p>
        )}
      </section>
      <section className="grid grid-cols-1 gap-2">
        <h3 className="title text-head">{texts.notice}</h3>
        {news?.notice && (
          <p className="wrap-anywhere">
            <Written words={news.notice.text} />{' '}
            <small className="text-muted">
              {untilInWords(news.notice.until, texts, language, tonight.zone)}
              {unsent && ` · ${unsent}`}
            </small>
          </p>
        )}
        <Link className={OTHER} to="notice">
          {news?.notice ? texts.notice : texts.addNotice}
        </Link>
      </section>
    </>
  );
}

const ROW = 'flex min-h-14 flex-wrap items-center justify-between gap-x-3 py-2 no-underline';

/** A special, with a link to change it once the server knows it. */
function SpecialRow({ special: { id, name, price } }: { readonly special: StaffNews['specials'][number] }) {
  const { language } = useStaff();
  const unsent = useUnsent(`special ${id}`);
  const said = (
    <>
      <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">
        <Written words={name} /> {unsent && <small className="text-muted">{unsent}</small>}
      </span>
      <span className="numerals flex-none">{formatPrice({ amount: price }, { language })}</span>
    </>
  );
  return (
    <li className="border-b border-line last:border-b-0">
      {isNewSpecial(id) ? (
        <div className={ROW}>{said}</div>
      ) : (
        <Link className={ROW} to={`special/${encodeURIComponent(id)}`}>
          {said}
        </Link>
      )}
    </li>
  );
}
