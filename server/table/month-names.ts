const months: readonly (readonly string[])[] = [
  ['january', 'jan', 'januar', 'jänner', 'jän'],
  ['february', 'feb', 'februar'],
  ['march', 'mar', 'märz', 'mär', 'mrz', 'maerz'],
  ['april', 'apr'],
  ['may', 'mai'],
  ['june', 'jun', 'juni'],
  ['july', 'jul', 'juli'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['october', 'oct', 'oktober', 'okt'],
  ['november', 'nov'],
  ['december', 'dec', 'dezember', 'dez'],
];

const numbers: ReadonlyMap<string, number> = new Map(
  months.flatMap((names, i) => names.map((name) => [name, i + 1] as const)),
);

/** Number of a month by its English or German name, whole or shortened; null for any other word. */
export function monthOfName(name: string): number | null {
  return numbers.get(name.toLowerCase().replace(/\.$/, '')) ?? null;
}

/** Part of a pattern that finds the name of a month. */
export const monthPattern = `(?:${months
  .flat()
  .sort((a, b) => b.length - a.length)
  .join('|')})`;

/** Part of a pattern that a text with the name of a month matches; much quicker than the names themselves. */
export const monthHint = [...new Set(months.flat().map((name) => name.slice(0, 3)))].join('|');
