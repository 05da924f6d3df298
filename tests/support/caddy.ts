import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

export type RunningCaddy = {
  readonly port: number;
  /** The certificate of the authority that Caddy made for this run. */
  readonly authority: Buffer;
  readonly stop: () => Promise<void>;
};

/** Runs Caddy with rules of the project in a folder of its own, with certificates of a test authority instead of a public one. */
export async function startCaddy(
  program: string,
  folder: string,
  rules: string,
  environment: (port: number) => Readonly<Record<string, string>>,
): Promise<RunningCaddy> {
  const [port, plain] = [await freePort(), await freePort()];
  const here = `{
	admin off
	local_certs
	skip_install_trust
	http_port ${plain}
	https_port ${port}
	storage file_system ${folder}/storage
}
`;
  const file = join(folder, 'Caddyfile');
  await writeFile(file, here + rules);
  const caddy = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    cwd: folder,
    env: { ...process.env, HOME: folder, ...environment(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(caddy, 'exit');
  let said = '';
  caddy.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const root = join(folder, 'storage/pki/authorities/local/root.crt');
  await until(async () => {
    if (caddy.exitCode !== null) throw new Error(`Caddy ended: ${said}`);
    return existsSync(root) && said.includes('certificate obtained successfully');
  });
  return {
    port,
    authority: await readFile(root),
    stop: async () => {
      caddy.kill();
      await ended;
    },
  };
}
