import { type CryptoKey, importJWK } from 'jose';
import { z } from 'zod';
import { KeysUnavailable } from './user.ts';

/** The URL of Google's public keys for ID tokens of Firebase. */
const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const HOUR = 3_600_000;

/** In milliseconds. */
const TIMES = {
  /** Older keys are refreshed in the background, and used meanwhile. */
  fresh: 6 * HOUR,
  /** Older keys are not used. */
  longest: 24 * HOUR,
  /** Least time between fetches for unknown keys, so that forged tokens cause no flood of fetches. */
  again: 30_000,
  /** Least time between fetches after a failure. */
  retry: 5_000,
  /** Timeout of a fetch. */
  patience: 5_000,
};

const keySetSchema = z.object({
  keys: z.array(z.object({ kid: z.string().min(1), kty: z.literal('RSA'), n: z.string(), e: z.string() })).min(1),
});

/** Finds a public key by its id; undefined if no key has that id. Throws `KeysUnavailable` if Google cannot be reached. */
export type FindKey = (kid: string) => Promise<CryptoKey | undefined>;

/** Google's keys, fetched on first use and cached for at most a day, which also bridges outages of Google. */
export function googleKeys({ address = GOOGLE_KEYS, clock }: { address?: string; clock: () => number }): FindKey {
  let keys: ReadonlyMap<string, CryptoKey> = new Map();
  let fetched = Number.NEGATIVE_INFINITY;
  let tried = Number.NEGATIVE_INFINITY;
  let failure: KeysUnavailable | undefined;
  let underWay: Promise<void> | undefined;

  async function fetchNow(): Promise<void> {
    tried = clock();
    try {
      keys = await fetchKeys(address);
      fetched = clock();
      failure = undefined;
    } catch (cause) {
      failure = new KeysUnavailable("Google's keys cannot be had", { cause });
    } finally {
      underWay = undefined;
    }
  }

  async function refresh(): Promise<void> {
    // This also shares a running fetch, which started less than that ago. The clock may have been set back.
    if (Math.abs(clock() - tried) >= (failure ? TIMES.retry : TIMES.again)) underWay = fetchNow();
    await underWay;
    if (failure) throw failure;
  }

  return async (kid) => {
    const age = clock() - fetched;
    const key = age < TIMES.longest ? keys.get(kid) : undefined;
    if (key === undefined) {
      await refresh();
      return keys.get(kid);
    }
    if (age >= TIMES.fresh) refresh().catch(() => undefined);
    return key;
  };
}

async function fetchKeys(address: string): Promise<ReadonlyMap<string, CryptoKey>> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMES.patience) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const { keys } = keySetSchema.parse(await answer.json());
  const imported = keys.map(async ({ kid, kty, n, e }) => {
    // The cast is safe: only symmetric keys are imported as bytes.
    return [kid, (await importJWK({ kty, n, e }, 'RS256')) as CryptoKey] as const;
  });
  return new Map(await Promise.all(imported));
}
