import { toString as toCode } from 'qrcode';
import type { Addresses } from './addresses.ts';

/** Keeps dark modules dark on a dark terminal: some phones read no inverted codes. */
const BLACK_ON_WHITE = '\u001B[30;107m';
const PLAIN = '\u001B[0m';

/** What the terminal shows when the server answers: its addresses, and a code of the one that a phone can open. */
export async function welcome({ local, network }: Addresses, { colours }: { colours: boolean }): Promise<string> {
  const code = await toCode(network ?? local, { type: 'utf8', errorCorrectionLevel: 'L', margin: 2 });
  const lines = [
    '',
    '  Carta is ready. Scan the code with a phone, or open:',
    '',
    `  On this machine    ${local}`,
    `  In your network    ${network ?? 'no network found'}`,
    '',
    ...code.split('\n').map((line) => `  ${colours ? BLACK_ON_WHITE : ''}${line}${colours ? PLAIN : ''}`),
    '',
    '  Ctrl-C ends it.',
    '',
  ];
  return lines.join('\n');
}
