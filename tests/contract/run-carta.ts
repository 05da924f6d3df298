import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CARTA = fileURLToPath(new URL('../../codegen/carta.ts', import.meta.url));

/** Runs `carta` as a process of its own, as an editor does. */
export function runCarta(argv: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [CARTA, ...argv], { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr }),
    );
  });
}
