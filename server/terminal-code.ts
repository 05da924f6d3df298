import { toString as toCode } from 'qrcode';

/** Keeps dark modules dark on a dark terminal: some phones read no inverted codes. */
const BLACK_ON_WHITE = '\u001B[30;107m';
const PLAIN = '\u001B[0m';

/** A QR code of an address as lines for the terminal, indented like what stands around it. */
export async function terminalCode(address: string, { colours }: { colours: boolean }): Promise<string[]> {
  const code = await toCode(address, { type: 'utf8', errorCorrectionLevel: 'L', margin: 2 });
  return code.split('\n').map((line) => `  ${colours ? BLACK_ON_WHITE : ''}${line}${colours ? PLAIN : ''}`);
}
