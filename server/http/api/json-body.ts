import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LARGEST_BODY } from '../../protocol/calls.ts';
import { Denied } from '../../store/store.ts';

/** So much of a body that is too large is taken and thrown away, in bytes: who is cut off while sending never reads why. */
const DISCARDED = 1024 * 1024;

/**
 * Reads bodies as JSON in UTF-8 and as nothing else. Names that would reach into prototypes are refused, wherever they stand, and so
 * is text that is not UTF-8: it would come out as other text than was sent.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const text = decoded(await bytesOf(payload));
    return new Promise((resolve, reject) => {
      void parse(request, text, (error, body) => (error ? reject(error) : resolve(body)));
    });
  });
}

async function bytesOf(payload: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of payload as AsyncIterable<Buffer>) {
      size += part.length;
      if (size <= LARGEST_BODY) parts.push(part);
      if (size > DISCARDED) break;
    }
  } catch {
    // Whoever sent it is gone.
    throw new Denied('bad-request');
  }
  if (size > LARGEST_BODY) throw new Denied('body-too-large');
  return Buffer.concat(parts);
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Denied('bad-request');
  }
}
