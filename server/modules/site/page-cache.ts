import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Language } from '@loupe/shared/lib/language';
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

/** The remote that the address wants from a developer's machine; not confirmed, the page is only to ask. */
interface AskedRemote {
  readonly remote: string;
  readonly isConfirmed: boolean;
}

/** What a page depends on, but for its path. */
export interface PageAsked {
  readonly language: Language;
  /** Remotes of which it gets the canary. */
  readonly canaries: ReadonlySet<string>;
  readonly override?: AskedRemote | null;
}

/**
 * The page for a path. It differs only in its language and in what is preloaded, so in each language there is one for each route, one more for the people of
 * a canary, and one without for those who get its remote from elsewhere. A page that is to ask whether that is wanted
 * brings no file of any slice. Made again when another composition is in force.
 */
export function createPageCache(
  { template }: Pick<SiteContent, 'template'>,
  config: PageData['config'],
  releases: Pick<ReleaseService, 'current'>,
): (path: string, asked: PageAsked) => RenderedPage {
  const pages = new Map<string, RenderedPage>();
  let shown: Composition | null = null;
  return (path, { language, canaries, override: asked }) => {
    const composition = releases.current();
    if (shown !== composition) pages.clear();
    shown = composition;
    const { remotes } = composition.document;
    const match = matchPage(path, remotes);
    const isDeveloperPage = asked?.isConfirmed === true;
    // Nothing in the page may tell a stranger that there is an admin side.
    const isPreloaded = match !== null && match.route.owner !== 'admin' && asked?.isConfirmed !== false;
    const hasCanary = remotes.some(
      ({ name, canary }) => name === match?.route.owner && canary !== null && canaries.has(name),
    );
    const overridden = isDeveloperPage && asked.remote === match?.route.owner ? asked.remote : undefined;
    const variant = overridden !== undefined ? ' overridden' : hasCanary ? ' canary' : '';
    const key = `${language} ${isPreloaded ? `${match.name}${variant}` : ''}${isDeveloperPage ? ' developer' : ''}`;
    const known = pages.get(key);
    if (known) return known;
    const data = {
      config,
      registry: composition.signed,
      ...(isDeveloperPage && { is_developer_page: true as const }),
    };
    const page = render(
      renderPage(template, data, remotes, { language, ...(isPreloaded && { path, canaries, overridden }) }),
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
