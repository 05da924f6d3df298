import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The first files in their order: those that wait longest for browsers and disks, so that others run meanwhile and no long file runs alone at the end. */
const ORDER = [
  /\/engines\/|\/server\/emulator\//,
  /\/e2e\//,
  /\/faults\/|\/menus\/other-venues|\/app\/every-edit/,
  /\/server\/(demo|store)\/|\/(menus|tools|commands)\//,
  /./,
];

const rankOf = ({ moduleId }: TestSpecification): number => ORDER.findIndex((place) => place.test(moduleId));

/** Starts with the files that take longest, even without times of an earlier run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is a sequencer's own, and mutates nothing.
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
