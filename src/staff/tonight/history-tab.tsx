import type { History, HistoryRow } from '../../../server/protocol/tonight.ts';
import { HISTORY_DAYS } from '../../../server/protocol/limits.ts';
import { formatPrice } from '../../ui/price.ts';
import { PeriodView } from '../period-form.tsx';
import { useBar, useStaff } from '../staff-context.ts';
import { dateAndTimeOf } from '../when.ts';
import { named, untilInWords, wordsIn } from './wish-words.ts';

/** The changes of tonight's news with their authors in the period of the address, for the bar's owners (T7). */
export function HistoryTab() {
  const { tonight: texts } = useStaff();
  return (
    <PeriodView title={texts.history} days={HISTORY_DAYS}>
      {({ rows }: History) => <Rows rows={rows} />}
    </PeriodView>
  );
}

function Rows({ rows }: { readonly rows: readonly HistoryRow[] }) {
  const { words, language } = useStaff();
  const { tonight } = useBar();
  if (rows.length === 0) return <p>{words.nothing}</p>;
  return (
    <ol className="staff-history list-none border-t border-line">
      {rows.map((row) => (
        <li key={row.id} className="border-b border-line py-3">
          <span className="wrap-anywhere">
            <What row={row} />
          </span>
          <small className="block text-muted">
            {dateAndTimeOf(row.at, language, tonight.zone)} · {row.by || words.former}
          </small>
        </li>
      ))}
    </ol>
  );
}

/** The text of a row of the ledger: 'Croquetas: Agotado, hasta las 06:00'. */
function What({ row }: { readonly row: HistoryRow }) {
  const { tonight: texts, language } = useStaff();
  const { zone } = useBar().tonight;
  const ends = row.until === null ? texts.untilNotice : untilInWords(row.until, texts, language, zone);
  const how = row.change === 'set' ? ends : texts.taken;
  switch (row.what) {
    case 'sold-out':
      return named(row.name, row.change === 'set' ? `${texts.soldOut}, ${how}` : texts.available, texts);
    case 'price':
      return named(row.name, `${texts.price} ${formatPrice({ amount: row.amount }, { language })}, ${how}`, texts);
    case 'special':
      return named(
        texts.specials,
        `${row.name}, ${formatPrice({ amount: row.special.price }, { language })}, ${how}`,
        texts,
      );
    case 'notice':
      return named(texts.notice, `${wordsIn(row.text, language)}, ${how}`, texts);
  }
}
