import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { Agent, fetch, type Response } from 'undici';
import { appError } from '../errors/app-error.ts';
import { checkedLookup, NotPublic, resolveAll } from './checked-lookup.ts';
import { isPublicAddress } from './public-address.ts';
import type { ToolContext } from './tool.ts';
import { toolTexts } from './messages/tools-texts.ts';
import type { Said } from '../language/texts.ts';

const fetchLimits = {
  milliseconds: 10_000,
  bytes: 5 * 1024 * 1024,
  redirects: 5,
  fetchesPerHost: 20,
  ports: ['', '80', '443'],
} as const;

/** What a test may replace; everybody else uses the defaults. */
export interface FetchWorld {
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowedAddress: (address: string) => boolean;
  readonly isAllowedPort: (port: string) => boolean;
  readonly milliseconds: number;
  readonly now: () => Date;
}

const publicInternet: FetchWorld = {
  resolve: resolveAll,
  isAllowedAddress: isPublicAddress,
  isAllowedPort: (port) => (fetchLimits.ports as readonly string[]).includes(port),
  milliseconds: fetchLimits.milliseconds,
  now: () => new Date(),
};

function refused(sentence: Said, cause?: unknown) {
  return appError('request.invalid', { sentence, cause });
}

function checkUrl(text: string, world: FetchWorld): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw refused(toolTexts.said((t) => t.onlyHttp));
  if (url.username !== '' || url.password !== '') throw refused(toolTexts.said((t) => t.noCredentials));
  if (!world.isAllowedPort(url.port)) throw refused(toolTexts.said((t) => t.port(url.port)));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !world.isAllowedAddress(host))
    throw refused(toolTexts.said((t) => t.notPublic(url.hostname)));
  return url;
}

async function readBody(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += (part as Uint8Array).length;
    if (size > fetchLimits.bytes) throw refused(toolTexts.said((t) => t.pageTooLarge));
    parts.push(part as Uint8Array);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * The one way to the outside, one per run: public http(s) on ports 80 and 443, every address checked at connect time
 * and after each redirect (≤ 5), 10 s, 5 MB, 20 fetches per host, no cookies, no credentials.
 * Throws `request.invalid` for what is refused, `server.unavailable` for what does not answer.
 */
export function createGuardedFetch(
  signal: AbortSignal,
  changes: Partial<FetchWorld> = {},
): ToolContext['fetchPublic'] {
  const world: FetchWorld = { ...publicInternet, ...changes };
  const perHost = new Map<string, number>();
  return async (address) => {
    const dispatcher = new Agent({
      connect: { lookup: checkedLookup(world.isAllowedAddress, world.resolve), timeout: world.milliseconds },
      connections: 1,
      maxHeaderSize: 32_768,
    });
    const limit = AbortSignal.any([signal, AbortSignal.timeout(world.milliseconds)]);
    let url = checkUrl(address, world);
    try {
      for (let hop = 0; hop <= fetchLimits.redirects; hop += 1) {
        const count = (perHost.get(url.host) ?? 0) + 1;
        if (count > fetchLimits.fetchesPerHost)
          throw refused(toolTexts.said((t) => t.askedTooOften(url.host, fetchLimits.fetchesPerHost)));
        perHost.set(url.host, count);
        const response = await fetch(url, {
          dispatcher,
          redirect: 'manual',
          signal: limit,
          headers: {
            accept: 'text/html,application/xhtml+xml,text/plain,application/json;q=0.9,*/*;q=0.5',
            'user-agent': 'LoupeResearch/1.0',
          },
        });
        const next =
          response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
        if (next === null)
          return {
            url: url.href,
            status: response.status,
            contentType: response.headers.get('content-type') ?? '',
            body: await readBody(response),
            fetchedAt: world.now(),
          };
        await response.body?.cancel();
        url = checkUrl(URL.canParse(next, url) ? new URL(next, url).href : next, world);
      }
      throw refused(toolTexts.said((t) => t.tooManyRedirects(address, fetchLimits.redirects)));
    } catch (error) {
      throw signal.aborted ? signal.reason : toAppError(error, url);
    } finally {
      await dispatcher.destroy().catch(() => undefined);
    }
  };
}

function toAppError(error: unknown, url: URL): unknown {
  if (error instanceof Error && error.name === 'AppError') return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof NotPublic)
    return refused(
      toolTexts.said((t) => t.notPublic(url.hostname)),
      error,
    );
  if (error instanceof Error && error.name === 'TimeoutError')
    return appError('server.unavailable', {
      sentence: toolTexts.said((t) => t.timedOut(url.host)),
      cause: error,
    });
  return appError('server.unavailable', {
    sentence: toolTexts.said((t) => t.unreachable(url.host)),
    cause: error,
  });
}
