import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Stats } from '../../server/protocol/calls.ts';
import { askAs, type Question } from '../session/ask-as.ts';
import type { History } from '../../server/protocol/tonight.ts';
import { FIGURES_DAYS } from '../../server/protocol/figures-limits.ts';
import { HISTORY_DAYS } from '../../server/protocol/tonight-limits.ts';
import type { TonightAnswer } from './tonight/tonight-store.ts';
import { type Period, staffApi, type StaffBar } from './staff-api.ts';
import { dayBefore, isPeriod } from './when.ts';

/** The bar where a person works. */
export const askForBars = (): Promise<Question<readonly StaffBar[]>> => askAs((session) => staffApi(session).bars());

export type FiguresData = {
  /** As the address says; it may be none. */
  readonly period: Period;
  readonly today: string;
  readonly stats: Question<Stats>;
};

/** Tonight at a bar. */
export const askForTonight = ({ params: { barID = '' } }: LoaderFunctionArgs): Promise<Question<TonightAnswer>> =>
  askAs((session) => staffApi(session).tonight(barID));

export type HistoryData = Omit<FiguresData, 'stats'> & { readonly history: Question<History> };

/** The figures of a bar in the period of the address. */
export async function askForFigures(given: LoaderFunctionArgs): Promise<FiguresData> {
  const { barID, period, today } = periodOf(given, FIGURES_DAYS.usual);
  const stats = isAskable(period, FIGURES_DAYS)
    ? await askAs((session) => staffApi(session).stats(barID, period))
    : undefined;
  return { period, today, stats };
}

/** What was changed of tonight, in the period of the address. */
export async function askForHistory(given: LoaderFunctionArgs): Promise<HistoryData> {
  const { barID, period, today } = periodOf(given, HISTORY_DAYS.usual);
  const isAsked = isAskable(period, HISTORY_DAYS);
  const history = isAsked ? await askAs((session) => staffApi(session).history(barID, period)) : undefined;
  return { period, today, history };
}

/** Whether these days can be asked for: they run forwards, and are not too many. */
export const isAskable = (period: Period, { most }: { readonly most: number }): boolean =>
  isPeriod(period) && Date.parse(period.to) - Date.parse(period.from) < most * DAY;

const DAY = 86_400_000;

function periodOf({ request, params }: LoaderFunctionArgs, days: number) {
  const { searchParams } = new URL(request.url);
  const now = Date.now();
  const today = dayBefore(now, 0);
  const from = searchParams.get('from') ?? dayBefore(now, days - 1);
  return { barID: params['barID'] ?? '', period: { from, to: searchParams.get('to') ?? today }, today };
}
