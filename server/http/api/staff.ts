import type { FastifyRequest } from 'fastify';
import { invitationLink } from '../../loyalty/bars.ts';
import {
  acceptedSchema,
  acceptRequestSchema,
  invitationRequestSchema,
  invitationSchema,
  removeStaffParamsSchema,
  removeStaffQuerySchema,
  staffSchema,
} from '../../protocol/calls.ts';
import { Denied } from '../../store/store.ts';
import { userOf } from './authenticate.ts';
import type { ApiParts } from './register-api.ts';
import { type Api, NOTHING, querystring } from './zod-schemas.ts';
import { iso } from '../../loyalty/site-day.ts';

/** Calls about staff: memberships, invitations, removal (L16). */
export function registerStaff(api: Api, { store, bars, clock, publicUrl, base }: ApiParts): void {
  api.get('/staff', { schema: { querystring, response: { 200: staffSchema } } }, (request) =>
    store.staffOf({ uid: userOf(request).uid, bars }),
  );

  const inviteSchema = { querystring, body: invitationRequestSchema, response: { 201: invitationSchema } };
  api.post('/invitations', { schema: inviteSchema }, async (request, reply) => {
    const { barID, role } = request.body;
    if (!bars.has(barID)) throw new Denied('unknown-bar');
    const { token, expires } = await store.invite({ by: userOf(request).uid, barID, role, now: clock() });
    const link = invitationLink(`${publicUrl ?? originOf(request)}${base}`, token);
    return reply.code(201).send({ barID, role, link, expires: iso(expires) });
  });

  const acceptSchema = { querystring, body: acceptRequestSchema, response: { 200: acceptedSchema } };
  api.post('/invitations/accept', { schema: acceptSchema }, async (request) => {
    const { uid, name } = userOf(request);
    const { barID, role } = await store.accept({ uid, name, token: request.body.token, now: clock() });
    return { barID, name: bars.get(barID)?.name ?? barID, role };
  });

  const removeSchema = { params: removeStaffParamsSchema, querystring: removeStaffQuerySchema, body: NOTHING.body };
  api.delete('/staff/:uid', { schema: removeSchema }, async (request, reply) => {
    const { uid } = request.params;
    await store.removeStaff({ by: userOf(request).uid, uid, barID: request.query.barID, now: clock() });
    return reply.code(204).send();
  });
}

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
