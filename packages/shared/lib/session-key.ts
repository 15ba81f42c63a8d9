const FNV_PRIME = 0x01000193;

function fnv1a(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return hash >>> 0;
}

/**
 * Names a session between the tabs of one browser without repeating its token (FNV-1a, 64 bit).
 * Only tells sessions apart; it protects nothing.
 */
export function sessionKeyOf(token: string): string {
  return fnv1a(token, 0x811c9dc5).toString(36) + fnv1a(token, 0x1000193).toString(36);
}
