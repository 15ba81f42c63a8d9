const mostLetters = 88;

/** A title for the foot of a page: cut between words, and then said to be cut. */
export function shortTitle(title: string): string {
  if (title.length <= mostLetters) return title;
  const cut = title.slice(0, mostLetters - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), mostLetters / 2)).replace(/[\s,;:–-]+$/u, '')}…`;
}
