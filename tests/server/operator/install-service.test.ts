import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFixtureSite } from '../../support/fixture-site.ts';
import { hostProgram } from '../../support/host-programs.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { runOperator } from '../../support/run-operator.ts';

const UNITS = 'etc/systemd/system';

let root: string;
let machine: string;

beforeEach(async () => {
  root = ownFolder();
  machine = ownFolder();
  const site = await createFixtureSite();
  onTestFinished(site.remove);
  await symlink(site.folder, join(root, 'dist'));
});

async function install(
  args: readonly string[] = ['--prefix', machine],
  environment: Record<string, string> = { PUBLIC_URL: 'https://cartas.example' },
) {
  return runOperator(['install-service', ...args], { root, environment });
}

const written = (file: string): string => readFileSync(join(machine, file), 'utf8');
const linesOf = (file: string): string[] => written(file).split('\n');
const settings = (): string => readFileSync(join(root, '.env'), 'utf8');

it('writes units, the rules of Caddy and what the server is told, and says what comes next', async () => {
  const { status, out, err } = await install();
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(readdirSync(join(machine, UNITS)).toSorted()).toEqual([
    'carta-backup.service',
    'carta-backup.timer',
    'carta.service',
    'carta.socket',
  ]);
  expect(linesOf(`${UNITS}/carta.socket`)).toContain('ListenStream=127.0.0.1:4000');
  const service = linesOf(`${UNITS}/carta.service`);
  expect(service).toContain(`ExecStart=${process.execPath} server/main.ts`);
  expect(service).toContain(`WorkingDirectory=${root}`);
  expect(service).toContain('Requires=carta.socket');
  expect(linesOf(`${UNITS}/carta-backup.service`)).toContain(
    `ExecStart=${process.execPath} server/operator/main.ts backup --folder /var/lib/carta/backups`,
  );
  expect(settings()).toBe(
    'NODE_ENV=production\nHOST=127.0.0.1\nDATA_FOLDER=/var/lib/carta\nPUBLIC_URL=https://cartas.example\n',
  );
  expect(statSync(join(root, '.env')).mode & 0o777).toBe(0o600);
  const rules = linesOf('etc/caddy/carta.caddy');
  expect(rules).toContain('https://cartas.example {');
  expect(rules).toContain('\treverse_proxy 127.0.0.1:4000 {');
  expect(out).toContain('systemctl enable --now carta.socket carta.service carta-backup.timer');
  expect(out).toContain("echo 'import carta.caddy' >> /etc/caddy/Caddyfile");
  expect(out).not.toContain('as it was');
});

it('changes nothing a second time, and only what is different later', async () => {
  await install();
  chmodSync(join(root, '.env'), 0o644);
  writeFileSync(
    join(root, '.env'),
    `# ours\n${settings()}PORT=4100\nDATABASE_URL=postgres://carta:secret-word@db/carta`,
  );
  const { out } = await install();
  expect(statSync(join(root, '.env')).mode & 0o777).toBe(0o600);
  expect(out).toContain('/carta.socket: written');
  expect(out).toContain('/carta.service: as it was');
  expect(out).toContain('/.env: as it was');
  expect(out).not.toContain('secret-word');
  expect(linesOf(`${UNITS}/carta.socket`)).toContain('ListenStream=127.0.0.1:4100');
  expect((await install()).out).not.toContain(': written');
});

it('keeps what .env says, and adds what it lacks', async () => {
  writeFileSync(join(root, '.env'), 'HOST=::1\nPUBLIC_URL=https://bar.example:8443');
  expect(await install(['--prefix', machine, '--proxy', 'nginx'], {})).toMatchObject({
    status: 0,
    out: expect.stringContaining('certbot --nginx -d bar.example'),
  });
  expect(settings()).toBe(
    'HOST=::1\nPUBLIC_URL=https://bar.example:8443\nNODE_ENV=production\nDATA_FOLDER=/var/lib/carta\n',
  );
  expect(linesOf(`${UNITS}/carta.socket`)).toContain('ListenStream=[::1]:4000');
  const rules = linesOf('etc/nginx/conf.d/carta.conf').map((line) => line.trim());
  expect(rules).toContain('server_name bar.example;');
  expect(rules).toContain('proxy_pass http://[::1]:4000;');
});

it('takes .env as editors write it', async () => {
  const plain = `# a comment\r\n\r\n; another\r\nLOG_LEVEL = "info"\r\n METRICS_TOKEN='sixteen-signs-of-it=='\r\nTRUST_PROXY=\r\n`;
  writeFileSync(join(root, '.env'), plain);
  expect(await install()).toMatchObject({ status: 0, err: '' });
});

it('leaves rules of a proxy that were added to, by certbot too, and lays the new ones beside', async () => {
  const nginx = ['--prefix', machine, '--proxy', 'nginx'];
  await install(nginx);
  const file = join(machine, 'etc/nginx/conf.d/carta.conf');
  const certified = `${readFileSync(file, 'utf8')}ssl_certificate /cert.pem; # managed by Certbot\n`;
  writeFileSync(file, certified);
  writeFileSync(join(root, '.env'), `${settings()}PORT=4100\n`);
  const { out } = await install(nginx);
  expect(out).toContain(`${file}: left, since it says something else. What would stand there is beside it.`);
  expect(readFileSync(file, 'utf8')).toBe(certified);
  expect(readFileSync(`${file}.new`, 'utf8')).toContain('proxy_pass http://127.0.0.1:4100;');
});

describe('refuses, and writes nothing,', () => {
  const refusal = async (args?: readonly string[], environment?: Record<string, string>) => {
    const { status, err } = await install(args, environment);
    return { status, err, written: readdirSync(machine) };
  };
  const because = (said: string) => ({ status: 1, err: expect.stringContaining(said), written: [] });

  it('without an address that guests reach by https', async () => {
    expect(await refusal(undefined, {})).toEqual(because('publicUrl: https://…'));
    expect(await refusal(undefined, { PUBLIC_URL: 'http://cartas.example' })).toEqual(because('publicUrl: https://…'));
  });

  it('where .env keeps the data elsewhere, is not of production, or is wrong', async () => {
    const file = join(root, '.env');
    writeFileSync(file, 'DATA_FOLDER=data\n');
    expect(await refusal()).toEqual(because('DATA_FOLDER /var/lib/carta'));
    writeFileSync(file, 'NODE_ENV=development\n');
    expect(await refusal()).toEqual(because('NODE_ENV has to be production'));
    writeFileSync(file, 'PORT=http\n');
    expect(await refusal()).toEqual(because('PORT must be a port number'));
  });

  it.each([
    ['a comment behind a value', 'LOG_LEVEL=info # for now'],
    ['a sign in a value that ends it for one of both', 'DATABASE_URL=postgres://carta:secret#word@db/carta'],
    ['a word of the shell', 'export DATABASE_URL=postgres://carta:secret-word@db/carta'],
    ['a value in two lines', 'DATABASE_URL="postgres://carta:secret-word@db/carta\n"'],
    ['a sign that is left out', String.raw`METRICS_TOKEN=sixteen\signs\there`],
  ])('where systemd reads .env otherwise than commands do: %s', async (_what, line) => {
    writeFileSync(join(root, '.env'), `# ours\n${line}\n`);
    const { err, ...rest } = await refusal();
    expect({ err, ...rest }).toEqual(because('.env, line 2: systemd reads it otherwise than commands do'));
    expect(err).not.toContain('secret');
  });

  it('where systemd could not listen', async () => {
    for (const said of ['HOST=localhost', 'PORT=0']) {
      writeFileSync(join(root, '.env'), `${said}\n`);
      expect(await refusal()).toEqual(because('HOST has to be an address such as 127.0.0.1'));
    }
  });

  it('without a built site', async () => {
    root = ownFolder();
    expect(await refusal()).toEqual(because('npm run build'));
  });

  it('in a folder whose name systemd reads otherwise', async () => {
    root = join(root, '50% off');
    await mkdir(root);
    expect(await refusal()).toEqual(because('50% off has signs that systemd reads otherwise'));
  });

  it('on this machine without its rights, or from a folder that the service does not see', async () => {
    const user = vi.spyOn(process, 'getuid').mockReturnValue(1_000);
    onTestFinished(() => user.mockRestore());
    const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
    onTestFinished(() => platform.mockRestore());
    expect(await refusal([])).toEqual(because('run it as root'));
    user.mockReturnValue(0);
    expect(await refusal([])).toEqual(because(`does not see ${root}`));
    platform.mockReturnValue('darwin');
    expect(await refusal([])).toEqual(because('on Linux'));
  });
});

const analyze = hostProgram('systemd-analyze');

describe.runIf(analyze)('systemd', () => {
  it('understands the units', async () => {
    await install();
    const units = readdirSync(join(machine, UNITS)).map((name) => join(machine, UNITS, name));
    const { status, stdout, stderr } = spawnSync(analyze ?? '', ['verify', '--man=no', ...units], { encoding: 'utf8' });
    // What it says of other units of this machine is not ours.
    const ours = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('carta'));
    expect([status, ours]).toEqual([0, []]);
  });

  it('finds them hardened', async () => {
    await install();
    for (const unit of ['carta.service', 'carta-backup.service']) {
      const file = join(machine, UNITS, unit);
      const said = execFileSync(analyze ?? '', ['security', '--offline=yes', '--no-pager', file], { encoding: 'utf8' });
      const [, exposure] = /Overall exposure level for \S+: (?<level>[\d.]+)/.exec(said) ?? [];
      expect(Number(exposure)).toBeLessThan(2);
    }
  });
});
