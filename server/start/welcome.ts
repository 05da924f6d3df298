import { terminalCode } from '../terminal-code.ts';
import type { Addresses } from './addresses.ts';

/** What the terminal shows when the server answers: its addresses, that of the preview where there is one, and a code of the one that a phone can open. `page`: the path of the venue that they lead to. */
export async function welcome(
  { local, network }: Addresses,
  { colours, preview, page = '' }: { colours: boolean; preview?: string; page?: string },
): Promise<string> {
  const lines = [
    '',
    '  Carta is ready. Scan the code with a phone, or open:',
    '',
    `  On this machine    ${local}${page}`,
    `  In your network    ${network === undefined ? 'no network found' : network + page}`,
    ...(preview === undefined ? [] : [`  Side by side       ${preview}`]),
    '',
    ...(await terminalCode((network ?? local) + page, { colours })),
    '',
    '  Ctrl-C ends it.',
    '',
  ];
  return lines.join('\n');
}
