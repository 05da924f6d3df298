import { z } from 'zod';
import { errorSchema, redeemRequestSchema, undoRequestSchema } from '../../protocol/calls.ts';
import { cardSchema } from '../../protocol/card.ts';
import { loyaltyQrSchema } from '../../protocol/qr.ts';
import { REFUSAL_MESSAGES, type ScanAnswer, scanAnswerSchema, scanRequestSchema } from '../../protocol/scan.ts';
import { typedCodeOf } from '../../protocol/typed-code.ts';
import { Denied, type ScanCommand } from '../../store/store.ts';
import { parseJson } from '../../../src/terms/parse-json.ts';
import { userOf } from './authenticate.ts';
import type { ApiParts } from './register-api.ts';
import { type Api, querystring } from './zod-schemas.ts';

/** The answer for another bar's card is both an error and an outcome, for clients that read either. */
const wrongBarSchema = z.strictObject({ ...errorSchema.shape, ...scanAnswerSchema.shape });

/** Calls of staff with a diner's code: stamp, undo a stamp, redeem the reward (L4 to L10). */
export function registerScans(api: Api, { store, bars, clock, countScan }: ApiParts): void {
  const scanSchema = {
    querystring,
    body: scanRequestSchema,
    response: { 200: scanAnswerSchema, 403: z.union([wrongBarSchema, errorSchema]) },
  };
  api.post('/scan-loyalty-card', { schema: scanSchema }, async (request, reply) => {
    const by = userOf(request).uid;
    const { qr, unshown = false, barID } = request.body;
    const code = parseScanCode(qr);
    const answer =
      code === 'not-a-code' ? await noCode(by) : await store.scan({ by, code, barID, unshown, now: clock() });
    countScan(answer);
    if (answer.reason !== 'wrong-bar') return answer;
    return reply.code(403).send({ ...answer, code: 'wrong-bar', message: REFUSAL_MESSAGES['wrong-bar'] });
  });

  const undoSchema = { querystring, body: undoRequestSchema, response: { 200: cardSchema } };
  api.post('/undo-stamp', { schema: undoSchema }, (request) =>
    store.undo({ by: userOf(request).uid, stampID: request.body.stampID, now: clock() }),
  );

  const redeemSchema = { querystring, body: redeemRequestSchema, response: { 200: cardSchema } };
  api.post('/redeem-reward', { schema: redeemSchema }, async (request) => {
    const by = userOf(request).uid;
    const code = parseScanCode(request.body.qr);
    if (code === 'not-a-code') {
      await noCode(by);
      throw new Denied('not-shown');
    }
    return store.redeem({ by, cardID: request.body.cardID, code, bars, now: clock() });
  });

  /** The answer for a text that is no code, and so names no bar. Only staff get it. */
  async function noCode(uid: string): Promise<ScanAnswer> {
    const staff = await store.staffOf({ uid, bars });
    if (staff.bars.length === 0) throw new Denied('not-staff');
    return { outcome: 'refused', reason: 'not-a-code', message: REFUSAL_MESSAGES['not-a-code'] };
  }
}

/** Parses what a scanner sent: a loyalty code as text or parsed JSON, or typed digits. Anything else (a wine label) is 'not-a-code'. */
export function parseScanCode(qr: unknown): ScanCommand['code'] | 'not-a-code' {
  if (typeof qr === 'string') {
    const typed = typedCodeOf(qr);
    if (typed !== undefined) return { typed };
  }
  const code = loyaltyQrSchema.safeParse(typeof qr === 'string' ? parseJson(qr) : qr);
  return code.success ? { barID: code.data.barID, cardOwnerID: code.data.cardOwnerID } : 'not-a-code';
}
