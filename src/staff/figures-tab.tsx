import type { ReactNode } from 'react';
import type { Stats } from '../../server/protocol/calls.ts';
import { FIGURES_DAYS } from '../../server/protocol/limits.ts';
import { saveFile } from '../ui/save-file.ts';
import { useCall } from '../ui/use-call.ts';
import { Action } from './action.tsx';
import { failureOf } from './failure-of.ts';
import { OTHER } from './looks.ts';
import { PeriodView } from './period-form.tsx';
import { CallProblem } from './problem.tsx';
import { useStaff } from './staff-context.ts';
import { dayOf } from './when.ts';

/** The bar's figures in the period of the address, for its owners. */
export function FiguresTab() {
  const { words } = useStaff();
  return (
    <PeriodView title={words.figures} days={FIGURES_DAYS}>
      {(stats: Stats) => <Shown stats={stats} />}
    </PeriodView>
  );
}

type ShownProps = { readonly stats: Stats };

function Shown({ stats }: ShownProps) {
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

function Download({ stats: { barID, from, to } }: ShownProps) {
  const { words, api } = useStaff();
  const { busy, problem, run } = useCall(failureOf);
  const download = async (): Promise<void> =>
    saveFile(`${barID}-${from}-${to}.csv`, await api.csv(barID, { from, to }));
  return (
    <>
      <Action look={OTHER} text={words.download} isBusy={!!busy} onTap={() => void run('download', download)} />
      {problem && <CallProblem why={problem.why} />}
    </>
  );
}

// Its text grows with the screen, too, so that no word is broken beside three columns.
const TABLE = 'staff-table numerals w-full border-collapse text-end text-[min(1rem,7vw)]';
const CELL = 'border-b border-line px-1 py-2 align-middle';
const HEAD = `${CELL} font-normal hyphens-auto text-[0.875em] first:text-start @max-[18rem]:not-first:leading-none @max-[18rem]:not-first:[writing-mode:vertical-rl]`;

type FiguresProps = { readonly title: string; readonly heads: readonly string[]; readonly children: ReactNode };

/** A table of figures; its rows are `children`. */
function Figures({ title, heads, children }: FiguresProps) {
  return (
    <table className={TABLE}>
      <caption className="title py-2 text-start text-[min(1.25rem,9vw)]">{title}</caption>
      <thead className="text-muted">
        <tr>
          {heads.map((head) => (
            <th key={head} className={HEAD} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type RowProps = {
  readonly width: string;
  readonly figures: Readonly<Record<string, number>>;
  readonly children: ReactNode;
};

/** A row: its heading with a width, and its figures. */
const Row = ({ width, figures, children }: RowProps) => (
  <tr>
    <th className={`${CELL} ${width} text-start font-medium`} scope="row">
      {children}
    </th>
    {Object.entries(figures).map(([name, figure]) => (
      <td key={name} className={CELL}>
        {figure}
      </td>
    ))}
  </tr>
);

/** A row for each day on which something happened, the last on top, with a bar that compares its stamps. */
function DayTable({ stats: { days } }: ShownProps) {
  const { words, language } = useStaff();
  const busy = days.filter(({ stamps, cards, rewards }) => stamps + cards + rewards > 0);
  const most = Math.max(1, ...busy.map(({ stamps }) => stamps));
  return (
    <Figures title={words.perDay} heads={[words.day, words.stamps, words.cards, words.rewards]}>
      {busy.reverse().map(({ day, stamps, cards, rewards }) => (
        <Row key={day} width="w-1/2" figures={{ stamps, cards, rewards }}>
          {dayOf(day, language)}
          <span
            className="mt-1 block h-1 bg-accent forced-color-adjust-none"
            style={{ width: `${(stamps / most) * 100}%` }}
          />
        </Row>
      ))}
    </Figures>
  );
}

function PersonTable({ stats }: ShownProps) {
  const { words } = useStaff();
  const people = perPerson(stats);
  if (people.length === 0) return null;
  return (
    <Figures title={words.perPerson} heads={[words.person, words.stamps, words.rewards]}>
      {people.map(({ name, stamps, rewards }) => (
        <Row key={name} width="w-1/2 wrap-anywhere" figures={{ stamps, rewards }}>
          {name || words.former}
        </Row>
      ))}
    </Figures>
  );
}

/** The dishes that were sold out (T1), of which the kitchen should have had more. */
function SoldOutTable({ stats: { soldOut } }: ShownProps) {
  const { tonight } = useStaff();
  if (soldOut.length === 0) return null;
  return (
    <Figures title={tonight.soldOutMost} heads={[tonight.dish, tonight.nights]}>
      {soldOut.map(({ dishID, name, days }) => (
        <Row key={dishID} width="w-3/4 wrap-anywhere" figures={{ days }}>
          {name}
        </Row>
      ))}
    </Figures>
  );
}

type PersonFigures = { readonly name: string; readonly stamps: number; readonly rewards: number };

/** The figures of each person over all days, whoever stamped most first. An empty name means all deleted people. */
export function perPerson({ days }: Stats): readonly PersonFigures[] {
  const people = new Map<string, PersonFigures>();
  for (const { name, stamps, rewards } of days.flatMap(({ byMember }) => byMember)) {
    const sum = people.get(name) ?? { name, stamps: 0, rewards: 0 };
    people.set(name, { name, stamps: sum.stamps + stamps, rewards: sum.rewards + rewards });
  }
  return [...people.values()].sort((one, other) => other.stamps - one.stamps || one.name.localeCompare(other.name));
}
