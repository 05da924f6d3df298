import type { Stats } from '../../server/protocol/calls.ts';
import { perPerson } from './per-person.ts';
import { useStaff } from './staff-context.ts';
import { dayOf } from './when.ts';

type TableProps = { readonly stats: Stats };

/** A row for each day on which something happened, the last on top, with a bar that compares its stamps. */
export function DayTable({ stats: { days } }: TableProps) {
  const { words, language } = useStaff();
  const busy = days.filter(({ stamps, cards, rewards }) => stamps + cards + rewards > 0);
  const most = Math.max(1, ...busy.map(({ stamps }) => stamps));
  return (
    <table className="staff-table">
      <caption>{words.perDay}</caption>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.stamps}</th>
          <th scope="col">{words.cards}</th>
          <th scope="col">{words.rewards}</th>
        </tr>
      </thead>
      <tbody>
        {busy.toReversed().map(({ day, stamps, cards, rewards }) => (
          <tr key={day}>
            <th scope="row">
              {dayOf(day, language)}
              <span className="staff-bar" style={{ width: `${(stamps / most) * 100}%` }} />
            </th>
            <td>{stamps}</td>
            <td>{cards}</td>
            <td>{rewards}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function PersonTable({ stats }: TableProps) {
  const { words } = useStaff();
  const people = perPerson(stats);
  if (people.length === 0) return null;
  return (
    <table className="staff-table">
      <caption>{words.perPerson}</caption>
      <thead>
        <tr>
          <th scope="col">{words.person}</th>
          <th scope="col">{words.stamps}</th>
          <th scope="col">{words.rewards}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ name, stamps, rewards }) => (
          <tr key={name}>
            <th scope="row">{name || words.former}</th>
            <td>{stamps}</td>
            <td>{rewards}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
