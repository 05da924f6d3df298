import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Stats } from '../../server/protocol/calls.ts';
import { askAs, askWhenRead, type Question } from '../session/ask-as.ts';
import type { History } from '../../server/protocol/tonight.ts';
import { FIGURES_DAYS, HISTORY_DAYS } from '../../server/protocol/limits.ts';
import type { TonightAnswer } from './tonight/tonight-store.ts';
import { type AskedPeriod, type StaffApi, staffApi, type StaffBar } from './staff-api.ts';
import { isPeriod } from './when.ts';

/** Asks for the bars where the person works. */
export const askForBars = (): Promise<Question<readonly StaffBar[]>> => askAs((session) => staffApi(session).bars());

/** The initial data of a view of a period. */
export type PeriodData<Value> = {
  /** The period from the address; it may be invalid. */
  readonly period: AskedPeriod;
  readonly asked: Question<Value>;
};

/** Asks for tonight's news at a bar. */
export const askForTonight = ({ params: { barID = '' } }: LoaderFunctionArgs): Promise<Question<TonightAnswer>> =>
  askAs((session) => staffApi(session).tonight(barID));

/** Asks for the figures of a bar in the period of the address. */
export const askForFigures = (given: LoaderFunctionArgs): Promise<PeriodData<Stats>> =>
  askInPeriod(given, FIGURES_DAYS, (api, barID, period) => api.stats(barID, period));

/** Asks for the history of tonight's news in the period of the address. */
export const askForHistory = (given: LoaderFunctionArgs): Promise<PeriodData<History>> =>
  askInPeriod(given, HISTORY_DAYS, (api, barID, period) => api.history(barID, period));

/** Whether a period can be requested: its days are in order, and not too many. */
export const isAskable = ({ from, to }: AskedPeriod, most: number): boolean =>
  from === undefined || to === undefined || (isPeriod({ from, to }) && Date.parse(to) - Date.parse(from) < most * DAY);

const DAY = 86_400_000;

async function askInPeriod<Value>(
  { request, params: { barID = '' } }: LoaderFunctionArgs,
  { most }: { readonly most: number },
  ask: (api: StaffApi, barID: string, period: AskedPeriod) => Promise<Value>,
): Promise<PeriodData<Value>> {
  const { searchParams } = new URL(request.url);
  const period = { from: searchParams.get('from') ?? undefined, to: searchParams.get('to') ?? undefined };
  const asked = isAskable(period, most)
    ? // Only an owner's view reads the answer.
      await askWhenRead((session) => ask(staffApi(session), barID, period))
    : undefined;
  return { period, asked };
}
