import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of the test's own, which is removed after the test. Call it in a test or in `beforeEach`. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'carta-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
