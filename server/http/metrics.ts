import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ScanAnswer } from '../protocol/scan.ts';
import { routeOf } from './log.ts';

/** Buckets of request durations, in seconds: a page takes a millisecond, a slow database some hundred. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type Metrics = ReturnType<typeof measure>;

/** The metrics of the server. No label identifies a person. */
export function measure(app: FastifyInstance) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'carta_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers,
  });
  const scans = new Counter({
    name: 'carta_scans_total',
    help: 'Scans by what they led to',
    labelNames: ['outcome', 'reason'],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  return {
    /** All metrics in the text format of Prometheus. */
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
    countScan: ({ outcome, reason }: ScanAnswer): void => scans.inc({ outcome, reason: reason ?? '' }),
    /** Sets the function that counts open sockets, called when the metrics are read. */
    watchSockets: (count: () => number): void => {
      const sockets: Gauge = new Gauge({
        name: 'carta_sockets',
        help: 'Open sockets',
        registers,
        collect: () => sockets.set(count()),
      });
    },
  };
}
