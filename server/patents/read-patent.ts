import type { Passage } from '../likeness/cover.ts';
import { dateNamed, writtenDay } from './patent-dates.ts';
import type { DateKind, Patent, PatentDate } from './patent.ts';

const claimsHead =
  /^(?:(?:the )?claims?|patent ?claims?|(?:what|the invention) (?:is )?claimed is|(?:we|i) claim|patentansprüche|ansprüche|schutzansprüche)\s*:?$/iu;
const abstractHead = /^(?:\(57\)\s*)?(?:abstract|zusammenfassung)\s*:?\s*(?<rest>.*)$/iu;
const otherHead =
  /^(?:(?:detailed )?description(?: of [\p{L} ]{3,60})?|beschreibung|background(?: of the invention)?|technical field|summary|field of the invention|bezugszeichenliste|stand der technik)\s*:?$/iu;
/** "[0021]": offices number paragraphs, which follow one another without a line between. */
const paragraphMark = /^\[\d{4}\]/u;
const claimMark = /^(?:claim |anspruch )?\d{1,3}[.)]\s+\S/iu;
const titleLine =
  /^(?:\(54\)\s*(?:title|titel|bezeichnung)?|title|titel|bezeichnung)\s*:?\s*(?<title>\S.*)$/iu;
/** "EP 1 234 567 A1", "US 2019/0123456 A1", "DE102018001234B4"; at the offices a kind code ends it. */
const numberShape =
  /(?<!\p{L})(?:AT|AU|CA|CH|CN|DE|EP|ES|FR|GB|IT|JP|KR|NL|SE|US|WO)[ -]?\d[\d ,/.]{4,14}\d(?:\s?[ABCTUY]\d?)?(?![\p{L}\d])/u;
/** The head of a text of the American office, which writes no country: "United States Patent Application 20190123456". */
const americanHead = /^united states patent(?: application)?:? (?<number>\d[\d,]{6,11})$/iu;
/** A class of the CPC or the IPC. */
const classShape = /(?<![\p{L}\d])[A-HY]\d{2}[A-Z] ?\d{1,4}\/\d{2,6}(?!\d)/gu;

type Part = 'head' | 'abstract' | 'claims' | 'body';
interface Line {
  readonly text: string;
  readonly number: number;
}

/** "B65D 053/00" and "B65D 53/00" are one class. */
export const classesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(classShape)].map(
      ([found]) => `${found.slice(0, 4)}${found.slice(4).trim().replace(/^0+/u, '')}`,
    ),
  ),
];

const numberIn = (text: string): string | null =>
  numberShape.exec(text)?.[0] ?? americanHead.exec(text)?.groups?.number ?? null;

const locatorOf = (first: Line, last: Line): string =>
  first.number === last.number ? `line ${first.number}` : `lines ${first.number}-${last.number}`;

/** Paragraphs of a part, by empty lines, and in claims by their numbers. */
function paragraphs(lines: readonly Line[], byNumber: boolean): Passage[] {
  const open: Line[][] = [];
  let isNew = true;
  for (const line of lines) {
    if (line.text === '') isNew = true;
    else {
      // A feature on a line of its own belongs to its claim, whatever is above it.
      const begins = byNumber
        ? claimMark.test(line.text) || open.length === 0
        : isNew || paragraphMark.test(line.text);
      if (begins) open.push([line]);
      else open.at(-1)?.push(line);
      isNew = false;
    }
  }
  return open.flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)];
    return first === undefined || last === undefined
      ? []
      : [{ text: own.map(({ text }) => text).join(' '), locator: locatorOf(first, last) }];
  });
}

function cutParts(lines: readonly Line[]): Record<Part, Line[]> {
  const parts: Record<Part, Line[]> = { head: [], abstract: [], claims: [], body: [] };
  let part: Part = 'head';
  for (const line of lines) {
    const abstract = abstractHead.exec(line.text);
    if (claimsHead.test(line.text)) part = 'claims';
    else if (otherHead.test(line.text)) part = 'body';
    else if (abstract !== null) {
      part = 'abstract';
      if (abstract.groups?.rest) parts.abstract.push({ ...line, text: abstract.groups.rest });
    } else parts[part].push(line);
  }
  return parts;
}

function datesOf(head: readonly Line[]): Patent['dates'] {
  const found: Partial<Record<DateKind, PatentDate>> = {};
  for (const [at, line] of head.entries()) {
    const kind = dateNamed(line.text);
    if (kind === null) continue;
    // "Publication date" may stand alone above its day; another label there has a day of its own.
    const below = /\d{4}/u.test(line.text) ? undefined : head.slice(at + 1).find(({ text }) => text !== '');
    const place = below !== undefined && dateNamed(below.text) === null ? below : line;
    const day = writtenDay(place.text);
    if (day === null) continue;
    // Of several priorities the earliest counts, of several publications the first.
    const before = found[kind];
    if (before === undefined || day.day < before.day)
      found[kind] = { ...day, locator: `line ${place.number}` };
  }
  return found;
}

/** A patent document by its lines, in the order of its reader. */
export function readPatent(written: readonly string[]): Patent {
  const lines = written.map((text, at) => ({
    text: text
      .replace(/^[\s#>]+/u, '')
      .replaceAll('**', '')
      .trim(),
    number: at + 1,
  }));
  const { head, abstract, claims, body } = cutParts(lines);
  const [abstracts, claimed] = [paragraphs(abstract, false), paragraphs(claims, true)];
  const heading = written
    .find((line) => /^#\s/u.test(line))
    ?.replace(/^#\s+/u, '')
    .trim();
  return {
    number: head.map(({ text }) => numberIn(text)).find((one) => one !== null) ?? null,
    title: head.map(({ text }) => titleLine.exec(text)?.groups?.title).find((one) => one) ?? heading ?? null,
    abstract: abstracts[0] ?? null,
    claims: claimed,
    passages: [...claimed, ...abstracts, ...paragraphs(body, false)],
    dates: datesOf(head),
    classes: classesIn(head.map(({ text }) => text).join('\n')),
  };
}
