import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { DURATIONS } from '../../loyalty/durations.ts';
import type { Member, Role } from '../../protocol/calls.ts';
import { all, change, exists, lock, notify, one, type Operation } from '../operation.ts';
import { type Answer, Denied, type Given } from '../store.ts';
import { memberAt, membershipsOf, type MemberRow, withdrawInvitations } from './members.ts';
import { iso } from '../../loyalty/site-day.ts';

const LONGEST_NAME = 200;

/** The bars at which this person is staff; owners also see who else is. */
export function* staffOf({ uid }: { uid: string }): Operation<{ barID: string; role: Role; members?: Member[] }[]> {
  const bars = [];
  for (const { bar, role } of yield* membershipsOf(uid)) {
    const members = role === 'owner' ? yield* membersOf(bar) : undefined;
    bars.push({ barID: bar, role, ...(members && { members }) });
  }
  return bars;
}

function* membersOf(barID: string): Operation<Member[]> {
  // A person who deleted their data is removed, too, so `uid` is never null.
  const rows = yield* all<MemberRow & { uid: string }>(
    'select * from staff where bar = $1 and removed is null order by since, id',
    barID,
  );
  return rows.map(({ uid, name, role, since }) => ({ uid, name, role, since: iso(since) }));
}

export function* roleOf({ uid, barID }: { uid: string; barID: string }): Operation<Role | undefined> {
  return (yield* memberAt(barID, uid))?.role;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** L16. `by` is an owner's uid; undefined for the operator. */
export function* invite({ by, barID, role, now }: Given<'invite'>): Operation<Answer<'invite'>> {
  yield* lock('staff', barID);
  const member = by === undefined ? undefined : yield* memberAt(barID, by);
  if (by !== undefined && member?.role !== 'owner') throw new Denied('not-owner');
  const token = randomBytes(24).toString('base64url');
  const expires = now + DURATIONS.invitation;
  yield* change('delete from invitations where bar = $1 and expires <= $2', barID, now);
  yield* change(
    'insert into invitations (hash, bar, role, expires, made_by) values ($1, $2, $3, $4, $5)',
    hashOf(token),
    barID,
    role,
    expires,
    member?.id ?? null,
  );
  return { token, expires };
}

/** L16: valid once, for a day. The person who accepted it may retry, for example after a lost answer. */
export function* accept(given: Given<'accept'>): Operation<Answer<'accept'>> {
  const { uid, token, now } = given;
  const name = nameOf(given.name);
  const find = 'select bar, role, expires, used_by from invitations where hash = $1';
  type Invitation = { bar: string; role: Role; expires: number; used_by: string | null };
  const barID = (yield* one<Invitation>(find, hashOf(token)))?.bar;
  if (barID === undefined) throw new Denied('bad-invitation');
  yield* lock('staff', barID);

  const invitation = yield* one<Invitation>(find, hashOf(token));
  const before = yield* one<MemberRow>('select * from staff where uid = $1 and bar = $2', uid, barID);
  const isMember = before?.removed === null;
  if (!invitation || now >= invitation.expires) throw new Denied('bad-invitation');
  if (invitation.used_by !== null) {
    if (isMember && invitation.used_by === before.id) return { barID, role: before.role };
    throw new Denied('bad-invitation');
  }

  const role = isMember && before.role === 'owner' ? 'owner' : invitation.role;
  const id = before?.id ?? randomUUID();
  if (before) {
    yield* change(
      'update staff set name = $2, role = $3, since = $4, removed = null where id = $1',
      id,
      name,
      role,
      isMember ? before.since : now,
    );
  } else {
    yield* change(
      'insert into staff (id, bar, uid, name, role, since) values ($1, $2, $3, $4, $5, $6)',
      id,
      barID,
      uid,
      name,
      role,
      now,
    );
  }
  yield* change('update invitations set used_by = $2 where hash = $1', hashOf(token), id);
  return { barID, role };
}

/** A person's name, truncated, and without the one character that PostgreSQL does not store. */
const nameOf = (given: string): string => given.replaceAll('\0', '').slice(0, LONGEST_NAME);

/** Removes a person from one bar, or from all bars that `by` owns (for oneself: from all). Repeating it changes nothing. */
export function* removeStaff({ by, uid, barID, now }: Given<'removeStaff'>): Operation<void> {
  const isSelf = by === uid;
  const bars =
    barID === undefined
      ? (yield* membershipsOf(by)).filter(({ role }) => isSelf || role === 'owner').map(({ bar }) => bar)
      : [barID];
  if (bars.length === 0) throw new Denied(isSelf ? 'unknown-member' : 'not-owner');

  let known = false;
  let removed = false;
  for (const bar of bars) {
    yield* lock('staff', bar);
    if (!isSelf && (yield* memberAt(bar, by))?.role !== 'owner') throw new Denied('not-owner');
    const member = yield* one<MemberRow>('select * from staff where uid = $1 and bar = $2', uid, bar);
    known ||= member !== undefined;
    if (!member || member.removed !== null) continue;
    if (member.role === 'owner' && !(yield* otherOwner(bar, member.id))) throw new Denied('last-owner');
    yield* change('update staff set removed = $2 where id = $1', member.id, now);
    yield* withdrawInvitations(member.id);
    removed = true;
  }
  if (!known) throw new Denied('unknown-member');
  if (removed) yield* notify({ kind: 'revoked', uid });
}

const otherOwner = (bar: string, member: string): Operation<boolean> =>
  exists("select id from staff where bar = $1 and role = 'owner' and removed is null and id <> $2", bar, member);
