import type { CDPSession } from 'playwright-core';

type Conditions = {
  /** What the browser adds to each request, in milliseconds; opening the connection is free. */
  readonly latency: number;
  /** Bytes per second. */
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
};

/** Kilobits per second in bytes per second, with Lighthouse's kilo of 1024. */
const kbps = (value: number): number => (value * 1024) / 8;

/**
 * `slow4g` takes Lighthouse's numbers (RTT 150 ms, 1.6 Mbps, 750 kbps) as they are. `slow4g-devtools` is what Lighthouse sends when
 * it throttles for real: latency × 3.75 to stand for DNS, TCP and TLS, throughput × 0.9.
 */
export const NETWORKS: Readonly<Record<string, Conditions | null>> = {
  slow4g: { latency: 150, downloadThroughput: kbps(1.6 * 1024), uploadThroughput: kbps(750) },
  'slow4g-devtools': {
    latency: 150 * 3.75,
    downloadThroughput: kbps(1.6 * 1024 * 0.9),
    uploadThroughput: kbps(750 * 0.9),
  },
  fast4g: { latency: 40, downloadThroughput: kbps(10 * 1024), uploadThroughput: kbps(10 * 1024) },
  none: null,
};

export type Throttle = {
  /** A name of `NETWORKS`. */
  readonly network: string;
  /** How many times slower the processor is. */
  readonly cpu: number;
};

/** Makes the page's network and processor slow, from the next request on. */
export async function applyThrottle(session: CDPSession, { network, cpu }: Throttle): Promise<void> {
  const conditions = NETWORKS[network];
  if (conditions) await emulateNetwork(session, conditions);
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

async function emulateNetwork(session: CDPSession, conditions: Conditions): Promise<void> {
  try {
    await session.send('Network.emulateNetworkConditionsByRule', {
      matchedNetworkConditions: [{ urlPattern: '', ...conditions }],
    });
  } catch {
    // A Chromium that is older than the command by rules.
    await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
  }
}
