/** A part of a file: its first and its last byte. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * The part of a file of `size` bytes that a `Range` header requests ('bytes=0-', 'bytes=100-199', 'bytes=-500'); undefined when it requests
 * several parts or a part that does not exist, and for any other text.
 */
export function byteRange(header: string, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : undefined;
}

/** Answers a request for a part of a file, as video players send it, from the whole file. */
export async function partOf(whole: Response, header: string): Promise<Response> {
  const body = await whole.blob();
  const range = byteRange(header, body.size);
  const headers = new Headers(whole.headers);
  if (range === undefined) {
    headers.set('content-range', `bytes */${body.size}`);
    return new Response(null, { status: 416, headers });
  }
  const part = body.slice(range.first, range.last + 1, body.type);
  headers.set('content-range', `bytes ${range.first}-${range.last}/${body.size}`);
  headers.set('content-length', String(part.size));
  return new Response(part, { status: 206, headers });
}
