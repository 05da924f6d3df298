import { useEffect, useId, useRef } from 'react';
import { Form, useSubmit } from 'react-router-dom';
import { fill } from '../terms/fill.ts';
import { FIELD, INPUT } from './looks.ts';
import { Problem } from './problem.tsx';
import type { Period } from './staff-api.ts';
import { useStaff } from './staff-context.ts';
import { ViewHead } from './view-head.tsx';
import { isPeriod } from './when.ts';

type PeriodFormProps = {
  readonly title: string;
  /** As the address says. */
  readonly period: Period;
  /** There is nothing after it. */
  readonly today: string;
};

/** Asks for the days that a view is of; they stand in its address. */
export function PeriodForm({ title, period, today }: PeriodFormProps) {
  const { words } = useStaff();
  const submit = useSubmit();
  return (
    <>
      <ViewHead>{title}</ViewHead>
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

type PeriodProblemProps = {
  readonly period: Period;
  /** How many days can be asked for. */
  readonly most: number;
};

/** Why nothing can be asked of these days. */
export function PeriodProblem({ period, most }: PeriodProblemProps) {
  const { words, tonight } = useStaff();
  return <Problem>{isPeriod(period) ? fill(tonight.tooManyDays, { n: most }) : words.badPeriod}</Problem>;
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
      <input
        ref={input}
        id={id}
        className={`${INPUT} text-[min(1rem,7.5vw)]`}
        name={name}
        type="date"
        defaultValue={value}
        max={last}
      />
    </div>
  );
}
