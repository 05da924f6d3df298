import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Await, Form, useAsyncError, useLoaderData, useRevalidator, useSubmit } from 'react-router-dom';
import type { Stats } from '../../server/protocol/calls.ts';
import type { FiguresData } from './asked.ts';
import { type FailureWord, failureOf } from './failure-of.ts';
import { DayTable, PersonTable } from './figure-tables.tsx';
import { ForOwners } from './for-owners.tsx';
import { FIELD, INPUT, OTHER, PANEL, PROBLEM } from './looks.ts';
import { Failure } from './not-there.tsx';
import { useBar, useStaff } from './staff-context.ts';
import { isPeriod } from './when.ts';

/** The bar's figures in the period of the address, for its owners. */
export const FiguresTab = () => (
  <ForOwners>
    <div className={PANEL}>
      <PeriodForm />
      <Figures />
    </div>
  </ForOwners>
);

function PeriodForm() {
  const { words } = useStaff();
  const { period, today } = useLoaderData<FiguresData>();
  const submit = useSubmit();
  return (
    <>
      <h2>{words.figures}</h2>
      <Form
        className="staff-pair grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3"
        replace
        onChange={({ currentTarget }) => void submit(currentTarget, { replace: true })}
      >
        <DayField label={words.from} name="from" value={period.from} last={today} />
        <DayField label={words.to} name="to" value={period.to} last={today} />
      </Form>
    </>
  );
}

type DayFieldProps = {
  readonly label: string;
  readonly name: string;
  /** As the address says. */
  readonly value: string;
  /** There is nothing after it. */
  readonly last: string;
};

function DayField({ label, name, value, last }: DayFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The address has come to say something else.
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <div className={FIELD}>
      <label htmlFor={id}>{label}</label>
      <input ref={input} id={id} className={INPUT} name={name} type="date" defaultValue={value} max={last} />
    </div>
  );
}

function Figures() {
  const { words } = useStaff();
  const { uid } = useBar();
  const { period, stats } = useLoaderData<FiguresData>();
  if (!isPeriod(period)) {
    return (
      <p className={PROBLEM} role="alert">
        {words.badPeriod}
      </p>
    );
  }
  const waiting = <output>{words.loading}</output>;
  if (stats?.uid !== uid) return waiting;
  return (
    // Another question has another place: while it waits, nothing of the one before is shown.
    <Suspense key={stats.turn} fallback={waiting}>
      <Await resolve={stats.answer} errorElement={<Missing />}>
        {(answer: Stats) => <Shown stats={answer} />}
      </Await>
    </Suspense>
  );
}

function Missing() {
  const cause = useAsyncError();
  const { revalidate } = useRevalidator();
  return <Failure cause={cause} onAgain={() => void revalidate()} />;
}

function Shown({ stats }: { readonly stats: Stats }) {
  const { words } = useStaff();
  const { total } = stats;
  const isEmpty = total.stamps + total.cards + total.rewards === 0;
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
      <button type="button" className={OTHER} onClick={() => void download()}>
        {words.download}
      </button>
      {problem && (
        <p className={PROBLEM} role="alert">
          {problem === 'noNetwork' ? words.loadFailed : words[problem]}
        </p>
      )}
    </>
  );
}
