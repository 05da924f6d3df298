import type { Addresses } from './addresses.ts';
import { toString as toCode } from 'qrcode';

/** The message when the server is ready: its addresses, that of the preview if any, and a QR code of the one for phones. `page`: the path of the venue that they lead to. */
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

/** Keeps dark modules dark on a dark terminal: some phones read no inverted codes. */
const BLACK_ON_WHITE = '\u001B[30;107m';
const PLAIN = '\u001B[0m';

/** A QR code of an address as indented lines for the terminal. */
export async function terminalCode(address: string, { colours }: { colours: boolean }): Promise<string[]> {
  const code = await toCode(address, { type: 'utf8', errorCorrectionLevel: 'L', margin: 2 });
  return code.split('\n').map((line) => `  ${colours ? BLACK_ON_WHITE : ''}${line}${colours ? PLAIN : ''}`);
}
