/** Events of a card; `replaced`: claimed again after it expired; `deleted`: with all data of its owner. */
export type EventKind = 'claimed' | 'stamped' | 'undone' | 'redeemed' | 'replaced' | 'deleted';

/** Why a card is closed. */
export type ClosedFor = 'redeemed' | 'expired' | 'deleted';

export type LedgerEvent = {
  readonly id: string;
  readonly kind: EventKind;
  readonly at: number;
  /** With `undone`: the id of the stamp's event. */
  readonly stamp: string | null;
};

export type LedgerState = {
  readonly stamps: number;
  readonly claimed: number | null;
  readonly closed: number | null;
  readonly closedFor: ClosedFor | null;
  /** Descriptions of impossible events. */
  readonly faults: readonly string[];
};

const CLOSES: Partial<Record<EventKind, ClosedFor>> = {
  redeemed: 'redeemed',
  replaced: 'expired',
  deleted: 'deleted',
};

/** The state of a card computed from its ledger, oldest event first (L12). */
export function foldLedger(events: readonly LedgerEvent[], maxStamps: number): LedgerState {
  const stamps = new Set<string>();
  const faults: string[] = [];
  let claimed: number | null = null;
  let closed: number | null = null;
  let closedFor: ClosedFor | null = null;

  for (const { id, kind, at, stamp } of events) {
    if (closed !== null) faults.push(`${kind} after it was closed`);
    if (kind === 'claimed') {
      if (claimed !== null) faults.push('claimed twice');
      claimed = at;
      continue;
    }
    if (claimed === null) faults.push(`${kind} before it was claimed`);
    if (kind === 'stamped') {
      stamps.add(id);
      if (stamps.size > maxStamps) faults.push('more stamps than it takes');
    } else if (kind === 'undone') {
      if (stamp === null || !stamps.delete(stamp)) faults.push('undone without its stamp');
    } else {
      if (kind === 'redeemed' && stamps.size < maxStamps) faults.push('redeemed before it was full');
      closed = at;
      closedFor = CLOSES[kind] ?? null;
    }
  }
  return { stamps: stamps.size, claimed, closed, closedFor, faults };
}
