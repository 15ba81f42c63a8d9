/** Spelling keys of a token: words that sound alike in one of three ways of writing foreign names share a key. */

type Rule = readonly [RegExp, string];

/** Capitals stand for one sound: S sh and zh, C ch, X ts. */
const common: readonly Rule[] = [
  [/schtsch|shch/g, 'S'],
  [/tsch|tch/g, 'C'],
  [/sch|sh|zh/g, 'S'],
  [/kh/g, 'h'],
  [/^gh/g, 'k'],
  [/ts|tz|dj/g, 'X'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
];
const afterwards: readonly Rule[] = [
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/w/g, 'v'],
  [/ou|oo/g, 'u'],
  [/ee/g, 'i'],
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/y/g, 'i'],
  [/^ie/g, 'e'],
  [/ie(?=.)/g, 'e'],
  [/(.)\1+/g, '$1'],
  [/(?<=[oe])f$/g, 'v'],
  [/skii?$/g, 'ski'],
  [/(?<=[aeiou])h(?=$|[^aeiou])/g, ''],
  [/(.)\1+/g, '$1'],
];
const readings: readonly (readonly Rule[])[] = [
  [
    [/ch|cz/g, 'C'],
    [/j/g, 'J'],
  ],
  [
    [/ch/g, 'h'],
    [/z/g, 'X'],
    [/j/g, 'i'],
  ],
  [
    [/ch/g, 'C'],
    [/j/g, 'S'],
  ],
  [
    [/ch|cz/g, 'C'],
    [/j/g, 'i'],
  ],
];

const apply = (text: string, rules: readonly Rule[]) =>
  rules.reduce((now, [pattern, by]) => now.replace(pattern, by), text);

/** The keys of a folded word; the first is the English reading. Ukrainian reads Г as h. */
export function spellingKeys(text: string, isCyrillic: boolean): readonly string[] {
  const keys = readings.map((reading) => apply(apply(apply(text, common), reading), afterwards));
  if (isCyrillic) keys.push(...keys.map((key) => key.replaceAll('g', 'h')));
  return [...new Set(keys)];
}

/** Whether a letter of such a word may be read as a Latin one. */
const stands = (letter: string, at: string | undefined) =>
  at !== undefined &&
  (letter === at ||
    (letter === 'w' && /[uUovO]/.test(at)) ||
    (letter === 'v' && /[uUowb]/.test(at)) ||
    (letter === 'f' && at === 'p') ||
    (letter === 'y' && /[iIe]/.test(at)));

/**
 * Whether a word in letters without short vowels can be read as a Latin one: each of its letters must be there, and
 * what else there is may only be a short vowel.
 */
export function vowellessFits(bare: string, latin: string): boolean {
  const consonants = apply(apply(bare, [[/sh|s/g, 's']]), [
    [/kh/g, 'h'],
    [/th/g, 't'],
    [/q/g, 'k'],
    [/gh/g, 'g'],
    [/dh|d/g, 'd'],
    [/(.)\1+/g, '$1'],
  ]);
  const read = apply(latin, [
    [/ou|oo/g, 'U'],
    [/ee/g, 'I'],
    [/sh/g, 's'],
    [/kh|ch/g, 'h'],
    [/th/g, 't'],
    [/dh/g, 'd'],
    [/gh/g, 'g'],
    [/ck|q|c/g, 'k'],
    [/ph/g, 'f'],
    [/([a-z])\1+/g, '$1'],
  ]);
  const fits = (i: number, j: number): boolean => {
    if (i === consonants.length) return /^[aeiouh]*$/.test(read.slice(j));
    if (stands(consonants[i] ?? '', read[j]) && fits(i + 1, j + 1)) return true;
    return /[aeiouI]/.test(read[j] ?? '') && read[j] !== 'I' && fits(i, j + 1);
  };
  return consonants.length >= 2 && fits(0, 0);
}
