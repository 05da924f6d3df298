import { ExplainedError } from '../protocol/explained-error.ts';

/** The differences between the engines when tables are created. */
export type SchemaDialect = {
  /** The type of a column that increments with each row. */
  readonly sequence: string;
  /** Statements that make the rows of a ledger immutable; that of news is created after that of cards. */
  readonly fixed: (table: 'ledger' | 'news_ledger') => readonly string[];
};

/** The database can be reached, but this program must not use it; the message says why. */
export class UnusableDatabase extends ExplainedError {}

/** Throws `UnusableDatabase` if a newer program has migrated the schema further. */
export function checkVersion(version: number): void {
  if (version > MIGRATIONS.length) throw new UnusableDatabase('The database was written by a newer version of Carta.');
}

/** The migrations in order, never changed once released. A database's version is the number of applied ones. */
export const MIGRATIONS: readonly ((dialect: SchemaDialect) => readonly string[])[] = [
  ({ sequence, fixed }) => [
    // A person at a bar. Ledger rows reference this row, so that deleting a person's data changes no ledger row.
    `create table staff (
      id text primary key,
      bar text not null,
      uid text,
      name text not null,
      role text not null check (role in ('owner', 'staff')),
      since bigint not null,
      removed bigint
    )`,
    'create unique index staff_person on staff (uid, bar)',
    'create index staff_bar on staff (bar)',

    // `unheard`: the last stamp that no phone has acknowledged (L14).
    `create table cards (
      id text primary key,
      bar text not null,
      owner text,
      max_stamps integer not null check (max_stamps > 0),
      per_day integer,
      rewards text not null,
      claimed bigint not null,
      expires bigint not null,
      stamps integer not null default 0 check (stamps between 0 and max_stamps),
      presented bigint,
      unheard text,
      closed bigint,
      closed_for text check (closed_for in ('redeemed', 'expired', 'deleted')),
      check ((closed is null) = (closed_for is null))
    )`,
    // L1.
    'create unique index cards_open on cards (owner, bar) where closed is null',
    'create index cards_owner on cards (owner)',

    // `stamp`: the event that an undo refers to. `successor`: the card that follows a redeemed one.
    `create table ledger (
      seq ${sequence},
      id text not null unique,
      card text not null references cards (id),
      bar text not null,
      kind text not null check (kind in ('claimed', 'stamped', 'undone', 'redeemed', 'replaced', 'deleted')),
      at bigint not null,
      day text not null,
      unshown integer not null default 0,
      member text references staff (id),
      showing text,
      stamp text,
      successor text
    )`,
    // L5, L10, L9.
    "create unique index ledger_showing on ledger (showing) where kind = 'stamped'",
    "create unique index ledger_undone on ledger (stamp) where kind = 'undone'",
    "create unique index ledger_redeemed on ledger (card) where kind = 'redeemed'",
    'create index ledger_card on ledger (card, seq)',
    'create index ledger_day on ledger (bar, day)',
    ...fixed('ledger'),

    // `outcome`, `reason`: of its last scan; 'undone' once its stamp was undone.
    `create table showings (
      seq ${sequence},
      id text not null unique,
      card text not null references cards (id),
      bar text not null,
      opened bigint not null,
      alive_until bigint not null,
      ended bigint,
      typed text not null,
      outcome text,
      reason text,
      stamp text
    )`,
    'create index showings_card on showings (card, seq)',
    'create unique index showings_typed on showings (bar, typed)',

    // Only the hash of an invitation's secret is stored.
    `create table invitations (
      hash text primary key,
      bar text not null,
      role text not null check (role in ('owner', 'staff')),
      expires bigint not null,
      used_by text references staff (id)
    )`,
  ],
  ({ sequence, fixed }) => [
    // The current news of a bar. `ends`: null for news until further notice (T1).
    `create table news (
      bar text not null,
      what text not null check (what in ('sold-out', 'price', 'special', 'notice')),
      subject text not null,
      name text not null,
      content text not null,
      since bigint not null,
      ends bigint,
      primary key (bar, what, subject)
    )`,
    // T7. A separate ledger, because rows of the other one belong to cards.
    `create table news_ledger (
      seq ${sequence},
      id text not null unique,
      bar text not null,
      what text not null check (what in ('sold-out', 'price', 'special', 'notice')),
      subject text not null,
      change text not null check (change in ('set', 'taken-back')),
      name text not null,
      content text not null,
      ends bigint,
      at bigint not null,
      day text not null,
      member text not null references staff (id)
    )`,
    'create index news_ledger_bar on news_ledger (bar, seq)',
    'create index news_ledger_day on news_ledger (bar, day)',
    'create index news_ledger_subject on news_ledger (bar, what, subject)',
    'create index news_ledger_member on news_ledger (member)',
    ...fixed('news_ledger'),
  ],
  // Null: by the operator, or before this column existed.
  () => ['alter table invitations add column made_by text'],
  // One row, written to test whether the database is writable.
  () => ['create table probe (writes bigint not null)', 'insert into probe (writes) values (0)'],
];
