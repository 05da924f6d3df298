import { expect, it } from 'vitest';
import { InOrder } from '../../../server/realtime/in-order.ts';

it('does what has the same key one after the other, and what has another beside it', async () => {
  const inOrder = new InOrder(() => undefined);
  const done: string[] = [];
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  void inOrder.run('ana', async () => {
    await held;
    done.push('ana shows');
  });
  const hidden = inOrder.run('ana', async () => void done.push('ana hides'));
  await inOrder.run('eva', async () => void done.push('eva shows'));
  go();
  await hidden;
  expect(done).toEqual(['eva shows', 'ana shows', 'ana hides']);
});

it('goes on after what failed, and reports it', async () => {
  const reported: unknown[] = [];
  const inOrder = new InOrder((error) => reported.push(error));
  const fault = new Error('fault');
  await inOrder.run('ana', () => Promise.reject(fault));
  let went = false;
  await inOrder.run('ana', async () => void (went = true));
  expect({ reported, went }).toEqual({ reported: [fault], went: true });
});

it('waits for all that was given', async () => {
  const inOrder = new InOrder(() => undefined);
  let done = 0;
  for (const key of ['ana', 'ana', 'eva']) {
    void inOrder.run(key, async () => {
      await Promise.resolve();
      done += 1;
    });
  }
  await inOrder.ended();
  expect(done).toBe(3);
});
