import type { ClaimDocument } from '../claims/claim-document.ts';
import { isHeading } from '../claims/heading-lines.ts';
import { namedDay } from '../packs/regulation/deadline-words.ts';
import type { PartByPart } from '../part-by-part.ts';
import type { Clause } from './clause.ts';
import { readMarks, type Mark, type MarkedLine } from './clause-marks.ts';
import { continuesBelow, Outline, unmarkedLevel, type OutlineEntry } from './outline.ts';
import { placedLines, type PlacedLine } from './placed-lines.ts';

/** After these a new clause may begin without a gap: "…;", "…, and". */
const mayEnd = /(?:[.;:,!?)–—-]|(?<![\p{L}\p{N}])(?:and|or|und|oder|sowie|beziehungsweise))$/u;
/** As far as the second item of a list is looked for. */
const nearItems = 8;

const isTitleLike = (text: string) =>
  text.length <= 120 && /^[\p{Lu}„“"]/u.test(text) && !/[.;:,]$/u.test(text);

/** "12.40.030 License required." right above "A. A host must …": few words with a point are a name there. */
function isNameOfList(rest: string, below: readonly PlacedLine[]): boolean {
  const first = readMarks(below[0]?.text ?? '')?.marks[0];
  return (
    first?.kind === 'capital' &&
    opensList(first, below) &&
    /^\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,4}\.$/u.test(rest)
  );
}

interface OpenClause {
  readonly first: PlacedLine;
  last: PlacedLine;
  text: string;
  readonly isItem: boolean;
  /** Whether the number above it is its own. */
  readonly isNumbered: boolean;
}

function placeOf(first: PlacedLine, last: PlacedLine): string {
  if (first.number === null || last.number === null) return first.locator;
  return first.number === last.number ? `line ${first.number}` : `lines ${first.number}-${last.number}`;
}

/** "It does not apply to / 1. boxes, / 2. pallets": the second item follows near by. */
function opensList(first: Mark, below: readonly PlacedLine[]): boolean {
  return (
    first.value === 1 &&
    below.some(({ text }) =>
      readMarks(text)?.marks.some(({ kind, value }) => kind === first.kind && value === 2),
    )
  );
}

/** Cuts the lines of one document into clauses. */
class Segmenter {
  readonly clauses: Clause[] = [];
  readonly #document: string;
  readonly #outline = new Outline((entry, above) => this.#emitEmpty(entry, above));
  #open: OpenClause | null = null;
  /** Words that bullets below go on from. */
  #bulletLead = '';
  #isStart = true;
  #isHeadingNext = false;

  readonly #hasTitle: boolean;

  constructor(document: string, lines: readonly PlacedLine[]) {
    this.#document = document;
    // The one heading of the highest level is a title, whatever is above it.
    this.#hasTitle = lines.filter(({ level }) => level === 1).length === 1;
  }

  read(line: PlacedLine, below: readonly PlacedLine[]): void {
    const [next] = below;
    const isStart = this.#isStart;
    this.#isStart = false;
    const marked = this.#marksOf(line, below);
    // The title of a document is no part of the way to a clause: it often names the year.
    const isTitle = line.level === 1 || (line.isBeforeGap && isHeading(line.text, undefined, 0, true));
    if (marked === null && ((isStart && isTitle) || (this.#hasTitle && line.level === 1)))
      return this.#close();
    if (marked !== null) return this.#numbered(line, marked, below);
    if (this.#isHeadingNext && this.#isNamed(line)) return;
    this.#isHeadingNext = false;
    if (line.level !== null || this.#isPlainHeading(line, next))
      return this.#heading(line.text, line.level ?? unmarkedLevel, line);
    this.#text(line);
  }

  finish(): void {
    this.#close();
    this.#outline.close();
  }

  #marksOf(line: PlacedLine, below: readonly PlacedLine[]): MarkedLine | null {
    if (line.isRow) return null;
    const marked = readMarks(line.text);
    const [first] = marked?.marks ?? [];
    if (marked === null || first === undefined) return null;
    // "A. Smith" alone is a name; a "B." near by makes "A." the first of a list.
    if (first.kind === 'capital')
      return opensList(first, below) || this.#outline.comesNext(first) ? marked : null;
    const isFree = line.level !== null || line.isAfterGap || this.#open === null;
    if (isFree) return marked;
    // "as required by / (1) the operator": a line that was broken goes on.
    // Items of a list rarely end with a mark.
    const isListed = this.#open?.isItem === true || this.#outline.isInList;
    const isEnded = isListed || mayEnd.test(this.#open?.text ?? '');
    if (isEnded && this.#outline.follows(this.#outline.known(first))) return marked;
    return opensList(first, below) ? marked : null;
  }

  #numbered(line: PlacedLine, { marks, rest }: MarkedLine, below: readonly PlacedLine[]): void {
    const [next] = below;
    this.#close();
    const isWord = /^(?:\p{L}{2,}|§)/u.test(marks[0]?.label ?? '');
    const isPoint = ['point', 'capital'].includes(marks.at(-1)?.kind ?? '');
    const isAlone =
      line.level !== null || next === undefined || line.isBeforeGap || /^[\p{Lu}\d(§„“"]/u.test(next.text);
    const isNamed =
      (marks.length === 1 &&
        isTitleLike(rest) &&
        isAlone &&
        (isWord || line.level !== null || (isPoint && rest.length <= 60))) ||
      isNameOfList(rest, below);
    const name = isNamed ? rest.replace(/\.$/u, '') : '';
    for (const mark of marks)
      this.#outline.enter(this.#outline.known(mark), name, line.level, placeOf(line, line));
    this.#isHeadingNext = isWord && rest === '';
    this.#bulletLead = '';
    if (!isNamed && rest !== '') this.#begin(line, rest, false, true);
  }

  /** "Article 5" with "Deadlines" in the line below it. */
  #isNamed(line: PlacedLine): boolean {
    this.#isHeadingNext = false;
    const top = this.#outline.top;
    const isName = isTitleLike(line.text) && line.text.length <= 100 && !line.isBullet && !line.isRow;
    if (!isName || top === null || !(line.isBeforeGap || line.level !== null)) return false;
    top.heading = line.text;
    return true;
  }

  #isPlainHeading(line: PlacedLine, next: PlacedLine | undefined): boolean {
    const isAlone = line.isAfterGap && line.isBeforeGap;
    return (
      isAlone &&
      !line.isBullet &&
      !line.isRow &&
      !namedDay.test(line.text) &&
      next !== undefined &&
      isHeading(line.text, undefined, 0, true)
    );
  }

  #heading(text: string, level: number, line: PlacedLine): void {
    this.#close();
    this.#bulletLead = '';
    this.#outline.enterHeading(text, level, placeOf(line, line));
  }

  #text(line: PlacedLine): void {
    const goesOn =
      this.#open !== null &&
      !line.isBullet &&
      !line.isRow &&
      !this.#open.first.isRow &&
      (!line.isAfterGap || (/^\p{Ll}/u.test(line.text) && !mayEnd.test(this.#open.text)));
    const isNewPage = this.#open !== null && line.locator !== this.#open.last.locator;
    if (goesOn && !(isNewPage && /[.!?]$/u.test(this.#open?.text ?? ''))) return this.#add(line);
    this.#close();
    if (!line.isBullet) this.#outline.leaveItems();
    const isOwn = this.#outline.top !== null && !this.#outline.top.hasContent && !line.isBullet;
    this.#begin(line, line.text, line.isBullet, isOwn);
  }

  #begin(line: PlacedLine, text: string, isItem: boolean, isNumbered: boolean): void {
    this.#open = { first: line, last: line, text, isItem, isNumbered };
  }

  #add(line: PlacedLine): void {
    if (this.#open === null) return;
    const isDivided = /\p{Ll}-$/u.test(this.#open.text) && /^\p{Ll}/u.test(line.text);
    this.#open.text = isDivided
      ? this.#open.text.slice(0, -1) + line.text
      : `${this.#open.text} ${line.text}`;
    this.#open.last = line;
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (open === null) return;
    const { entries, top } = this.#outline;
    const isOwn = open.isNumbered && top !== null && top.kind !== 'heading';
    const leads = (isOwn ? entries.slice(0, -1) : [])
      .map(({ text }) => text)
      .filter((text) => continuesBelow.test(text));
    const leadIn = open.isItem ? this.#bulletLead : leads.join(' ');
    this.#emit(entries, isOwn ? top.label : null, open.text, leadIn, placeOf(open.first, open.last));
    if (!open.isItem) {
      this.#bulletLead = continuesBelow.test(open.text)
        ? [leadIn, open.text].filter((one) => one !== '').join(' ')
        : '';
      if (top !== null) top.text = open.text;
    }
    if (top !== null) top.hasContent = true;
  }

  /** "Article 7 (repealed)", "2. Glass": nothing is below it, so that its heading is what it says. */
  #emitEmpty(entry: OutlineEntry, above: readonly OutlineEntry[]): void {
    const leads = above.map(({ text }) => text).filter((text) => continuesBelow.test(text));
    if (entry.heading !== '')
      this.#emit([...above, entry], entry.label, entry.heading, leads.join(' '), entry.place);
  }

  #emit(
    entries: readonly OutlineEntry[],
    number: string | null,
    text: string,
    leadIn: string,
    place: string,
  ): void {
    const heading =
      entries.findLast((entry) => entry.heading !== '' && entry.heading !== text)?.heading ?? '';
    const path = entries.map(({ label }) => label);
    this.clauses.push({ path, number, heading, leadIn, text, document: this.#document, place });
  }
}

/**
 * The lines above the first number that are no sentence are the title, which says of which day the version is, and no clause;
 * one that names a day to keep is.
 */
function withoutHead(clauses: readonly Clause[]): readonly Clause[] {
  const first = clauses.findIndex(({ path, text }) => path.length > 0 || /[.;:!?]["”“»)]*$/u.test(text));
  const isNumbered = clauses.slice(first).some(({ number }) => number !== null);
  return clauses.filter(({ text }, i) => i >= first || !isNumbered || namedDay.test(text));
}

/** The clauses of a document in their order: by their numbers, else by headings, else by paragraphs. */
export function* segment(document: Pick<ClaimDocument, 'key' | 'passages'>): PartByPart<readonly Clause[]> {
  const lines = placedLines(document);
  const segmenter = new Segmenter(document.key, lines);
  for (const [i, line] of lines.entries()) {
    if (i % 50 === 0) yield;
    segmenter.read(line, lines.slice(i + 1, i + 1 + nearItems));
  }
  segmenter.finish();
  return withoutHead(segmenter.clauses);
}
