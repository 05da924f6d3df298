import { useCallback, useId, useState } from 'react';
import type { Stats } from '../../server/protocol/calls.ts';
import { useAnswer } from '../session/use-answer.ts';
import { type FailureWord, failureOf } from './failure-of.ts';
import { NotThere } from './not-there.tsx';
import { DayTable, PersonTable } from './figure-tables.tsx';
import type { Period } from './staff-api.ts';
import { useStaff } from './staff-context.ts';
import { dayBefore } from './when.ts';

/** The period that is shown first: so many days, today among them. */
const FIRST_DAYS = 30;

/** The bar's figures, for its owners. */
export function FiguresTab({ barID }: { readonly barID: string }) {
  const { words } = useStaff();
  const [first] = useState<Period>(() => ({
    from: dayBefore(Date.now(), FIRST_DAYS - 1),
    to: dayBefore(Date.now(), 0),
  }));
  const [wish, setWish] = useState(first);
  const isPeriod = wish.from !== '' && wish.to !== '' && wish.from <= wish.to;
  return (
    <div className="staff-panel">
      <h2>{words.figures}</h2>
      <div className="staff-pair">
        <DayField
          label={words.from}
          value={wish.from}
          last={first.to}
          onChange={(from) => setWish({ ...wish, from })}
        />
        <DayField label={words.to} value={wish.to} last={first.to} onChange={(to) => setWish({ ...wish, to })} />
      </div>
      {isPeriod ? (
        <Figures barID={barID} from={wish.from} to={wish.to} />
      ) : (
        <p className="staff-problem" role="alert">
          {words.badPeriod}
        </p>
      )}
    </div>
  );
}

type DayFieldProps = {
  readonly label: string;
  readonly value: string;
  /** There is nothing after it. */
  readonly last: string;
  readonly onChange: (day: string) => void;
};

function DayField({ label, value, last, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className="staff-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={value} max={last} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}

function Figures({ barID, from, to }: Period & { readonly barID: string }) {
  const { api } = useStaff();
  const load = useCallback(() => api.stats(barID, { from, to }), [api, barID, from, to]);
  const [answer, reload] = useAnswer(load);
  if (answer.phase !== 'there') return <NotThere answer={answer} onAgain={reload} />;
  return <Shown stats={answer.value} />;
}

function Shown({ stats }: { readonly stats: Stats }) {
  const { words } = useStaff();
  const { total } = stats;
  const isEmpty = total.stamps + total.cards + total.rewards === 0;
  return (
    <>
      <dl className="staff-totals">
        {(['stamps', 'cards', 'rewards'] as const).map((figure) => (
          <div key={figure}>
            <dt>{words[figure]}</dt>
            <dd>{total[figure]}</dd>
          </div>
        ))}
      </dl>
      {isEmpty ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <DayTable stats={stats} />
          <PersonTable stats={stats} />
          <Download stats={stats} />
        </>
      )}
    </>
  );
}

function Download({ stats: { barID, from, to } }: { readonly stats: Stats }) {
  const { words, api } = useStaff();
  const [problem, setProblem] = useState<FailureWord>();
  const download = async (): Promise<void> => {
    setProblem(undefined);
    try {
      const address = URL.createObjectURL(await api.csv(barID, { from, to }));
      const link = document.createElement('a');
      link.href = address;
      link.download = `${barID}-${from}-${to}.csv`;
      link.click();
      URL.revokeObjectURL(address);
    } catch (cause) {
      setProblem(failureOf(cause));
    }
  };
  return (
    <>
      <button type="button" className="staff-wide" onClick={() => void download()}>
        {words.download}
      </button>
      {problem && (
        <p className="staff-problem" role="alert">
          {problem === 'noNetwork' ? words.loadFailed : words[problem]}
        </p>
      )}
    </>
  );
}
