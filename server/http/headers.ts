import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** For answers that are not pages: an image, a script or an error that is opened as a document may load nothing. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The product asks a browser for none of these but the camera, with which staff scan a diner's code. */
export const PERMISSIONS = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Security headers of every answer. Pages replace the policy with their own (`page-policy.ts`). What only means something over
 * https is left out without it: browsers complain of it on the plain address that a phone in the same network uses.
 */
export async function registerHeaders(app: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: https && { policy: 'same-origin-allow-popups' },
    originAgentCluster: https,
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': CLOSED_POLICY, 'permissions-policy': PERMISSIONS });
  });
}
