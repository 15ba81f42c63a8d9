import { rolePatterns, type MediaRole } from '../packs/media/roles.ts';

/** Roles that a denial or an acquittal in the same sentence takes back. */
const openRoles: ReadonlySet<MediaRole> = new Set(['accused', 'suspect']);

/** What § is in a sentence; empty where it says nothing of it. */
export function rolesIn(sentence: string, isHeadline: boolean): readonly MediaRole[] {
  const roles = new Set<MediaRole>();
  // A sentence begins with a capital, whatever its first word is.
  const spoken = sentence.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  for (const { role, pattern, isHeadline: needsHeadline } of rolePatterns)
    if ((needsHeadline !== true || isHeadline) && (pattern.test(sentence) || pattern.test(spoken)))
      roles.add(role);
  const isTakenBack = roles.has('not_accused') || roles.has('acquitted');
  return [...roles].filter((role) => !(isTakenBack && openRoles.has(role)));
}
