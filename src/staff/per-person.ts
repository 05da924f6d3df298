import type { Stats } from '../../server/protocol/calls.ts';

export type PersonFigures = { readonly name: string; readonly stamps: number; readonly rewards: number };

/** The figures of each person over all days, whoever stamped most first. An empty name stands for all who were deleted. */
export function perPerson({ days }: Stats): readonly PersonFigures[] {
  const people = new Map<string, PersonFigures>();
  for (const { name, stamps, rewards } of days.flatMap(({ byMember }) => byMember)) {
    const sum = people.get(name) ?? { name, stamps: 0, rewards: 0 };
    people.set(name, { name, stamps: sum.stamps + stamps, rewards: sum.rewards + rewards });
  }
  return [...people.values()].toSorted((one, other) => other.stamps - one.stamps || one.name.localeCompare(other.name));
}
