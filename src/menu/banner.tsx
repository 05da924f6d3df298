import { NewTabLink } from '../ui/new-tab-link.tsx';
import { useText } from './menu-context.ts';
import type { Banner as BannerEntry } from './model.ts';
import { Picture } from './picture.tsx';
import { Glyph } from './glyph.tsx';
import { Words } from './words.tsx';

const LINE = 'flex min-h-12 items-center gap-3 py-2';

/** An announcement on one line, most often a link to a reel. */
export function Banner({ entry }: { readonly entry: BannerEntry }) {
  const words = useText()(entry.id);
  const name = typeof words?.words === 'string' && !words.lang ? words.words : undefined;
  const content = (
    <>
      {entry.image && <Picture of={entry.image} className="picture thumb" />}
      {name ?? <Words of={words} />}
    </>
  );
  return (
    <li className={`banner text-strong ${entry.link ? '' : LINE}`.trim()}>
      {entry.link ? (
        <NewTabLink className={`${LINE} no-underline`} href={entry.link} name={name}>
          {content}
          <Glyph of="out" className="ms-auto rtl:[scale:-1_1]" />
        </NewTabLink>
      ) : (
        content
      )}
    </li>
  );
}
