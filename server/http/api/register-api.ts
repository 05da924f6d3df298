import type { FastifyInstance } from 'fastify';
import type { LoyaltyService } from '../../loyalty/service.ts';
import type { Dishes } from '../../tonight/dishes.ts';
import { API_PATH } from '../../protocol/calls.ts';
import type { ScanAnswer } from '../../protocol/scan.ts';
import { registerApiErrors } from './api-errors.ts';
import { authenticate, userOf } from './authenticate.ts';
import { registerChangeTonight, registerTonight, TONIGHT } from './tonight.ts';
import { registerCards, registerUser, registerBarServices, registerSignIn } from './diner.ts';
import { readJsonOnly } from './json-body.ts';
import { limitRequests, type Limits } from './limit-requests.ts';
import { registerScans } from './scans.ts';
import { registerStaff } from './staff.ts';
import { registerStats } from './stats.ts';
import { useZod, type ZodTypes } from './zod-schemas.ts';

export type ApiParts = LoyaltyService & {
  readonly publicUrl: string | undefined;
  readonly base: string;
  readonly dishes: () => Dishes;
  readonly limits: Limits | undefined;
  readonly countScan: (answer: ScanAnswer) => void;
};

/** Registers the calls of the stamp card and of tonight's news. All answers are `no-store` but those whose route says that they may be kept. */
export async function registerApi(app: FastifyInstance, parts: ApiParts): Promise<void> {
  await app.register(
    async (api) => {
      const { holdAddress, holdUser } = await limitRequests(api, parts.limits, (request) => userOf(request).uid);
      registerApiErrors(api);
      readJsonOnly(api);
      useZod(api);
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        // This call is answered from memory, and all phones of a place, which may share one address, ask it.
        if (request.routeOptions.url !== `${API_PATH}${TONIGHT}`) await holdAddress(request, reply);
      });
      const open = api.withTypeProvider<ZodTypes>();
      registerBarServices(open, parts);
      registerSignIn(open, parts);
      registerTonight(open, parts);
      await api.register(async (inside) => {
        authenticate(inside, parts.verifyToken, holdUser);
        const signedIn = inside.withTypeProvider<ZodTypes>();
        registerUser(signedIn, parts);
        registerCards(signedIn, parts);
        registerScans(signedIn, parts);
        registerStaff(signedIn, parts);
        registerStats(signedIn, parts);
        registerChangeTonight(signedIn, parts);
      });
    },
    { prefix: API_PATH },
  );
}
