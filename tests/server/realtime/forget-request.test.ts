import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { forgetRequest } from '../../../server/realtime/forget-request.ts';

it('lets go of the request, and leaves the WebSocket’s own listeners', () => {
  const tcp = new EventEmitter();
  const ended: string[] = [];
  tcp.on('close', () => ended.push('WebSocket'));
  tcp.once('close', () => ended.push('response'));
  const connection: { request: IncomingMessage | null } = { request: { socket: tcp } as unknown as IncomingMessage };
  forgetRequest(connection);
  tcp.emit('close');
  expect({ ended, request: connection.request }).toEqual({ ended: ['WebSocket'], request: null });
});
