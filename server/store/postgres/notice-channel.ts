import { randomUUID } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import type { Notice } from '../store.ts';

/** In bytes; PostgreSQL's limit for a payload is just under 8,000. */
const LARGEST_PAYLOAD = 7_900;

/** Pause before reconnecting, and interval of the heartbeat, in milliseconds. */
const PAUSE = 1_000;
const HEARTBEAT = 15_000;

type Message = { readonly from: string; readonly notice: Notice };

/** Receives notices of other processes. It reconnects after a lost connection, and then reports possible losses (`gap`). */
export async function openNoticeChannel(config: ClientConfig, schema: string, hear: (notice: Notice) => void) {
  const name = `carta_notices_${schema}`;
  const self = randomUUID();
  let closed = false;
  let wasLost = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const connecting = new Client(config);
    client = connecting;
    let lost = false;
    const again = (): void => {
      if (lost || closed) return;
      lost = true;
      wasLost = true;
      clearTimeout(timer);
      connecting.end().catch(() => undefined);
      timer = setTimeout(() => void listen(), PAUSE);
    };
    const beat = (): void => {
      timer = setTimeout(() => connecting.query('select 1').then(beat, again), HEARTBEAT);
    };
    connecting.on('error', again);
    connecting.on('end', again);
    connecting.on('notification', ({ payload }) => {
      const { from, notice } = JSON.parse(payload ?? '{}') as Message;
      if (from !== self) hear(notice);
    });
    try {
      await connecting.connect();
      await connecting.query(`listen ${connecting.escapeIdentifier(name)}`);
      if (lost || closed) return;
      beat();
      if (wasLost) hear({ kind: 'gap' });
      wasLost = false;
    } catch {
      again();
    }
  }

  await listen();
  return {
    name,
    /** The payload for `pg_notify`; undefined if it is too large: the phone then sees the card on its next request (L14). */
    payloadOf: (notice: Notice): string | undefined =>
      [notice, withoutTranslations(notice)]
        .map((said) => JSON.stringify({ from: self, notice: said } satisfies Message))
        .find((payload) => Buffer.byteLength(payload) < LARGEST_PAYLOAD),
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** A notice without translations of the reward, which may not fit; `reward` still has the first one. */
function withoutTranslations(notice: Notice): Notice {
  if (notice.kind === 'card') return { ...notice, card: { ...notice.card, rewards: {} } };
  if (notice.kind !== 'scanned' || !notice.scanned.card) return notice;
  return { ...notice, scanned: { ...notice.scanned, card: { ...notice.scanned.card, rewards: {} } } };
}
