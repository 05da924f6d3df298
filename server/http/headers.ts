import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Policy of answers that are not pages: an image, a script or an error opened as a document may load nothing. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The product needs only the camera, with which staff scan a diner's code. */
export const PERMISSIONS = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Security headers of every answer. Pages replace the policy with their own (`page-policy.ts`). Headers for https only are
 * left out without it: browsers warn about them on the http address that phones in the same network use.
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
