import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { matchPage, renderPage } from '@loupe/federation/registry/page';
import type { PageData } from '@loupe/federation/registry/registry-document';
import type { SiteContent } from './release-store.ts';

export interface RenderedPage {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** The page for a path. It differs only in what is preloaded, so there is one for each route. */
export function createPageCache(content: SiteContent, data: PageData): (path: string) => RenderedPage {
  const pages = new Map<string, RenderedPage>();
  return (path) => {
    const match = matchPage(path, content.registry.remotes);
    // Nothing in the page may tell a stranger that there is an admin side.
    const isPreloaded = match !== null && match.route.owner !== 'admin';
    const key = isPreloaded ? match.name : '';
    const known = pages.get(key);
    if (known) return known;
    const page = render(
      renderPage(content.template, data, content.registry.remotes, isPreloaded ? { path } : {}),
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
