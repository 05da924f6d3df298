import fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerErrors } from '../../server/http/errors.ts';

it('says nothing of the inside when something fails', async () => {
  const app = fastify();
  registerErrors(app);
  app.get('/broken', () => {
    throw new Error('password of the database: hunter2');
  });
  const answer = await app.inject('/broken');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe('Internal server error\n');
});
