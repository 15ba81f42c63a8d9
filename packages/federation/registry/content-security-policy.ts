import { startScriptSource } from './start-script.ts';

/**
 * Headers of every page (proven in a browser by e2e/federation.spec.ts).
 * - Scripts and styles come from our own origin only, but for one inline script that is named by its hash; the data
 *   block of the page is data and needs no exception.
 * - Trusted Types: the policy `default`, made by the first module of the host, lets same-origin script addresses pass and
 *   refuses every other string. `loupe-inert`, made once by the host's environment and given to nobody, reads markup (what
 *   KaTeX writes, character references) in a document without a window; what comes of it passes an allow-list.
 * - Images from our own store, and data/blob addresses made by the page itself (M7).
 */
const directives = {
  'default-src': "'self'",
  'script-src': `'self' ${startScriptSource}`,
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default loupe-inert',
} as const;

/**
 * Value of `Content-Security-Policy`. `connect` adds origins the page may call (another API or backoffice base address).
 * `remotes`: origins other than our own that the registry names for the files of slices. `developer`: the origin on a developer's own machine that one slice of this page comes from.
 */
export function contentSecurityPolicy(
  connect: readonly string[] = [],
  developer?: string,
  remotes: readonly string[] = [],
): string {
  const origins = developer ? [developer, developer.replace('http:', 'ws:')] : [];
  const code = [`'self'`, ...remotes, ...origins.slice(0, 1)].join(' ');
  const all = {
    ...directives,
    'script-src': `${code} ${startScriptSource}`,
    'style-src': code,
    'img-src': [directives['img-src'], ...remotes].join(' '),
    'font-src': [directives['font-src'], ...remotes].join(' '),
    'connect-src': [directives['connect-src'], ...connect, ...remotes, ...origins].join(' '),
  };
  return Object.entries(all)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/**
 * Value of `Integrity-Policy` of every page: the browser itself refuses each script that is asked for without a hash,
 * whoever asks, also the code of a slice that was built elsewhere. Browsers that do not know it pass it over.
 */
export const integrityPolicy = 'blocked-destinations=(script)';

/** The other security headers of a page. */
export const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
} as const;

/** Cache headers: releases and hashed host files never change; the page and the registry are always asked for. */
export const cacheHeaders = {
  immutable: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  missing: 'no-store',
} as const;
