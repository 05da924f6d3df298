/** The small script that stands inside of each page and runs before its first paint. */
// oxlint-disable-next-line import/no-unassigned-import -- It acts by itself.
import './early.ts';
import { bootWhenIdle } from './boot.ts';

bootWhenIdle(document);
