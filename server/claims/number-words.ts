const units: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  ein: 1,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  dreizehn: 13,
  vierzehn: 14,
  fünfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
  zwanzig: 20,
  dreißig: 30,
  vierzig: 40,
  fünfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
};
const english = Object.keys(units).filter(
  (one) =>
    /^[a-z]+$/u.test(one) &&
    !/^(?:ein|eins|zwei|drei|vier|sechs|sieben|acht|neun|zehn|elf)/u.test(one) &&
    !/zehn$|zig$/u.test(one),
);
const small = `(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -])?(?:${english.join('|')})`;
const hundreds = `(?:${small}|a) hundred(?: and ${small})?`;
const englishPattern = new RegExp(
  `(?<![\\p{L}\\d.,-])(?:(?:${hundreds}|${small}|a) thousand(?:,? (?:and )?(?:${hundreds}|${small}))?|${hundreds})(?![\\p{L}-]| (?:hundred|thousand|million|billion|and))`,
  'giu',
);
const germanSmall = `(?:(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und)?(?:${Object.keys(units)
  .filter((one) => !english.includes(one))
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;
const germanHundreds = `(?:${germanSmall})?hundert(?:${germanSmall})?`;
const germanPattern = new RegExp(
  `(?<![\\p{L}\\d-])(?:(?:${germanHundreds}|${germanSmall})?tausend(?:${germanHundreds}|${germanSmall})?|${germanHundreds})(?![\\p{L}-])`,
  'giu',
);

/** A whole number written in words. */
interface WordNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** What it is exact to: 100 for "twelve hundred". */
  readonly step: number;
}

function smallEnglish(words: string): number {
  return words
    .split(/[ -]| and /u)
    .filter((word) => word !== '' && word !== 'and')
    .reduce((sum, word) => sum + (word === 'a' ? 1 : (units[word] ?? Number.NaN)), 0);
}

function underThousand(words: string): number {
  const [hundred, rest] = words.includes('hundred') ? words.split(/ ?hundred ?/u) : ['', words];
  return (hundred === '' ? 0 : smallEnglish(hundred ?? '') * 100) + smallEnglish(rest ?? '');
}

function englishValue(text: string): number {
  const plain = text.toLowerCase().replaceAll(',', '');
  const [high, low] = plain.includes('thousand') ? plain.split(/ ?thousand ?/u) : ['', plain];
  return underThousand(high ?? '') * 1000 + underThousand(low ?? '');
}

function smallGerman(word: string): number {
  if (word === '') return 0;
  const joined = /^(\p{L}+?)und(\p{L}+)$/u.exec(word);
  return joined === null
    ? (units[word] ?? Number.NaN)
    : (units[joined[1] ?? ''] ?? Number.NaN) + (units[joined[2] ?? ''] ?? Number.NaN);
}

function underTausend(word: string): number {
  const [hundred, rest] = word.includes('hundert') ? word.split('hundert') : [null, word];
  return (hundred === null ? 0 : hundred === '' ? 100 : smallGerman(hundred) * 100) + smallGerman(rest ?? '');
}

function germanValue(text: string): number {
  const plain = text.toLowerCase();
  const [high, low] = plain.includes('tausend') ? plain.split('tausend') : [null, plain];
  return (high === null ? 0 : high === '' ? 1000 : underTausend(high) * 1000) + underTausend(low ?? '');
}

/** Numbers of a hundred and more written in words: "twelve hundred", "two thousand and forty", "fünfhundert". */
export function findWordNumbers(text: string): WordNumber[] {
  if (!/hundred|thousand|hundert|tausend/iu.test(text)) return [];
  return [
    ...[...text.matchAll(englishPattern)].map((match) => ({ match, value: englishValue(match[0]) })),
    ...[...text.matchAll(germanPattern)].map((match) => ({ match, value: germanValue(match[0]) })),
  ].flatMap(({ match, value }): WordNumber[] =>
    Number.isInteger(value) && value >= 100
      ? [
          {
            start: match.index,
            end: match.index + match[0].length,
            value,
            step: value % 1000 === 0 ? 1000 : value % 100 === 0 ? 100 : 1,
          },
        ]
      : [],
  );
}
