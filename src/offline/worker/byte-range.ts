/** A part of a file: its first and its last byte. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * The part that a `Range` header asks of a file of `size` bytes ('bytes=0-', 'bytes=100-199', 'bytes=-500'); undefined when it asks
 * for several parts, for none that exists, or is no such header.
 */
export function byteRange(header: string, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : undefined;
}

/** Answers a request for a part of a file that is at hand whole; players of videos ask so. */
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
