/**
 * Whether an external link may be opened (F1): a string whose parsed origin is that of the configured host and which lies
 * under its path. `https://host.evil.tld` and `https://host@evil.tld` have other origins.
 */
export function isExternalLinkAllowed(link: unknown, host: string): link is string {
  if (typeof link !== 'string') return false;
  try {
    const url = new URL(link);
    const allowed = new URL(host);
    if (url.username !== '' || url.password !== '' || url.origin !== allowed.origin || url.origin === 'null')
      return false;
    const folder = allowed.pathname.replace(/\/+$/, '');
    return url.pathname === folder || url.pathname.startsWith(`${folder}/`);
  } catch {
    return false;
  }
}
