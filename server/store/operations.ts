import { claim } from './operations/cards.ts';
import { missed, received, hide, keepShowings, loseShowing, show } from './operations/showings.ts';
import { changeNews, newsOf } from './operations/news.ts';
import { newsHistory } from './operations/news-history.ts';
import { barOfCard, redeem } from './operations/redeem.ts';
import { scan } from './operations/scan.ts';
import { accept, invite, removeStaff, roleOf, staffOf } from './operations/staff.ts';
import { stats } from './operations/statistics.ts';
import { undo } from './operations/undo.ts';
import { deleteUser, exportUser, userData } from './operations/user-data.ts';
import { verifyCards, verifyNews } from './operations/verify.ts';
import { change, type Operation } from './operation.ts';

const look = (): Operation<void> => change('select 1');

/** Checks the database by a write, which fails if it is read-only or its disk is full. */
const ping = (): Operation<void> => change('update probe set writes = writes + 1');

/** All operations by name: a name and its argument can be sent to another thread. */
const OPERATIONS = {
  accept,
  barOfCard,
  changeNews,
  claim,
  deleteUser,
  exportUser,
  hide,
  invite,
  keepShowings,
  look,
  loseShowing,
  missed,
  newsHistory,
  newsOf,
  ping,
  received,
  redeem,
  removeStaff,
  roleOf,
  scan,
  show,
  staffOf,
  stats,
  undo,
  userData,
  verifyCards,
  verifyNews,
};

export type OperationName = keyof typeof OPERATIONS;
export const OPERATION_NAMES = Object.keys(OPERATIONS) as OperationName[];
export type Given<Name extends OperationName> = Parameters<(typeof OPERATIONS)[Name]>[0];
export type Answer<Name extends OperationName> =
  ReturnType<(typeof OPERATIONS)[Name]> extends Operation<infer Result> ? Result : never;

/** Starts an operation by its name. */
export function begin(name: OperationName, given: unknown): Operation<unknown> {
  return (OPERATIONS[name] as (given: unknown) => Operation<unknown>)(given);
}
