/** Headers that belong to how an answer came, not to what it is. */
const OF_THE_WAY = new Set(
  (
    'accept-ranges age cache-control connection content-encoding content-length content-range date etag keep-alive ' +
    'last-modified transfer-encoding vary'
  ).split(' '),
);

/** The headers of an answer that go with it into a store. */
export function ownHeaders({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !OF_THE_WAY.has(name)));
}
