import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const PROJECT = {
  FIREBASE_PROJECT_ID: 'cartas-example',
  FIREBASE_API_KEY: 'not-a-real-key',
  FIREBASE_AUTH_DOMAIN: 'cartas-example.firebaseapp.com',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carta-production-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function start(program: string[], environment: Record<string, string>) {
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: root,
    encoding: 'utf8',
    env: { PATH, NODE_ENV: 'production', PORT: '0', DATA_FOLDER: join(folder, 'data'), ...environment },
  });
  return { status, stdout, stderr, made: readdirSync(folder) };
}

/** A process takes longer to start on a busy machine. */
const PATIENCE = 120_000;

describe.each([
  ['npm start', ['server/start.ts']],
  ['node server/main.ts', ['server/main.ts']],
])('%s in production', (_name, program) => {
  it('refuses demo mode before anything is opened or written', { timeout: PATIENCE }, () => {
    const { stderr, ...rest } = start(program, {});
    expect(rest).toEqual({ status: 1, stdout: '', made: [] });
    expect(stderr).toContain('without a Firebase project there is only demo mode');
  });

  it('refuses everything of the emulator beside a project, and lists it', { timeout: PATIENCE }, () => {
    const { stderr, ...rest } = start(program, {
      ...PROJECT,
      FIREBASE_PROJECT_ID: 'demo-carta',
      AUTH_EMULATOR: '127.0.0.1:9099',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    });
    expect(rest).toEqual({ status: 1, stdout: '', made: [] });
    expect(stderr).toContain('AUTH_EMULATOR must not be set in production');
    expect(stderr).toContain('FIREBASE_AUTH_EMULATOR_HOST must not be set in production');
    expect(stderr).toContain('FIREBASE_PROJECT_ID must be a real project in production');
  });
});
