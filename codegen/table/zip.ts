import { inflateRawSync } from 'node:zlib';

/** Bytes of one file inside an archive, unpacked. A sheet of a menu has a few hundred thousand. */
const MOST_BYTES = 32 * 1024 * 1024;

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** An archive that says one thing and holds another, or more than a menu ever has. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
  readonly reason: 'damaged' | 'too large';

  constructor(reason: 'damaged' | 'too large') {
    super(`The archive is ${reason}.`);
    this.reason = reason;
  }
}

/** The files of a ZIP archive by their names; each is unpacked when it is asked for. Throws ArchiveError. */
export function readZip(bytes: Uint8Array): ReadonlyMap<string, () => string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files = new Map<string, () => string>();
  try {
    const end = directoryEnd(buffer);
    const count = buffer.readUInt16LE(end + 10);
    let at = buffer.readUInt32LE(end + 16);
    let whole = 0;
    for (let index = 0; index < count; index++) {
      if (buffer.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new ArchiveError('damaged');
      const method = buffer.readUInt16LE(at + 10);
      const packed = buffer.readUInt32LE(at + 20);
      whole += buffer.readUInt32LE(at + 24);
      const nameLength = buffer.readUInt16LE(at + 28);
      const name = buffer.toString('utf8', at + 46, at + 46 + nameLength);
      const local = buffer.readUInt32LE(at + 42);
      files.set(name, () => unpack(buffer, local, packed, method));
      at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
    }
    if (whole > MOST_BYTES) throw new ArchiveError('too large');
  } catch (error) {
    throw error instanceof RangeError ? new ArchiveError('damaged') : error;
  }
  return files;
}

/** The directory of an archive stands at its end, before a comment of at most 65,535 bytes. */
function directoryEnd(buffer: Buffer): number {
  for (let at = buffer.length - 22; at >= Math.max(0, buffer.length - 22 - 0xffff); at--) {
    if (buffer.readUInt32LE(at) === DIRECTORY_END) return at;
  }
  throw new ArchiveError('damaged');
}

function unpack(buffer: Buffer, local: number, packed: number, method: number): string {
  try {
    const from = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28);
    const data = buffer.subarray(from, from + packed);
    return (method === 0 ? data : inflateRawSync(data, { maxOutputLength: MOST_BYTES })).toString('utf8');
  } catch (error) {
    throw new ArchiveError((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : 'damaged');
  }
}
