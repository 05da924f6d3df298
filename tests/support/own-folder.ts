import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of the test's own, which goes with everything in it after the test. For a test, or what runs before each. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'carta-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
