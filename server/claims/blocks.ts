import type { PartByPart } from '../part-by-part.ts';
import { headOfContacts, isContactLine } from './contact-lines.ts';
import { gapLabel, hasGap } from './gap-columns.ts';
import { depthOf, endsLikeSentence, isAboveText, isHeading, numbered, opensText } from './heading-lines.ts';
import { isFieldValue, openField } from './register-fields.ts';
import { dayIn } from './periods.ts';
import { isOpenLabelAbove, labelsAbove } from './label-above.ts';

/** A heading, paragraph, list item or labelled line of a document, with its place. */
export interface Block {
  readonly kind: 'heading' | 'text' | 'item' | 'label';
  readonly text: string;
  /** Headings above it, outermost first, without the document's title. */
  readonly headings: readonly string[];
  /** Of a person in a list of contacts: the line above that list. */
  readonly contactsOf?: string;
  /** Place of some characters of the block, stored in English: "line 4", "lines 4-6", "page 3". */
  placeOf(start: number, end: number): string;
}

interface Passage {
  readonly locator: string;
  readonly text: string;
}

interface Line {
  readonly text: string;
  /** Number in the file; null where lines have none. */
  readonly number: number | null;
}

/** Labels one below the other, none as long, are lines of a form and no text that was broken. */
const shortLines = 60;

/** Marks of a list and of a footnote. */
const bullet = /^\s*(?:[-*+•·▪–]\s+|\(\d{1,2}\)\s+(?=\p{Lu}))/u;
/** "2. a) Firma: …" of a register: what numbers a label is no part of it. */
const labelNumber =
  /^(?:\d{1,2}[.)]\s+(?!(?:Jan|Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{Ll}*\.? \d{4}))?(?:[a-z]\)\s+)?(?=\p{Lu}[^:]{1,200}:(?:\s|$))/u;
const label = /^\p{Lu}(?:[^:.;!?|()]|Nr\.|\([^()]{1,30}\)){1,200}:\s+\S/u;
/** "Vertreten durch die Geschäftsführer:" with the names in the line below. */
const openLabel = /^\p{Lu}[^:.;!?|()]{2,60}:$/u;

/** "**About Verdane Optics**", "**Item 1A. Risk Factors**", "**VERDANE OPTICS, INC.**" alone in its line is a heading. */
const boldLine =
  /^\s*(?:\*\*|__)(?:(?:Item |ITEM |Part |PART |Note )?(?:\d{1,2}[A-Z]?|[IVX]{1,4}|[A-H])\. (?=\p{Lu}))?[\p{Lu}\d][^*_:.!?;]{2,80}(?:,? (?:Inc|INC|Ltd|LTD|Corp|CORP|Co|N\.V|B\.V|S\.A|S\.p\.A)\.)?(?:\*\*|__)\s*$/u;

/** "*as spoken*": one mark around words; "3 * 4" and "* footnote" are none. */
const emphasis = /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu;

function withoutMarks(text: string): string {
  return text
    .replace(/\*\*|__|`/g, '')
    .replace(emphasis, '$1')
    .trim();
}

/** "Revenue 184.2 203.7 231.9": a row of a table whose cells ran together. */
const row = /^(?!.*\p{L} \d{1,2}, (?:19|20)\d\d\.?$)[^.!?;:]{2,60}?(?:\s[(−–-]?\d[\d.,'’]*\)?\s?%?){2,}$/u;

/** Lines of running text that ended where the page ended are joined; list items, labels and headings stand alone. */
class BlockBuilder {
  readonly blocks: Block[] = [];
  #open: { kind: Block['kind']; lines: Line[] } | null = null;
  readonly #headings: { level: number; text: string }[] = [];

  readonly #locator: () => string;

  constructor(locator: () => string) {
    this.#locator = locator;
  }

  heading(level: number, text: string, line: Line): void {
    this.close();
    while ((this.#headings.at(-1)?.level ?? 0) >= level) this.#headings.pop();
    this.#push('heading', [{ ...line, text }]);
    this.#headings.push({ level, text });
  }

  open(kind: Block['kind'], line: Line): void {
    this.close();
    this.#open = { kind, lines: [line] };
  }

  /** A line that goes on in no other: a person with an office, in a list below `contactsOf`. */
  contact(line: Line, contactsOf: string | null): void {
    this.close();
    this.#push('text', [line], contactsOf);
  }

  add(line: Line): void {
    if (this.#open === null) this.#open = { kind: 'text', lines: [line] };
    else this.#open.lines.push(line);
  }

  get last(): string | null {
    return this.#open?.lines.at(-1)?.text ?? null;
  }

  get openKind(): Block['kind'] | null {
    return this.#open?.kind ?? null;
  }

  close(): void {
    if (this.#open !== null) this.#push(this.#open.kind, this.#open.lines);
    this.#open = null;
  }

  #push(kind: Block['kind'], lines: readonly Line[], contactsOf: string | null = null): void {
    let text = '';
    const starts: number[] = [];
    for (const line of lines) {
      // A word divided at the end of a line is one word again.
      const isDivided = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line.text);
      if (isDivided) text = text.slice(0, -1);
      else if (text !== '') text += ' ';
      starts.push(text.length);
      text += line.text;
    }
    const locator = this.#locator();
    const first = lines[0]?.number ?? null;
    this.blocks.push({
      kind,
      text,
      headings: this.#headings.map((one) => one.text),
      ...(contactsOf !== null && { contactsOf }),
      placeOf: (start, end) => {
        if (first === null) return locator;
        const at = (offset: number) =>
          lines[
            Math.max(
              0,
              starts.findLastIndex((one) => one <= offset),
            )
          ]?.number ?? first;
        const [from, to] = [at(start), at(Math.max(start, end - 1))];
        return from === to ? `line ${from}` : `lines ${from}-${to}`;
      },
    });
  }
}

/** "Supervisory Board:" above a list. */
const aboveList = /^\p{Lu}[^.;:]{1,60}:$/u;

/** "KEY ASSUMPTIONS" above a list. */
const inCapitals = /^\p{Lu}[\p{Lu} &’',/-]{3,60}$/u;

/** "Jane Roe" above "Chief Executive": the signature of a letter. */
const signed = /^\p{Lu}[\p{L}.'’“”"-]+(?: [“"]?\p{Lu}[\p{L}.'’“”"-]*){1,4}$/u;
const officeLine =
  /^(?:Group |Interim |Acting |Senior |Executive )*(?:Chief|Chair|President|Managing Director|Finance Director|Vice President|CEO|CFO|Founder)(?!\p{L}*[:|])[^:|]{0,60}$/u;

/** "(formerly: Canal": brackets that were not closed. */
const isOpen = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Begins with a word that stands for something said in the line above. */
const goesOn =
  /^(?:And|But|It|Its|They|Their|He|She|His|Her|This|That|These|Those|Such|Both|Neither|Und|Er|Sie|Es|Dies\p{L}*|Ihr\p{L}*|Sein\p{L}*|Beide|Da\p{L}{1,6}|Dort)(?!\p{L})/u;

/** A line drawn across the page. */
const rule = /^\s*(?:-{3,}|={3,}|\*{3,}|_{3,})\s*$/u;

/** "Marl Gazette | 12 March 2024 | p. 4" alone: paper and day of an article, and no row of a table. */
function isSourceLine(raw: readonly string[], at: number): boolean {
  const line = raw[at] ?? '';
  const isBesideRow = [raw[at - 1], raw[at + 1]].some((other) => other?.includes('|') === true);
  if (isBesideRow || !/^\s*[^\s|].* \| /u.test(line)) return false;
  return dayIn(withoutMarks(line)) !== null;
}

/** Each line is whole sentences: notes one below the other, no text that was broken. */
function isListOfSentences(raw: readonly string[]): boolean {
  const lines = raw.map((line) => line.trim()).filter((line) => line !== '' && !label.test(line));
  return lines.length >= 3 && lines.every((line) => /^[\p{Lu}\d£$€].*[.!?][”"’)]*$/u.test(line));
}

/** Blocks of a document as its reader cut it: what is in tables, and in `tableLines` of it, is left to the tables. */
export function* toBlocks(
  passages: readonly Passage[],
  tableLines: ReadonlySet<number>,
): PartByPart<Block[]> {
  let locator = '';
  const builder = new BlockBuilder(() => locator);
  let section: string | null = null;
  for (const passage of passages) {
    yield;
    builder.close();
    locator = passage.locator;
    const named = /^section “(.*?)”/u.exec(locator)?.[1];
    if (named !== undefined && named !== section) {
      builder.heading(2, named, { text: named, number: null });
      section = named;
    }
    const firstLine = /^lines (\d+)-\d+$/.exec(locator)?.[1];
    const raw = passage.text.split('\n');
    const longest = Math.max(...raw.map((line) => line.trim().length));
    const isMarked = raw.some((line) => /^#{1,6}\s/.test(line));
    const isNotes = isListOfSentences(raw);
    const above = labelsAbove(raw);
    let columns = false;
    let isFieldOpen = false;
    raw.forEach((rawLine, i) => {
      columns = hasGap(rawLine) || (columns && /^\s{6,}\S/u.test(rawLine));
      const line: Line = {
        text: withoutMarks(rawLine.replace(/^\s*>\s?/, '').replace(bullet, '')).replace(labelNumber, ''),
        number: firstLine === undefined ? null : Number(firstLine) + i,
      };
      if (line.text === '' && isFieldOpen) return undefined;
      if (isFieldOpen) {
        isFieldOpen = false;
        builder.add(line);
        return builder.close();
      }
      if (line.text === '' || (line.number !== null && tableLines.has(line.number))) return builder.close();
      if (rule.test(rawLine)) return builder.close();
      const opened = openField(line.text);
      const below =
        raw
          .slice(i + 1)
          .find((one) => one.trim() !== '')
          ?.trim() ?? '';
      if (opened !== null && isFieldValue(withoutMarks(below))) {
        isFieldOpen = true;
        return builder.open('label', { ...line, text: opened });
      }
      const mark = /^(#{1,6})\s+(.*?)\s*#*$/.exec(rawLine);
      if (mark?.[2] !== undefined) return builder.heading(mark[1]?.length ?? 1, withoutMarks(mark[2]), line);
      if (boldLine.test(rawLine)) return builder.heading(6, line.text, line);
      if (isSourceLine(raw, i)) {
        builder.open('item', line);
        return builder.close();
      }
      if (/^\s*\|/.test(rawLine) || / \| /.test(rawLine)) return builder.close();
      // "FIRMA" with "  Verdane Optics GmbH" below it is set as if both stood in one line.
      if (above.labels.has(i)) return builder.open('label', line);
      if (above.headings.has(i)) return builder.heading(3, line.text, line);
      if (above.labels.has(i - 1)) {
        builder.add({ ...line, text: `  ${line.text}` });
        return builder.close();
      }
      const isAlone = builder.last === null && (raw[i + 1] ?? '').trim() === '' && raw.length > 1;
      const isChapter =
        (isAlone && isHeading(line.text, undefined, 0, true) && opensText(raw, i)) ||
        (numbered.test(rawLine) && isAboveText(line.text, raw[i + 1] ?? '', longest));
      const isItem =
        bullet.test(rawLine) || (firstLine !== undefined && numbered.test(rawLine) && !isChapter);
      const isFree =
        builder.last === null ||
        endsLikeSentence.test(builder.last) ||
        builder.openKind === 'label' ||
        builder.openKind === 'heading';
      if (isFree && !isItem && row.test(line.text)) return builder.close();
      // A line that ended early does not go on in the next.
      const isEnded =
        (builder.last?.length ?? 0) < longest * 0.6 ||
        (longest <= shortLines && [raw[i - 1], raw[i + 1]].some((other) => label.test(other?.trim() ?? '')));
      if (label.test(line.text) && (isItem || isFree || isEnded || hasGap(line.text)))
        return builder.open('label', line);
      if (isItem) {
        const kind = isOpenLabelAbove(line.text, raw, i) ? 'label' : 'item';
        return builder.open(kind, { ...line, text: line.text.replace(numbered, '') });
      }
      // "Aufsichtsrat:" between two lists.
      if (builder.openKind === 'item' && aboveList.test(line.text) && bullet.test(raw[i + 1] ?? ''))
        return builder.open('text', line);
      // Lines set in columns stand each for itself, and so do those that go on in one of them.
      if (hasGap(line.text)) return builder.open(gapLabel(line.text) === null ? 'item' : 'label', line);
      if (columns) return builder.open('item', line);
      // "Registered office: 9 Park Row, Leeds (formerly: Canal" goes on.
      if (builder.openKind === 'label' && isOpen(builder.last ?? '')) return builder.add(line);
      if (builder.last !== null && hasGap(builder.last)) builder.close();
      const next = raw[i + 1]?.trim();
      if ((isFree || isEnded || (builder.last?.length ?? 0) <= 60) && isContactLine(line.text, next))
        return builder.contact(line, headOfContacts(raw, i));
      const isAbove =
        next !== undefined && /^\p{Lu}/u.test(next) && !label.test(next) && !openLabel.test(next);
      if (openLabel.test(line.text) && isFree && isAbove) return builder.open('label', line);
      if (builder.openKind === 'label' && openLabel.test(builder.last ?? '')) return builder.add(line);
      if (isFree && inCapitals.test(line.text) && bullet.test(raw[i + 1] ?? ''))
        return builder.heading(3 + depthOf(rawLine), line.text, line);
      if (signed.test(line.text) && officeLine.test(next ?? '') && isFree) return builder.open('text', line);
      if (named === undefined && !isMarked && isFree && isHeading(line.text, next, longest, isAlone))
        return builder.heading(3 + depthOf(rawLine), line.text, line);
      // "Weak Volumes: Revenue declined 7.8% to GBP 1,043 million in fiscal 2024 (fiscal" goes on.
      const isFull = longest > 60 && (builder.last?.length ?? 0) >= longest * 0.75;
      if (builder.openKind === 'label' && !isFull && !/^\s/.test(rawLine)) return builder.open('text', line);
      if (isNotes && builder.openKind === 'text' && !goesOn.test(line.text))
        return builder.open('text', line);
      builder.add(line);
    });
  }
  builder.close();
  return builder.blocks;
}
