import { contentWordsOf } from './content-words.ts';

/** One element of an invention, as its text words it. */
export interface InventionElement {
  readonly text: string;
  /** What is compared, each once, in the order of the text. */
  readonly words: readonly string[];
}

const joints =
  /;|(?<!\p{L})(?:(?:,\s*)?(?:and |und )?(?:wherein|whereby|comprising|comprises|characteri[sz]ed (?:in that|by)|dadurch gekennzeichnet,? dass|dadurch gekennzeichnet,? daß|gekennzeichnet durch|wobei|umfassend|aufweisend))(?!\p{L})/giu;
const mark = /^\s*(?:[-*•–]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/u;
/** A line at least as long may have been broken by its writer's program. */
const wrapped = 55;

/** Lines that only a page's width broke are one. */
function wholeLines(text: string): string[] {
  const lines: string[] = [];
  let before = '';
  for (const line of text.split(/\r?\n/u)) {
    const goesOn = before.length >= wrapped && !/[;:.]\s*$/u.test(before) && /^\s*[\p{Ll}\d]/u.test(line);
    if (goesOn && !mark.test(line)) lines.push(`${lines.pop() ?? ''} ${line.trim()}`);
    else if (!/^\s*#/u.test(line)) lines.push(line);
    before = line.trim();
  }
  return lines;
}

const tidy = (piece: string): string =>
  piece
    .replace(mark, '')
    .replace(/^[\s,:.]*(?:(?:and|und)\s+)?/iu, '')
    .replace(/(?:\s+(?:and|und))?[\s,:.]*$/iu, '')
    .trim();

/** "The arm comprises two hinges": what only names a thing that another element tells of is no element. */
const namesOnly = ({ words }: InventionElement, all: readonly InventionElement[]): boolean =>
  words.length === 1 && all.some((other) => other.words.length > 1 && other.words.includes(words[0] ?? ''));

/** The elements a text lists: by line, ";" and the words claims are joined with; each once. */
export function elementsOf(text: string): InventionElement[] {
  const found = new Map<string, InventionElement>();
  for (const piece of wholeLines(text).flatMap((line) => line.replace(mark, '').split(joints))) {
    const shown = tidy(piece);
    const words = [...new Set(contentWordsOf(shown).map(({ stem }) => stem))];
    const key = words.toSorted().join(' ');
    if (words.length > 0 && !found.has(key)) found.set(key, { text: shown, words });
  }
  const all = [...found.values()];
  return all.filter((one) => !namesOnly(one, all));
}
