import { expect, it } from 'vitest';
import { createTurns } from '../../../../server/store/postgres/turns.ts';

it('lets two in at a time, the first who came first', async () => {
  const turns = createTurns(2);
  const entered: number[] = [];
  const visitors = [1, 2, 3, 4].map((visitor) => turns.take().then(() => entered.push(visitor)));
  await Promise.all(visitors.slice(0, 2));
  expect(entered).toEqual([1, 2]);
  turns.give();
  await visitors[2];
  expect(entered).toEqual([1, 2, 3]);
  turns.give();
  await visitors[3];
  expect(entered).toEqual([1, 2, 3, 4]);
});

it('sends away who waits, and goes on with who comes next', async () => {
  const turns = createTurns(1);
  await turns.take();
  const waiting = turns.take();
  turns.dismiss(new Error('away'));
  await expect(waiting).rejects.toThrow('away');
  turns.give();
  await expect(turns.take()).resolves.toBeUndefined();
});
