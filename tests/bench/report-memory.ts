/** Preloaded into a measured process: says at its end how much memory it had at most, all threads together. */
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Threads are preloaded, too.
if (isMainThread) process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));
