import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type ServedFile = {
  readonly headers: Readonly<Record<string, string>>;
  readonly identity: Buffer;
  /** Where compression is worth it. */
  readonly br?: Buffer;
  readonly gzip?: Buffer;
};

const TEXTS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
};
const PICTURES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
};
/** The build's own compressed files: they are made anew, for all folders alike. */
const COMPRESSED = ['.br', '.gz'];

/** As the web servers of this world would send it: brotli at its best. */
export const brotli = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** All files of a folder by their path as an address names it. */
export function loadFolder(folder: string): Map<string, ServedFile> {
  const files = new Map<string, ServedFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || COMPRESSED.includes(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, loadFile(path, readFileSync(file)));
  }
  return files;
}

function loadFile(path: string, identity: Buffer): ServedFile {
  const type = TEXTS[extname(path)];
  const compress = type !== undefined && identity.length > 200;
  return {
    headers: {
      'content-type': type ?? PICTURES[extname(path)] ?? 'application/octet-stream',
      'cache-control': cacheControl(path),
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`,
      'x-content-type-options': 'nosniff',
      ...(compress && { vary: 'accept-encoding' }),
    },
    identity,
    ...(compress && { br: brotli(identity), gzip: gzipSync(identity, { level: 9 }) }),
  };
}

/** Hashed names never change, pages are always checked, the rest lives for a day. */
function cacheControl(path: string): string {
  if (/\/assets\/.*[-.][\w-]{8,}\.\w+$/.test(path)) return 'public, max-age=31536000, immutable';
  if (/\.(html|json|webmanifest)$/.test(path) || path.endsWith('/sw.js')) return 'no-cache';
  return 'public, max-age=86400';
}
