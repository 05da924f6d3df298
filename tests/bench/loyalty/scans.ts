import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ScanAnswer } from '../../../server/protocol/scan.ts';
import { BAR } from '../../support/stamp-programme.ts';
import type { LoyaltyProcess } from '../../support/start-loyalty-process.ts';
import type { TokenAuthority } from '../../support/token-authority.ts';
import { atRate } from './at-rate.ts';
import { LightPhone } from './light-phone.ts';

/** How long a phone shows the confirmation before it shows its code again, in milliseconds. */
const CONFIRMATION = 300;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** A call of the API; its status and its answer. */
function post(port: number, path: string, token: string, body: unknown): Promise<{ status: number; answer: unknown }> {
  const text = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path: `/cartasqr/api${path}`, method: 'POST', agent, headers });
    call.on('error', reject);
    call.on('response', (response) => {
      let said = '';
      response.setEncoding('utf8').on('data', (part: string) => (said += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, answer: JSON.parse(said) }));
    });
    call.end(text);
  });
}

type Diner = { readonly uid: string; readonly phone: LightPhone; ready: Promise<unknown> };

export type Scans = {
  /** From the waiter's tap until the answer, and until the diner's phone has the news, in milliseconds. */
  readonly answered: readonly number[];
  readonly seen: readonly number[];
  /** How many were scanned in a second, from the first to the last. */
  readonly perSecond: number;
};

/** Diners with cards whose codes are shown, each over a socket of their own. */
export async function showCodes(
  { port }: LoyaltyProcess,
  authority: TokenAuthority,
  count: number,
): Promise<readonly Diner[]> {
  const diners: Diner[] = [];
  for (let index = 0; index < count; index += 1) {
    const uid = `diner${index}`;
    const token = authority.sign(uid, Date.now());
    await post(port, '/create-new-loyalty-card', token, { barID: BAR.barID });
    const phone = await LightPhone.open(port, token);
    await phone.ask('registerUser', uid);
    diners.push({ uid, phone, ready: phone.ask('showedQR', { barID: BAR.barID, userID: uid }) });
  }
  await Promise.all(diners.map(({ ready }) => ready));
  return diners;
}

/** A waiter scans one diner after the other at a steady rate. Every scan must give a stamp and reach its phone, or this throws. */
export async function measureScans(
  { port }: LoyaltyProcess,
  waiter: string,
  diners: readonly Diner[],
  perSecond: number,
  count: number,
): Promise<Scans> {
  const answered: number[] = [];
  const seen: number[] = [];
  const scanOne = async ({ uid, phone }: Diner): Promise<void> => {
    const tapped = performance.now();
    const screen = new Promise<number>((resolve) => {
      phone.onScanned = () => resolve(performance.now() - tapped);
    });
    const qr = { qr: 'cartasqr', service: 'loyalty', barID: BAR.barID, cardOwnerID: uid };
    const { status, answer } = await post(port, '/scan-loyalty-card', waiter, { qr });
    answered.push(performance.now() - tapped);
    if ((answer as ScanAnswer).outcome !== 'stamped')
      throw new Error(`a scan gave ${status} ${JSON.stringify(answer)}`);
    seen.push(await screen);
  };
  const begin = performance.now();
  await atRate(perSecond, count, async (index) => {
    const diner = diners[index % diners.length];
    if (diner === undefined) throw new Error('there is no diner');
    const turn = diner.ready.then(() => scanOne(diner));
    diner.ready = turn.then(() => showAgain(diner));
    await turn;
  });
  return { answered, seen, perSecond: (count * 1000) / (performance.now() - begin) };
}

async function showAgain({ uid, phone }: Diner): Promise<void> {
  await wait(CONFIRMATION);
  await phone.ask('hidQR', { barID: BAR.barID });
  await phone.ask('showedQR', { barID: BAR.barID, userID: uid });
}
