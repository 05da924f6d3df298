import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readConfig, VARIABLES } from '../../server/config.ts';

/** Variables that the build reads and the server does not. */
const BUILD = ['OFFLINE'];

const read = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

it('.env.example names every variable, and no other', async () => {
  const named = [...(await read('.env.example')).matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...VARIABLES, ...BUILD].toSorted());
});

it('.env.example holds no secret, and nothing that the server refuses', async () => {
  const text = await read('.env.example');
  const given = Object.fromEntries(
    [...text.matchAll(/^(?:# )([A-Z_]+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  const { AUTH_EMULATOR, ...firebase } = given;
  expect(AUTH_EMULATOR).toBe('127.0.0.1:9099');
  expect(readConfig({ ...firebase, FIREBASE_API_KEY: 'not-a-real-key' }).firebase?.projectId).toBe('cartas-example');
});

it('docs/operations.md explains every variable', async () => {
  const rows = (await read('docs/operations.md')).split('\n').filter((line) => line.startsWith('| `'));
  expect([...VARIABLES, ...BUILD].filter((name) => !rows.some((row) => row.includes(`\`${name}\``)))).toEqual([]);
});
