import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { atRate } from './at-rate.ts';
import { LightPhone } from './light-phone.ts';

const SCRIPT = fileURLToPath(new URL('bare-emitter.ts', import.meta.url));

/** How long socket.io alone takes from one client's message to another client's screen, in milliseconds. */
export async function measureEmits(sockets: number, perSecond: number, count: number): Promise<number[]> {
  const child = fork(SCRIPT);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const phones: LightPhone[] = [];
  // One after the other: the emitter numbers them as they come.
  for (let index = 0; index < sockets; index += 1) phones.push(await LightPhone.open(port, ''));
  const sender = await LightPhone.open(port, '');
  const times: number[] = [];
  await atRate(perSecond, count, async (index) => {
    const begin = performance.now();
    const phone = phones[index % sockets];
    if (phone === undefined) throw new Error('there is no socket');
    await new Promise<void>((resolve) => {
      phone.onScanned = () => resolve();
      void sender.ask('scan', index % sockets);
    });
    times.push(performance.now() - begin);
  });
  for (const phone of [...phones, sender]) phone.close();
  child.disconnect();
  await once(child, 'exit');
  return times;
}
