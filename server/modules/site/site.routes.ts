import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheHeaders } from '@loupe/federation/registry/content-security-policy';
import { matchPage } from '@loupe/federation/registry/page';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { answerNotFound } from '../../http/errors.ts';
import { pagePolicy } from '../../http/security-headers.ts';
import { createPageCache, type RenderedPage } from './page-cache.ts';
import type { SiteContent } from './release-store.ts';

/** Paths that the host turns into another one. */
const redirects = new Set(['/', '/home', '/referral']);
const hashedName = /[.-][0-9a-f]{8,}\.\w+$/;

/** Serves the composed site: page, host files, releases of the remotes, registry. Register after everything else. */
export async function registerSiteRoutes(
  app: FastifyInstance,
  { config, registrySigner }: Pick<Deps, 'config' | 'registrySigner'>,
  content: SiteContent | null,
): Promise<void> {
  if (!content) {
    app.get('/*', async (request, reply) => {
      if (isPagePath(pathOf(request)))
        throw appError('server.unavailable', { sentence: 'The site is not built yet: run npm run build.' });
      return answerNotFound(request, reply);
    });
    return;
  }
  await app.register(fastifyStatic, {
    root: content.hostFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'deny',
  });
  const registry = registrySigner.sign(JSON.stringify(content.registry));
  const registryTag = `"${content.registry.composition}"`;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('loupe-composition', content.registry.composition);
    done();
  });
  app.get('/remotes/registry.json', async (_request, reply) =>
    reply
      .headers({ 'cache-control': cacheHeaders.page, 'loupe-registry-signature': registry.signature })
      .type('application/json; charset=utf-8')
      .send(registry.document),
  );
  app.get('/remotes/registry.signed.json', async (request, reply) => {
    reply.headers({ 'cache-control': cacheHeaders.page, etag: registryTag });
    return request.headers['if-none-match'] === registryTag ? reply.status(304).send() : registry;
  });
  app.get('/remotes/*', async (request, reply) => sendRelease(content, request, reply));

  const { apiBaseUrl, backofficeBaseUrl, brandName, externalLinkHost, firebaseConfig } = config;
  const runtimeConfig = {
    apiBaseUrl,
    backofficeBaseUrl,
    brandName,
    externalLinkHost,
    ...(firebaseConfig && { firebaseConfig: textsOf(firebaseConfig) }),
  };
  const data = { config: runtimeConfig, registry, registry_key: registrySigner.publicKey };
  const pageFor = createPageCache(content, data);
  const policy = pagePolicy(config);
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const file = path.slice(1);
    if (content.hostFiles.has(file)) {
      return reply
        .header('cache-control', hashedName.test(file) ? cacheHeaders.immutable : cacheHeaders.page)
        .sendFile(file, content.hostFolder);
    }
    if (!isPagePath(path)) return missing(request, reply);
    return sendPage(pageFor(path), isKnownPage(path, content), path, policy, request, reply);
  });
}

/** Firebase's own fields are all text; anything else somebody put beside them stays here. */
function textsOf(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/** Not the API's, and not a file: those are answered with an error, never with the page. */
function isPagePath(path: string): boolean {
  return (
    path !== '/api' &&
    !path.startsWith('/api/') &&
    !path.startsWith('/remotes/') &&
    !(path.split('/').at(-1) ?? '').includes('.')
  );
}

function pathOf(request: FastifyRequest): string {
  const raw = request.url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(raw);
  } catch {
    throw appError('request.invalid', { sentence: 'The address is not valid.' });
  }
}

function missing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  answerNotFound(request, reply);
  return reply;
}

function sendRelease(content: SiteContent, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [, , name = '', version = '', ...rest] = pathOf(request).split('/');
  const folder = content.findRelease(name, version);
  if (!folder || rest.length === 0 || rest.includes('..')) return missing(request, reply);
  return reply.header('cache-control', cacheHeaders.immutable).sendFile(rest.join('/'), folder);
}

function isKnownPage(path: string, { registry }: SiteContent): boolean {
  return redirects.has(path.replace(/(.)\/$/, '$1')) || matchPage(path, registry.remotes) !== null;
}

function sendPage(
  page: RenderedPage,
  isKnown: boolean,
  path: string,
  policy: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({
    'content-security-policy': policy,
    'cache-control': cacheHeaders.page,
    vary: 'accept-encoding',
    etag: page.etag,
  });
  if (path.startsWith('/share')) reply.header('x-robots-tag', 'noindex');
  if (isKnown && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const encoding = ['br', 'gzip'].find((one) => request.headers['accept-encoding']?.includes(one)) as
    | 'br'
    | 'gzip'
    | undefined;
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .status(isKnown ? 200 : 404)
    .type('text/html; charset=utf-8')
    .send(page[encoding ?? 'plain']);
}
