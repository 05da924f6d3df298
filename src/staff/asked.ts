import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Stats } from '../../server/protocol/calls.ts';
import { askAs, type Question } from '../session/ask-as.ts';
import { type Period, staffApi, type StaffBar } from './staff-api.ts';
import { dayBefore, isPeriod } from './when.ts';

/** Where somebody works. */
export const askForBars = (): Promise<Question<readonly StaffBar[]>> => askAs((session) => staffApi(session).bars());

export type FiguresData = {
  /** As the address says; it may be none. */
  readonly period: Period;
  readonly today: string;
  readonly stats: Question<Stats>;
};

/** The period that is shown first: so many days, today among them. */
const FIRST_DAYS = 30;

/** The figures of a bar in the period of the address. */
export async function askForFigures({ request, params }: LoaderFunctionArgs): Promise<FiguresData> {
  const { searchParams } = new URL(request.url);
  const { barID = '' } = params;
  const now = Date.now();
  const today = dayBefore(now, 0);
  const from = searchParams.get('from') ?? dayBefore(now, FIRST_DAYS - 1);
  const period = { from, to: searchParams.get('to') ?? today };
  const stats = isPeriod(period) ? await askAs((session) => staffApi(session).stats(barID, period)) : undefined;
  return { period, today, stats };
}
