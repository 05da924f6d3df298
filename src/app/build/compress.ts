import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Kinds of file that gain from compression; pictures and videos are compressed already. */
const PLAIN = new Set(['.html', '.js', '.css', '.svg', '.json', '.jsonld', '.txt', '.xml', '.webmanifest', '.wasm']);

/** Compressions that run at once: as many as Node has threads for. */
const AT_ONCE = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Of Brotli. Higher ones begin with large tables: 9 takes seventy times as long for a hundredth fewer bytes. */
const QUICK_QUALITY = 5;

/** Of documents that are only served where nobody can sign in: they are not to cost a build as much as the others do. */
export const ALONE_ENDING = '.alone.html';

/** Writes a `.br` and a `.gz` beside each of them below `folder`, where they are smaller than the file. */
export async function compressFiles(folder: string, quick = false): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && PLAIN.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name));
  const queue = files.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of queue) {
        const isQuick = quick || file.endsWith(ALONE_ENDING);
        await compress(file, isQuick ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY);
      }
    }),
  );
}

async function compress(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const variants = { br: await brotli(content, { params }), gz: await zip(content, { level: 9 }) };
  for (const [ending, compressed] of Object.entries(variants)) {
    if (compressed.length < content.length) await writeFile(`${file}.${ending}`, compressed);
  }
}
