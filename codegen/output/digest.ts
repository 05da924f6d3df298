import { createHash } from 'node:crypto';

/** A digest of a content, by which builds know that it is the same. */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url');
