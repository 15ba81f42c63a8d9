/** Query parameter of the login that keeps where a visitor was going (N2). */
export const returnParameter = 'next';

const origin = 'https://own.invalid';
/** A browser reads `/\host` and `/<tab>/host` like `//host`. */
function hasTrickCharacter(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\\');
}

/**
 * The path to go back to after the login, or null: only a path of this site passes (N2), never an address elsewhere,
 * and never a page for guests, where a signed-in person cannot stay.
 */
export function returnPath(wanted: string | null | undefined): string | null {
  if (!wanted || !wanted.startsWith('/') || wanted.startsWith('//') || hasTrickCharacter(wanted)) return null;
  if (!URL.canParse(wanted, origin)) return null;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  if (url.pathname === '/' || url.pathname === '/auth' || url.pathname.startsWith('/auth/')) return null;
  return url.pathname + url.search + url.hash;
}

/** Login address that leads back to `wanted` afterwards. */
export function loginAddress(wanted: string): string {
  const path = returnPath(wanted);
  return path === null ? '/auth' : `/auth?${returnParameter}=${encodeURIComponent(path)}`;
}
