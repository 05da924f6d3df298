import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** In the order in which they begin: what waits longest for browsers and disks, so that others fill the time and nothing long ends alone. */
const ORDER = [
  /\/engines\/|\/server\/emulator\//,
  /\/e2e\//,
  /\/faults\/|\/menus\/other-venues|\/app\/every-edit/,
  /\/server\/(demo|store)\/|\/(menus|tools|commands)\//,
  /./,
];

const rankOf = ({ moduleId }: TestSpecification): number => ORDER.findIndex((place) => place.test(moduleId));

/** Begins with the files that take longest, also where no run before this one has told which those are. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is a sequencer's own, and mutates nothing.
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
