import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { readConfig, VARIABLES } from '../../../server/config.ts';
import { createFixtureSite } from '../../support/fixture-site.ts';
import { freePort } from '../../support/free-port.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { runOperator } from '../../support/run-operator.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const compose = readFileSync(join(project, 'compose.yaml'), 'utf8');
const dockerfile = readFileSync(join(project, 'Dockerfile'), 'utf8');

type Service = {
  readonly image: string;
  readonly build?: { readonly args: Record<string, string> };
  readonly environment?: Record<string, string>;
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
};
const { services, volumes } = parse(compose) as { services: Record<string, Service>; volumes: Record<string, null> };

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(({ groups }) => groups?.['name'] ?? '');

/** What the last image is made of, as the Dockerfile says: paths in the project. */
const shipped = namesIn(dockerfile, /^COPY --from=build \/carta\/(?<name>\S+) /gm);

it('compose.yaml names what there is: files, volumes, variables, arguments of the image', () => {
  expect(Object.keys(services)).toEqual(['caddy', 'server', 'backup', 'postgres']);
  for (const mount of Object.values(services).flatMap((service) => service.volumes ?? [])) {
    const [from = ''] = mount.split(':');
    expect([from, from.startsWith('./') ? existsSync(join(project, from)) : from in volumes]).toEqual([from, true]);
  }
  const known = [...VARIABLES, 'OFFLINE', 'POSTGRES_PASSWORD'];
  expect(namesIn(compose, /\$\{(?<name>\w+)/g).filter((name) => !known.includes(name))).toEqual([]);
  const { build, environment = {} } = services['server'] ?? {};
  const args = Object.keys(build?.args ?? {});
  expect(args.toSorted()).toEqual(namesIn(dockerfile, /^ARG (?<name>\w+)/gm).toSorted());
  expect(Object.keys(environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
  expect(readConfig(environment)).toMatchObject({ port: 4000, host: '0.0.0.0', production: true, dataFolder: '/data' });
  // Caddy's file asks for these, and for the server by the name that it has here.
  const rules = readFileSync(join(project, 'server/operator/service/Caddyfile'), 'utf8');
  const { CARTA_SERVER, ...caddy } = services['caddy']?.environment ?? {};
  expect(namesIn(rules, /\{\$(?<name>\w+)/g).toSorted()).toEqual([...Object.keys(caddy), 'CARTA_SERVER'].toSorted());
  expect(CARTA_SERVER).toBe(`server:${environment['PORT']}`);
});

it('the backup of compose.yaml is a command that there is', async () => {
  const [, , script = ''] = services['backup']?.command ?? [];
  const [, line = ''] = /server\/operator\/main\.ts (?<line>[^;]+);/.exec(script) ?? [];
  const environment = { NODE_ENV: 'production' };
  const { status, out, err } = await runOperator(line.split(' '), { root: project, cwd: ownFolder(), environment });
  expect([status, out + err]).toEqual([0, 'Menus alone: there is no store, and nothing to back up.\n']);
});

it('the image has what the server is made of', async () => {
  expect(shipped).toContain('server');
  const image = ownFolder();
  const site = await createFixtureSite();
  onTestFinished(site.remove);
  for (const path of shipped) {
    await mkdir(dirname(join(image, path)), { recursive: true });
    if (path === 'dist') await symlink(site.folder, join(image, path));
    else if (path === 'node_modules') await symlink(join(project, path), join(image, path));
    else {
      const filter = (file: string): boolean => basename(file) !== 'node_modules';
      await cp(join(project, path), join(image, path), { recursive: true, filter });
    }
  }
  const port = await freePort();
  const { environment } = services['server'] ?? {};
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: image,
    // Nothing of the tests' surroundings.
    env: { ...environment, PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), DRAIN_SECONDS: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const status = () =>
    server.exitCode === null
      ? fetch(`http://127.0.0.1:${port}/cartasqr/ohara`).then(
          (answer) => answer.status,
          () => 0,
        )
      : said;
  await expect.poll(status).toBe(200);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});
