import type { Stats } from '../../server/protocol/calls.ts';
import { FIGURES_DAYS } from '../../server/protocol/limits.ts';
import { saveFile } from '../ui/save-file.ts';
import { Action } from './action.tsx';
import { DayTable, PersonTable, SoldOutTable } from './figure-tables.tsx';
import { OTHER } from './looks.ts';
import { PeriodView } from './period-form.tsx';
import { failureText, Problem } from './problem.tsx';
import { useStaff } from './staff-context.ts';
import { useCall } from './use-call.ts';

/** The bar's figures in the period of the address, for its owners. */
export function FiguresTab() {
  const { words } = useStaff();
  return (
    <PeriodView title={words.figures} days={FIGURES_DAYS}>
      {(stats: Stats) => <Shown stats={stats} />}
    </PeriodView>
  );
}

function Shown({ stats }: { readonly stats: Stats }) {
  const { words } = useStaff();
  const { total } = stats;
  const isEmpty = total.stamps + total.cards + total.rewards + stats.soldOut.length === 0;
  return (
    <>
      <dl className="flex flex-wrap gap-px border-y border-line bg-line">
        {(['stamps', 'cards', 'rewards'] as const).map((figure) => (
          <div
            key={figure}
            className="flex flex-[1_1_5rem] flex-col-reverse justify-end bg-ground px-1 py-3 text-center"
          >
            <dt className="text-label text-muted">{words[figure]}</dt>
            <dd className="title numerals text-special">{total[figure]}</dd>
          </div>
        ))}
      </dl>
      {isEmpty ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <DayTable stats={stats} />
          <PersonTable stats={stats} />
          <SoldOutTable stats={stats} />
          <Download stats={stats} />
        </>
      )}
    </>
  );
}

function Download({ stats: { barID, from, to } }: { readonly stats: Stats }) {
  const { words, api } = useStaff();
  const { busy, problem, run } = useCall<'download'>();
  const download = async (): Promise<void> =>
    saveFile(`${barID}-${from}-${to}.csv`, await api.csv(barID, { from, to }));
  return (
    <>
      <Action look={OTHER} text={words.download} isBusy={!!busy} onTap={() => void run('download', download)} />
      {problem && <Problem>{failureText(problem, words)}</Problem>}
    </>
  );
}
