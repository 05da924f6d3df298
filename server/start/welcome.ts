import { terminalCode } from '../terminal-code.ts';
import type { Addresses } from './addresses.ts';

/** What the terminal shows when the server answers: its addresses, that of the preview where there is one, and a code of the one that a phone can open. */
export async function welcome(
  { local, network }: Addresses,
  { colours, preview }: { colours: boolean; preview?: string },
): Promise<string> {
  const lines = [
    '',
    '  Carta is ready. Scan the code with a phone, or open:',
    '',
    `  On this machine    ${local}`,
    `  In your network    ${network ?? 'no network found'}`,
    ...(preview === undefined ? [] : [`  Side by side       ${preview}`]),
    '',
    ...(await terminalCode(network ?? local, { colours })),
    '',
    '  Ctrl-C ends it.',
    '',
  ];
  return lines.join('\n');
}
