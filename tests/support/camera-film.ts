import { writeFile } from 'node:fs/promises';
import { toBuffer } from 'qrcode';
import sharp from 'sharp';

/** The usual size of browsers' cameras; even numbers, because colours have half the resolution. */
const [WIDTH, HEIGHT] = [640, 480];
const FRAMES_A_SECOND = 10;

/** The number of frames, which Chromium repeats. */
const FRAMES = 5;

/** The background around a phone. */
const TABLE = { r: 96, g: 96, b: 96 };

/** Flags of a browser whose camera shows such a film. Permission is denied unless the context grants it. */
export const cameraFlags = (film: string): readonly string[] => [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

/** A picture of a QR code that holds a text, as a diner's phone shows it. */
export const pngOfCode = (text: string): Promise<Buffer> =>
  toBuffer(text, { type: 'png', errorCorrectionLevel: 'L', width: 360, margin: 4 });

/**
 * Writes a film that shows a picture, for Chromium's `--use-file-for-fake-video-capture`: YUV4MPEG2 without compression, whose format is a line of
 * text and then each frame's lightness and two colours. A camera reads the file when it is turned on, so another picture written to the same path is
 * shown after the camera has been off.
 */
export async function filmOf(png: Buffer, path: string): Promise<void> {
  const { data } = await sharp(png)
    .flatten({ background: TABLE })
    .resize({ width: WIDTH, height: HEIGHT, fit: 'contain', background: TABLE, kernel: 'nearest' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The film is grey: its colour planes have the middle value, at a quarter of the size.
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), data, colours]);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_A_SECOND}:1 Ip A1:1 C420jpeg\n`);
  await writeFile(path, Buffer.concat([header, ...Array.from({ length: FRAMES }, () => frame)]));
}
