/** Fewest single-letter changes and swaps of neighbours that make one word of another (Damerau 1964). */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(last[j - 1]! + (isSame ? 0 : 1), last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}

function jaro(a: string, b: string): number {
  if (a === b) return 1;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const used = new Set<number>();
  const fromA: string[] = [];
  for (let i = 0; i < a.length; i++)
    for (let j = Math.max(0, i - reach); j <= Math.min(b.length - 1, i + reach); j++) {
      if (used.has(j) || a[i] !== b[j]) continue;
      used.add(j);
      fromA.push(a[i]!);
      break;
    }
  const shared = fromA.length;
  if (shared === 0) return 0;
  const fromB = [...used].sort((x, y) => x - y).map((at) => b[at]!);
  const swapped = fromA.filter((letter, at) => letter !== fromB[at]).length / 2;
  return (shared / a.length + shared / b.length + (shared - swapped) / shared) / 3;
}

/** Likeness of two words from 0 to 1, more when they begin alike (Winkler 1990: p = 0.1, at most four letters). */
export function jaroWinkler(a: string, b: string): number {
  const [first, second] = a < b ? [a, b] : [b, a];
  const plain = jaro(first, second);
  let prefix = 0;
  while (prefix < 4 && a[prefix] !== undefined && a[prefix] === b[prefix]) prefix++;
  return plain + prefix * 0.1 * (1 - plain);
}
