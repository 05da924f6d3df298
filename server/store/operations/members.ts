import type { Role } from '../../protocol/calls.ts';
import { all, change, one, type Operation } from '../operation.ts';

export type MemberRow = {
  id: string;
  bar: string;
  uid: string | null;
  name: string;
  role: Role;
  since: number;
  removed: number | null;
};

/** The current memberships of a person. */
export const membershipsOf = (uid: string): Operation<readonly MemberRow[]> =>
  all<MemberRow>('select * from staff where uid = $1 and removed is null order by bar', uid);

export const memberAt = (barID: string, uid: string): Operation<MemberRow | undefined> =>
  one<MemberRow>('select * from staff where uid = $1 and bar = $2 and removed is null', uid, barID);

/** L16: deletes a member's unused invitations when their role ends: else a removed person could return with one. */
export const withdrawInvitations = (member: string): Operation<void> =>
  change('delete from invitations where made_by = $1 and used_by is null', member);
