import { randomUUID } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import type { Notice } from '../store.ts';

/** PostgreSQL carries less than 8,000 bytes. */
const LARGEST_PAYLOAD = 7_900;

/** How long to wait before listening again, and how often to ask whether anybody is still there, in milliseconds. */
const PAUSE = 1_000;
const HEARTBEAT = 15_000;

export type NoticeChannel = {
  readonly name: string;
  /** What to send with `pg_notify`; undefined when there is too much to say: the card is right at the next look (L14). */
  readonly payloadOf: (notice: Notice) => string | undefined;
  readonly close: () => Promise<void>;
};

type Message = { readonly from: string; readonly notice: Notice };

/** Hears what other processes committed, through lost connections; that something may have been missed is said (`gap`). */
export async function openNoticeChannel(
  config: ClientConfig,
  schema: string,
  hear: (notice: Notice) => void,
): Promise<NoticeChannel> {
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
    payloadOf: (notice) =>
      [notice, withoutTranslations(notice)]
        .map((said) => JSON.stringify({ from: self, notice: said } satisfies Message))
        .find((payload) => Buffer.byteLength(payload) < LARGEST_PAYLOAD),
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** A reward in six languages may be more than fits; its first one stands in `reward`. */
function withoutTranslations(notice: Notice): Notice {
  if (notice.kind === 'card') return { ...notice, card: { ...notice.card, rewards: {} } };
  if (notice.kind !== 'scanned' || !notice.scanned.card) return notice;
  return { ...notice, scanned: { ...notice.scanned, card: { ...notice.scanned.card, rewards: {} } } };
}
