import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { carriesTicket, readOverride } from '@loupe/federation/registry/developer-override';
import { hostBuildName } from '@loupe/federation/registry/host-build';
import { cacheHeaders } from '@loupe/federation/registry/content-security-policy';
import { languageOfCookie } from '@loupe/federation/registry/page-language';
import { matchPage } from '@loupe/federation/registry/page';
import { remoteOrigins } from '@loupe/federation/registry/remote-origins';
import type { Language } from '@loupe/shared/lib/language';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { answerNotFound } from '../../http/errors.ts';
import { languageOf } from '../../language/request-language.ts';
import { pagePolicies } from '../../http/security-headers.ts';
import { createPageCache, type RenderedPage } from './page-cache.ts';
import { hashedName } from './shared-host-files.ts';
import type { SiteContent } from './site-content.ts';
import { tagOf, type ReleaseService } from '../releases/release-service.ts';
import { refusals } from '../../messages/refusals-texts.ts';

/** Paths that the host turns into another one. */
const redirects = new Set(['/', '/home', '/referral']);

/** Serves the composed site: page, host files, releases of the remotes, registry. Register after everything else. */
export async function registerSiteRoutes(
  app: FastifyInstance,
  { config, releases }: Pick<Deps, 'config' | 'releases'>,
  content: SiteContent | null,
): Promise<void> {
  if (!content) {
    app.get('/*', async (request, reply) => {
      if (isPagePath(pathOf(request)))
        throw appError('server.unavailable', { sentence: refusals.said((t) => t.siteNotBuilt) });
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
  registerRegistry(app, releases);
  app.get('/remotes/*', async (request, reply) => await sendRelease(releases, request, reply));

  const { apiBaseUrl, backofficeBaseUrl, brandName, externalLinkHost, firebaseConfig } = config;
  const runtimeConfig = {
    apiBaseUrl,
    backofficeBaseUrl,
    brandName,
    externalLinkHost,
    ...(firebaseConfig && { firebaseConfig: textsOf(firebaseConfig) }),
  };
  const pageFor = createPageCache(content, runtimeConfig, releases);
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const file = path.slice(1);
    if (await content.hostFiles.has(file)) {
      return reply
        .header('cache-control', hashedName.test(file) ? cacheHeaders.immutable : cacheHeaders.page)
        .sendFile(file, content.hostFolder);
    }
    if (!isPagePath(path)) return missing(request, reply);
    const asked = askedOverride(request);
    const developer = asked?.isConfirmed ? asked.override.origin : undefined;
    reply.headers(pagePolicies(config, developer, remoteOrigins(releases.current().document.remotes)));
    return sendPage(
      pageFor(path, {
        language: languageOfPage(request),
        canaries: canariesOf(request),
        override: asked && { ...asked, remote: asked.override.remote },
      }),
      isKnownPage(path, releases),
      path,
      request,
      reply,
    );
  });
}

/** Names what is in force, slices and host, with every answer: a tab that runs something else can offer the new one. */
export function addInForceHeaders(
  app: FastifyInstance,
  { releases }: Pick<Deps, 'releases'>,
  { hostBuild }: Pick<SiteContent, 'hostBuild'>,
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('loupe-composition', releases.current().document.composition);
    if (hostBuild !== null) reply.header(hostBuildName, hostBuild);
    done();
  });
}

/** The registry in both forms: the bare document with its signature beside it, and both in one. */
function registerRegistry(app: FastifyInstance, releases: ReleaseService): void {
  app.get('/remotes/registry.json', async (_request, reply) => {
    const { document, signature } = releases.current().signed;
    return reply
      .headers({ 'cache-control': cacheHeaders.page, 'loupe-registry-signature': signature })
      .type('application/json; charset=utf-8')
      .send(document);
  });
  app.get('/remotes/registry.signed.json', async (request, reply) => {
    const composition = releases.current();
    const etag = tagOf(composition);
    reply.headers({ 'cache-control': cacheHeaders.page, etag });
    return request.headers['if-none-match'] === etag ? reply.status(304).send() : composition.signed;
  });
}

/** What was chosen in this browser, which the page writes down; else what the browser asks for. */
function languageOfPage(request: FastifyRequest): Language {
  return languageOfCookie(request.headers.cookie ?? '') ?? languageOf(request, null);
}

/** The host writes down of which slices this browser gets the canary, so that the page can preload the right files. */
function canariesOf({ headers }: FastifyRequest): ReadonlySet<string> {
  const written = /(?:^|;\s*)loupe_canary=([a-z0-9,%-]{1,400})/i.exec(headers.cookie ?? '')?.[1] ?? '';
  return new Set(written.replaceAll(/%2c/gi, ',').split(','));
}

/**
 * The slice from a developer's machine that the address asks for. Confirmed: the tab itself asks for this one page, after
 * its person has said so on a page of the host; a link alone opens nothing.
 */
function askedOverride({ query, headers }: FastifyRequest) {
  const { dev } = query as { dev?: unknown };
  const override = readOverride(dev);
  return override && { override, isConfirmed: carriesTicket(headers.cookie ?? '', String(dev)) };
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
    throw appError('request.invalid', { sentence: refusals.said((t) => t.badAddress) });
  }
}

function missing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  answerNotFound(request, reply);
  return reply;
}

async function sendRelease(
  releases: ReleaseService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, , name = '', version = '', ...rest] = pathOf(request).split('/');
  const folder = await releases.findFolder(name, version);
  if (!folder || rest.length === 0 || rest.includes('..')) return missing(request, reply);
  // Public code: the page may be on another origin than its slices (REMOTES_ORIGIN).
  return reply
    .headers({
      'cache-control': cacheHeaders.immutable,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    .sendFile(rest.join('/'), folder);
}

function isKnownPage(path: string, releases: ReleaseService): boolean {
  const { remotes, switched_off: off = [] } = releases.current().document;
  return redirects.has(path.replace(/(.)\/$/, '$1')) || matchPage(path, [...remotes, ...off]) !== null;
}

function sendPage(
  page: RenderedPage,
  isKnown: boolean,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({
    'cache-control': cacheHeaders.page,
    vary: 'accept-encoding, accept-language, cookie',
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
