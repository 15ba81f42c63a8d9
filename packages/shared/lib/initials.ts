/** Up to two capital letters for a name or an e-mail address: first and last word; `?` when there is nothing. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/u).filter((word) => word !== '');
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = chosen.map((word) => Array.from(word ?? '')[0] ?? '');
  return letters.join('').toLocaleUpperCase() || '?';
}
