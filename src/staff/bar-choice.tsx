import { Link, Navigate } from 'react-router-dom';
import { chosenBar } from './bars-of-phone.ts';
import { PLAIN } from './looks.ts';
import { Waiting } from './problem.tsx';
import { useDesk, useStaff } from './staff-context.ts';

/** Leads to the bar where the person works; if there are several, it asks and remembers the answer. */
export function BarChoice() {
  const { words } = useStaff();
  const { bars, isAsking } = useDesk();
  if (isAsking) return <Waiting />;
  const bar = chosenBar(bars);
  if (bar) return <Navigate to={bar.barID} replace />;
  return (
    <>
      <h1 className="sr-only">{words.title}</h1>
      <div className={PLAIN}>
        <h2>{words.whichBar}</h2>
        <div className="border-t border-line">
          {bars.map(({ barID, name }) => (
            <Link
              key={barID}
              className="grid min-h-14 grid-cols-1 content-center border-b border-line py-2 text-head wrap-anywhere no-underline"
              to={barID}
            >
              {name}
            </Link>
          ))}
        </div>
      </div>
    </>
  );
}
