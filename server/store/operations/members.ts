import type { Role } from '../../protocol/calls.ts';
import { all, one, type Operation } from '../operation.ts';

export type MemberRow = {
  id: string;
  bar: string;
  uid: string | null;
  name: string;
  role: Role;
  since: number;
  removed: number | null;
};

/** Where this person is staff now. */
export function* membershipsOf(uid: string): Operation<readonly MemberRow[]> {
  return yield* all<MemberRow>('select * from staff where uid = $1 and removed is null order by bar', uid);
}

export function* memberAt(barID: string, uid: string): Operation<MemberRow | undefined> {
  return yield* one<MemberRow>('select * from staff where uid = $1 and bar = $2 and removed is null', uid, barID);
}
