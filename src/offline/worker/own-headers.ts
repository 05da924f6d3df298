/** The headers about an answer's transport, which do not belong to its content. */
const OF_THE_WAY = new Set(
  (
    'accept-ranges age cache-control connection content-encoding content-length content-range date etag keep-alive ' +
    'last-modified transfer-encoding vary'
  ).split(' '),
);

/** The headers of an answer that are stored with it. */
export function ownHeaders({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !OF_THE_WAY.has(name)));
}
