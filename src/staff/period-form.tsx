import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form, useAsyncError, useLoaderData, useRevalidator, useSubmit } from 'react-router-dom';
import { fill } from '../terms/fill.ts';
import { isAskable, type PeriodData } from './asked.ts';
import { ForOwners } from './for-owners.tsx';
import { FIELD, INPUT } from './looks.ts';
import { Failure, Problem } from './problem.tsx';
import type { Period } from './staff-api.ts';
import { useBar, useStaff } from './staff-context.ts';
import { isPeriod } from './when.ts';
import { Answered } from '../session/answered.tsx';

type PeriodViewProps<Value> = {
  readonly title: string;
  /** The limits of the number of days. */
  readonly days: { readonly most: number };
  readonly children: (answer: Awaited<Value>) => ReactNode;
};

/** A view of the period in its address, for the bar's owners: the form, and the answer, or why the period is invalid. */
export const PeriodView = <Value extends Period>(view: PeriodViewProps<Value>) => (
  <ForOwners title={view.title}>
    <InPeriod {...view} />
  </ForOwners>
);

function InPeriod<Value extends Period>({ days: { most }, children }: PeriodViewProps<Value>) {
  const { words, tonight } = useStaff();
  const { uid } = useBar();
  const { period, asked } = useLoaderData<PeriodData<Value>>();
  const [answered, setAnswered] = useState<Period>();
  useEffect(() => {
    // A failure is shown in place of the answer.
    asked?.answer.then(setAnswered, () => {});
  }, [asked]);
  const submit = useSubmit();
  // From the address, else from the server's answer; undefined until it comes.
  const { from = answered?.from, to = answered?.to } = period;
  return (
    <>
      <Form
        className="staff-pair grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3"
        replace
        onChange={({ currentTarget }) => void submit(currentTarget, { replace: true })}
      >
        <DayField label={words.from} name="from" value={from} />
        <DayField label={words.to} name="to" value={to} />
      </Form>
      {isAskable(period, most) ? (
        <Answered question={asked} uid={uid} waiting={<output>{words.loading}</output>} failed={<Missing />}>
          {children}
        </Answered>
      ) : (
        <Problem>{isPeriod({ from, to }) ? fill(tonight.tooManyDays, { n: most }) : words.badPeriod}</Problem>
      )}
    </>
  );
}

type DayFieldProps = {
  readonly label: string;
  readonly name: string;
  /** Undefined while it is unknown. */
  readonly value: string | undefined;
};

function DayField({ label, name, value = '' }: DayFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The address has changed, or the answer has come.
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <div className={FIELD}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        className={`${INPUT} text-[min(1rem,7.5vw)]`}
        name={name}
        type="date"
        defaultValue={value}
      />
    </div>
  );
}

function Missing() {
  const cause = useAsyncError();
  const { revalidate } = useRevalidator();
  return <Failure cause={cause} onAgain={() => void revalidate()} />;
}
