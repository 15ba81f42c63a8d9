import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { appError } from '../errors/app-error.ts';
import { networkOf } from './network-of.ts';
import { refusals } from '../messages/refusals-texts.ts';

const general = { max: 1200, timeWindow: 60_000 };
/** Sign-up, login and resets cost a password hash or a mail each. */
const strict = { max: 30, timeWindow: 60_000 };
/** The other routes that look at a password: right ones are given back their try, and each costs a hash all the same. */
const hashing = { max: 60, timeWindow: 60_000 };
const hashingRoutes = new Set([
  'POST /api/account/email',
  'POST /api/account/password',
  'POST /api/account/delete',
  'POST /api/admin/impersonations',
  'POST /api/chats/:chat_id/shares',
  'POST /api/shares/:share_id/copies',
  'POST /api/public/shares/:share_id/open',
]);
const unlimited = new Set(['/healthz', '/readyz']);

/** Limits by address. Register before any route. */
export async function addRateLimits(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (unlimited.has(route.url)) route.config = { ...route.config, rateLimit: false };
    if (route.url.startsWith('/api/auth/') && route.url !== '/api/auth/logout')
      route.config = { ...route.config, rateLimit: strict };
    if (hashingRoutes.has(`${String(route.method)} ${route.url}`))
      route.config = { ...route.config, rateLimit: hashing };
  });
  await app.register(rateLimit, {
    global: true,
    ...general,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      appError('request.too_many', {
        sentence: refusals.said((t) => t.tooManyTries(Math.max(1, Math.ceil(ttl / 1000)))),
      }),
  });
}
