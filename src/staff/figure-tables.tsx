import type { ReactNode } from 'react';
import type { Stats } from '../../server/protocol/calls.ts';
import { useStaff } from './staff-context.ts';
import { dayOf } from './when.ts';

const TABLE = 'staff-table numerals w-full border-collapse text-end';
const CELL = 'border-b border-line px-1 py-2 align-middle';
const HEAD = `${CELL} font-normal hyphens-auto first:text-start @max-[18rem]:not-first:leading-none @max-[18rem]:not-first:[writing-mode:vertical-rl]`;

type TableProps = { readonly stats: Stats };

type FiguresProps = { readonly title: string; readonly heads: readonly string[]; readonly children: ReactNode };

/** A table of figures; its rows are `children`. */
function Figures({ title, heads, children }: FiguresProps) {
  return (
    <table className={TABLE}>
      <caption className="title py-2 text-start text-head">{title}</caption>
      <thead className="text-label text-muted">
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

/** A row for each day on which something happened, the last on top, with a bar that compares its stamps. */
export function DayTable({ stats: { days } }: TableProps) {
  const { words, language } = useStaff();
  const busy = days.filter(({ stamps, cards, rewards }) => stamps + cards + rewards > 0);
  const most = Math.max(1, ...busy.map(({ stamps }) => stamps));
  return (
    <Figures title={words.perDay} heads={[words.day, words.stamps, words.cards, words.rewards]}>
      {busy.toReversed().map(({ day, stamps, cards, rewards }) => (
        <tr key={day}>
          <th className={`${CELL} w-1/2 text-start font-medium wrap-anywhere`} scope="row">
            {dayOf(day, language)}
            <span
              className="mt-1 block h-1 bg-accent forced-color-adjust-none"
              style={{ width: `${(stamps / most) * 100}%` }}
            />
          </th>
          <td className={CELL}>{stamps}</td>
          <td className={CELL}>{cards}</td>
          <td className={CELL}>{rewards}</td>
        </tr>
      ))}
    </Figures>
  );
}

export function PersonTable({ stats }: TableProps) {
  const { words } = useStaff();
  const people = perPerson(stats);
  if (people.length === 0) return null;
  return (
    <Figures title={words.perPerson} heads={[words.person, words.stamps, words.rewards]}>
      {people.map(({ name, stamps, rewards }) => (
        <tr key={name}>
          <th className={`${CELL} w-1/2 text-start font-medium wrap-anywhere`} scope="row">
            {name || words.former}
          </th>
          <td className={CELL}>{stamps}</td>
          <td className={CELL}>{rewards}</td>
        </tr>
      ))}
    </Figures>
  );
}

/** T1: what the kitchen should have had more of. */
export function SoldOutTable({ stats: { soldOut } }: TableProps) {
  const { tonight } = useStaff();
  if (soldOut.length === 0) return null;
  return (
    <Figures title={tonight.soldOutMost} heads={[tonight.dish, tonight.nights]}>
      {soldOut.map(({ dishID, name, days }) => (
        <tr key={dishID}>
          <th className={`${CELL} w-3/4 text-start font-medium wrap-anywhere`} scope="row">
            {name}
          </th>
          <td className={CELL}>{days}</td>
        </tr>
      ))}
    </Figures>
  );
}

type PersonFigures = { readonly name: string; readonly stamps: number; readonly rewards: number };

/** The figures of each person over all days, whoever stamped most first. An empty name stands for all who were deleted. */
export function perPerson({ days }: Stats): readonly PersonFigures[] {
  const people = new Map<string, PersonFigures>();
  for (const { name, stamps, rewards } of days.flatMap(({ byMember }) => byMember)) {
    const sum = people.get(name) ?? { name, stamps: 0, rewards: 0 };
    people.set(name, { name, stamps: sum.stamps + stamps, rewards: sum.rewards + rewards });
  }
  return [...people.values()].toSorted((one, other) => other.stamps - one.stamps || one.name.localeCompare(other.name));
}
