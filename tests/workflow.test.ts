import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { HOST_NAMES } from '../server/operator/cli.ts';
import { repository } from './codegen/support/repository.ts';
import { runCommand } from './codegen/support/run-command.ts';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

const text = read('docs/deploy/github-workflow.yml');
type Step = { readonly uses?: string; readonly run?: string; readonly env?: Record<string, string> };
const { jobs } = parse(text) as { jobs: Record<'judge' | 'deploy', { readonly steps: readonly Step[] }> };
const steps = [...jobs.judge.steps, ...jobs.deploy.steps];
const lines = steps.flatMap(({ run = '' }) => run.split(/\n|&&/)).map((line) => line.trim());

it('its commands are those of the project, and do what it counts on', async () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = lines.flatMap((line) => /^npm run (?:--silent )?(?<name>\S+)/.exec(line)?.groups?.['name'] ?? []);
  expect(named).toEqual(['carta', 'carta', 'carta', 'build', 'build']);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);

  const menu = `venue: La Taberna
sections:
  - section: Uno
    items:
      - item: Vino
        price: 3
        allergens: none
`;
  const { root, commit } = repository({ 'menus/taberna.yaml': menu });
  commit({ 'menus/taberna.yaml': menu.replace('price: 3', 'price: 4') });
  const commands = lines.flatMap((line) => /carta -- (?<words>[^>]+)/.exec(line)?.groups?.['words']?.trim() ?? []);
  expect(commands).toEqual(['check --strict', 'diff HEAD^1 --format markdown', 'check --strict']);
  expect(await runCommand(root, 'build')).toMatchObject({ status: 0, err: '' });
  const [check, diff] = await Promise.all(commands.slice(0, 2).map((line) => runCommand(root, ...line.split(' '))));
  expect(check).toMatchObject({ status: 0, err: '' });
  expect(diff).toMatchObject({ status: 0, err: '', out: expect.stringContaining('Vino') });
});

it('names a host of files that there are rules for', () => {
  const [, host] = /server -- hosting --for (?<host>\w+)/.exec(text) ?? [];
  expect(HOST_NAMES).toContain(host);
});

it('gives each step the variables that it names, and no expression stands in a command', () => {
  const known = new Set(['GITHUB_STEP_SUMMARY']);
  for (const { run = '', env = {} } of steps) {
    const asked = [...run.matchAll(/\$(?<name>[A-Z_]+)/g)].map(({ groups }) => groups?.['name'] ?? '');
    expect(asked.filter((name) => !(name in env) && !known.has(name))).toEqual([]);
    expect(run).not.toContain('${{');
  }
});
