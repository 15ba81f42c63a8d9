/** A word as it is compared: lower case, without accents, "ß" as "ss". */
export function foldWord(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

const wordPattern = /[\p{L}\p{N}]+(?:[.,][\p{N}]+)*/gu;

/** The folded words of a name or value. */
export function wordsOf(text: string): string[] {
  return (text.match(wordPattern) ?? []).map(foldWord);
}

/** A folded word without the endings of English and German nouns. */
export function stemOf(folded: string): string {
  if (folded.length < 4 || /\d/.test(folded)) return folded;
  if (folded.endsWith('ies') && folded.length > 5) return `${folded.slice(0, -3)}y`;
  const stem = folded.replace(/(?:sses|xes|ches|shes)$/, (end) => end.slice(0, -2));
  if (stem !== folded) return stem;
  // "Class" is no plural; "runners" and "runner" are one word.
  if (folded.endsWith('ss')) return folded;
  const short = folded.replace(/(?:ern|ers|en|er|es|e|n|s)$/, (end) =>
    folded.length - end.length < 3 ? end : '',
  );
  // "Fees" is the plural of "fee".
  return short === folded && folded.endsWith('s') ? folded.slice(0, -1) : short;
}

/** True when one letter was left out, added, replaced or swapped with its neighbour. */
export function isOneEditAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end += 1;
  const [left, right] = [a.length - start - end, b.length - start - end];
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

/** True for a noun and its plural, whatever the language: "Wein" and "Weine". */
export function isSameNoun(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 4 || !long.startsWith(short)) return a === b;
  return /^(?:|s|es|e|en|n|nen|ern)$/.test(long.slice(short.length));
}
