import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const FRAMES_PER_SECOND = 20;
const SECONDS = 3.5;

const FRAMES_IN = `-loglevel error -y -f image2pipe -c:v png -framerate ${FRAMES_PER_SECOND} -i -`.split(' ');
const VIDEO_OUT = '-an -c:v libx264 -preset veryslow -crf 29 -pix_fmt yuv420p -movflags +faststart'.split(' ');
/** One thread, and no dates or versions in the file: the same frames give the same bytes. */
const REPRODUCIBLE = '-threads 1 -fflags +bitexact -flags:v +bitexact -map_metadata -1'.split(' ');

/**
 * Encodes a loop as H.264 in MP4 without sound. `frameAt` draws the moment `at`, from 0 up to 1, as SVG. Rejects when
 * `ffmpeg` is missing or fails.
 */
export async function makeVideo(file: URL, frameAt: (at: number) => string): Promise<void> {
  const encoder = spawn('ffmpeg', [...FRAMES_IN, ...VIDEO_OUT, ...REPRODUCIBLE, fileURLToPath(file)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const [[code]] = await Promise.all([
    once(encoder, 'close') as Promise<[number | null]>,
    pipeline(Readable.from(frames(frameAt)), encoder.stdin),
  ]);
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}

async function* frames(frameAt: (at: number) => string): AsyncGenerator<Buffer> {
  const count = FRAMES_PER_SECOND * SECONDS;
  for (let frame = 0; frame < count; frame += 1) {
    yield await sharp(Buffer.from(frameAt(frame / count)))
      .png({ compressionLevel: 1 })
      .toBuffer();
  }
}
