import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { matchPage, renderPage } from '@loupe/federation/registry/page';
import type { PageData } from '@loupe/federation/registry/registry-document';
import type { Composition, ReleaseService } from '../releases/release-service.ts';
import type { SiteContent } from './site-content.ts';

export interface RenderedPage {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/**
 * The page for a path. It differs only in what is preloaded, so there is one for each route, one more for the people of
 * a canary, and one without for those who get its remote from elsewhere. Made anew when another composition is in force.
 */
export function createPageCache(
  { template }: Pick<SiteContent, 'template'>,
  config: PageData['config'],
  releases: Pick<ReleaseService, 'current' | 'publicKey'>,
): (path: string, canaries: ReadonlySet<string>, overridden?: string) => RenderedPage {
  const pages = new Map<string, RenderedPage>();
  let shown: Composition | null = null;
  return (path, canaries, overridden) => {
    const composition = releases.current();
    if (shown !== composition) pages.clear();
    shown = composition;
    const { remotes } = composition.document;
    const match = matchPage(path, remotes);
    // Nothing in the page may tell a stranger that there is an admin side.
    const isPreloaded = match !== null && match.route.owner !== 'admin';
    const hasCanary = remotes.some(
      ({ name, canary }) => name === match?.route.owner && canary !== null && canaries.has(name),
    );
    const isOverridden = overridden !== undefined && overridden === match?.route.owner;
    const variant = isOverridden ? ' overridden' : hasCanary ? ' canary' : '';
    const key = isPreloaded ? `${match.name}${variant}` : '';
    const known = pages.get(key);
    if (known) return known;
    const data = { config, registry: composition.signed, registry_key: releases.publicKey };
    const page = render(
      renderPage(template, data, remotes, isPreloaded ? { path, canaries, overridden } : {}),
    );
    pages.set(key, page);
    return page;
  };
}

function render(html: string): RenderedPage {
  const plain = Buffer.from(html);
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(plain, { level: 9 }),
  };
}
