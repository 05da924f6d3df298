import type { StaffBar } from './staff-api.ts';
import { useStaff } from './staff-context.ts';

type BarChoiceProps = { readonly bars: readonly StaffBar[]; readonly onBar: (barID: string) => void };

/** Asks somebody who works at several bars where they are; the answer is remembered. */
export function BarChoice({ bars, onBar }: BarChoiceProps) {
  const { words } = useStaff();
  return (
    <div className="staff-plain">
      <h2>{words.whichBar}</h2>
      {bars.map(({ barID, name }) => (
        <button key={barID} type="button" className="staff-wide" onClick={() => onBar(barID)}>
          {name}
        </button>
      ))}
    </div>
  );
}
