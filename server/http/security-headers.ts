import type { FastifyInstance } from 'fastify';
import {
  contentSecurityPolicy,
  integrityPolicy,
  pageHeaders,
} from '@loupe/federation/registry/content-security-policy';
import type { Config } from '../config.ts';

/** What is not a page may load nothing and be framed by nobody. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer; pages replace the policy by `pagePolicy`. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers: Record<string, string> = { ...pageHeaders, 'content-security-policy': dataPolicy };
  if (config.publicUrl?.startsWith('https://'))
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Where Firebase messaging gets its registration tokens (P1). */
const firebaseOrigins = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/** What a page is sent under. The code of a developer's own server has no hashes. */
export function pagePolicies(
  config: Config,
  developer: string | undefined,
  remotes: readonly string[],
): Record<string, string> {
  const policy = { 'content-security-policy': pagePolicy(config, developer, remotes) };
  return developer === undefined ? { ...policy, 'integrity-policy': integrityPolicy } : policy;
}

/** The page may also call API bases on other origins, and Firebase, when configured; `developer` is named by its address (docs/decisions/0014). */
function pagePolicy(
  { apiBaseUrl, backofficeBaseUrl, firebaseConfig }: Config,
  developer: string | undefined,
  remotes: readonly string[],
): string {
  const origins = [apiBaseUrl, backofficeBaseUrl]
    .filter((address) => !address.startsWith('/'))
    .map((address) => new URL(address).origin);
  const called = [...new Set([...origins, ...(firebaseConfig ? firebaseOrigins : [])])];
  return contentSecurityPolicy(called, developer, remotes);
}
