/** What numbers a clause; 'bracket' is "(1)", 'point' "1.", 'capital' "A.", 'letter' and 'roman' are told apart by their order. */
export type MarkKind =
  | 'annex'
  | 'part'
  | 'chapter'
  | 'section'
  | 'article'
  | 'point'
  | 'bracket'
  | 'capital'
  | 'letter'
  | 'letters'
  | 'roman';

export interface Mark {
  readonly kind: MarkKind;
  /** As written, without marks that only divide: "Article 5", "(1)", "1.2". */
  readonly label: string;
  /** Its place among its kind: 3 for "(c)", 5.01 for "Article 5a". */
  readonly value: number;
  /** Of a point: numbers it consists of, 2 for "1.2". */
  readonly depth: number;
}

export interface MarkedLine {
  readonly marks: readonly Mark[];
  /** What follows the numbers. */
  readonly rest: string;
}

const words: readonly (readonly [MarkKind, string])[] = [
  ['annex', 'Annex|Anhang|Anlage|Appendix|Schedule'],
  ['part', 'Part|Teil|Title|Titel|Book|Buch'],
  ['chapter', 'Chapter|Kapitel'],
  ['section', 'Section|Sec\\.|Abschnitt|Unterabschnitt|Subsection'],
  ['article', 'Article|Art\\.|Artikel|§|Regulation|Rule|Clause|Ziffer|Ziff\\.'],
];
const wordMarks = words.map(
  ([kind, all]) =>
    [
      kind,
      new RegExp(
        `^(?:${all}|${all.toUpperCase()})\\s*(?<number>\\d{1,4}(?:\\.\\d{1,3})*[a-z]?|[IVXLC]{1,6}|[A-Z])(?![\\p{L}\\d])`,
        'u',
      ),
    ] as const,
);
const paragraphWord = /^(?:Abs\.|Absatz|Paragraph|Para\.)\s*(?<number>\d{1,3}[a-z]?)(?![\p{L}\d.])/u;
const bracketed =
  /^(?:\((?<number>\d{1,3}[a-z]?)\)|\((?<letters>[a-z]{1,5})\)|(?<half>[a-z]{1,5}|\d{1,2})\))(?=\s|$)/u;
const pointed =
  /^(?<number>\d{1,3}(?:\.\d{1,3}){1,4}\.?|\d{1,3}\.)(?=\s+(?!(?:Jan|Jän|Feb|Mär|Mar|Apr|Mai|May|Jun|Jul|Aug|Sep|Okt|Oct|Nov|Dez|Dec)\p{Ll}*\.?(?!\p{L}))\S)/u;

/** "A. The host shall": an initial looks the same, so that its order tells. */
const capital = /^(?<letter>[A-Z])\.\s+(?=[\p{Lu}"“„(])/u;

/** "Article 5 of this Regulation", "§ 4 Abs. 2 gilt": another clause is spoken of. */
const refersOn =
  /^(?:[\p{Ll},;)]|(?:Abs|Nr|Buchst|Ziff)\.|(?:Absatz|Absätze|Satz|Sätze|Nummer|Buchstabe|Unterabsatz|Paragraph|Point)(?!\p{L}))/u;

const romans: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** The number that Roman numerals write; null where they write none. */
export function romanValue(text: string): number | null {
  if (!/^(?=[ivxlc])c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/iu.test(text)) return null;
  const digits = [...text.toLowerCase()].map((one) => romans[one] ?? 0);
  return digits.reduce((sum, digit, i) => sum + (digit < (digits[i + 1] ?? 0) ? -digit : digit), 0);
}

export const letterValue = (letter: string) => letter.toLowerCase().charCodeAt(0) - 96;

/** "5" is 5, "5a" comes after it, "IV" is 4, "B" is 2; of "3.2" the last. */
function valueOf(number: string): number {
  const digits = /(?<whole>\d+)(?<letter>[a-z])?$/u.exec(number)?.groups;
  if (digits !== undefined)
    return Number(digits.whole) + (digits.letter === undefined ? 0 : letterValue(digits.letter) / 100);
  return romanValue(number) ?? letterValue(number);
}

function wordMark(line: string): MarkedLine | null {
  for (const [kind, pattern] of wordMarks) {
    const match = pattern.exec(line);
    const number = match?.groups?.number;
    if (match === null || number === undefined) continue;
    const rest = line.slice(match[0].length).replace(/^(?:\s*[.:–—-])?\s+|^[.:–—]$/u, '');
    if (refersOn.test(rest)) return null;
    const mark = { kind, label: match[0], value: valueOf(number), depth: 1 };
    return { marks: [mark], rest };
  }
  return null;
}

/** "(a)", "aa)", "(ii)": which of letters and Roman numerals a single one is, its order tells later. */
function lettersMark(letters: string): Mark | null {
  const label = `(${letters})`;
  if (letters.length === 1) return { kind: 'letter', label, value: letterValue(letters), depth: 1 };
  const roman = romanValue(letters);
  if (roman !== null) return { kind: 'roman', label, value: roman, depth: 1 };
  const isDoubled = new Set(letters).size === 1;
  return isDoubled ? { kind: 'letters', label, value: letterValue(letters), depth: 1 } : null;
}

function capitalMark(line: string): MarkedLine | null {
  const match = capital.exec(line);
  const letter = match?.groups?.letter;
  if (match === null || letter === undefined) return null;
  const mark: Mark = { kind: 'capital', label: `${letter}.`, value: letterValue(letter), depth: 1 };
  return { marks: [mark], rest: line.slice(match[0].length) };
}

function smallMark(line: string): MarkedLine | null {
  const lettered = capitalMark(line);
  if (lettered !== null) return lettered;
  const match = paragraphWord.exec(line) ?? bracketed.exec(line) ?? pointed.exec(line);
  if (match === null) return null;
  const { number, letters, half } = match.groups ?? {};
  const rest = line.slice(match[0].length).trim();
  const digits = number ?? (/^\d/u.test(half ?? '') ? half : undefined);
  if (digits === undefined) {
    const mark = lettersMark(letters ?? half ?? '');
    return mark === null ? null : { marks: [mark], rest };
  }
  const isWord = paragraphWord.test(line);
  if (isWord && refersOn.test(rest)) return null;
  const numbers = digits.replace(/\.$/u, '');
  const isPoint = !isWord && !line.startsWith('(');
  // "1.5 tonnes" measures; a number of two parts opens what begins as a sentence does.
  if (numbers.includes('.') && !/^[\p{Lu}"“„(]/u.test(rest)) return null;
  const kind = isPoint ? 'point' : 'bracket';
  const label = isPoint ? `${numbers}.` : `(${numbers})`;
  return { marks: [{ kind, label, value: valueOf(numbers), depth: numbers.split('.').length }], rest };
}

/** "§ 5 (1) Der Betreiber …": the first paragraph is in the line of its article. */
function withFollowing(first: MarkedLine): MarkedLine | null {
  const inner = smallMark(first.rest);
  if (inner === null) return first;
  // "Article 5 (1) applies" speaks of another clause.
  if (!/^[\p{Lu}"“„]/u.test(inner.rest)) return null;
  return { marks: [...first.marks, ...inner.marks], rest: inner.rest };
}

/** The numbers a line begins with, and what follows them; null for a line that begins with none. */
export function readMarks(line: string): MarkedLine | null {
  const word = wordMark(line);
  return word === null ? smallMark(line) : withFollowing(word);
}
