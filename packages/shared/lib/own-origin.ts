/**
 * Tells whether an address belongs to our own API (H5): its parsed origin is that of one of the API bases (H12).
 * `bases` are absolute or start with `/`; `pageOrigin` completes relative ones. What does not parse is foreign.
 */
export function isOwnOrigin(url: string, bases: readonly string[], pageOrigin: string): boolean {
  try {
    const { origin, username, password } = new URL(url, pageOrigin);
    if (origin === 'null' || username !== '' || password !== '') return false;
    return bases.some((base) => new URL(base, pageOrigin).origin === origin);
  } catch {
    return false;
  }
}
