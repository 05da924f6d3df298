import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { venues } from '../../generated/venues.ts';
import { examine, FAULTLESS } from '../support/examine-page.ts';
import { LONG } from '../support/long.ts';
import { openPhone } from '../support/open-phone.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe.skipIf(!LONG)('each published page is silent, steady and accessible, and fits a narrow phone', () => {
  let folder: string;
  let served: ServedSite;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'carta-published-'));
    await promisify(execFile)(process.execPath, ['src/app/build.ts', '--out', join(folder, 'dist')], { cwd: root });
    await symlink(join(root, 'generated'), join(folder, 'generated'));
    served = await serveSite(join(folder, 'dist'));
  });

  afterAll(async () => {
    await served?.close();
    await rm(folder, { recursive: true });
  });

  it.each(Object.values(venues))('$name', async ({ path, languages }) => {
    expect(await examine(await openPhone(), `${served.address}/${path}`, languages)).toEqual(FAULTLESS);
  });
});
