import { letterValue, romanValue, type Mark, type MarkKind } from './clause-marks.ts';

/** A numbered clause or a heading that later lines may be below. */
export interface OutlineEntry {
  readonly kind: MarkKind | 'heading';
  readonly label: string;
  readonly value: number;
  readonly depth: number;
  /** Of a heading that is marked as one. */
  readonly level: number | null;
  heading: string;
  /** The latest text right below it: a list goes on from it. */
  text: string;
  hasContent: boolean;
  readonly place: string;
}

/** A heading that no mark tells from text is below all that are marked. */
export const unmarkedLevel = 7;

/** Words of a sentence or list that goes on below. */
export const continuesBelow = /(?:[:,–—]|(?<=\p{Ll}))$/u;

/** Kinds that always are in this order; the others are in the order a document uses them. */
const ranks: readonly (MarkKind | 'heading')[] = ['annex', 'part', 'chapter', 'section', 'article'];

/** Numbers and headings a line of a document is below. */
export class Outline {
  #entries: OutlineEntry[] = [];
  readonly #onLeave: (entry: OutlineEntry, above: readonly OutlineEntry[]) => void;

  constructor(onLeave: (entry: OutlineEntry, above: readonly OutlineEntry[]) => void) {
    this.#onLeave = onLeave;
  }

  get entries(): readonly OutlineEntry[] {
    return this.#entries;
  }

  get top(): OutlineEntry | null {
    return this.#entries.at(-1) ?? null;
  }

  /** Whether the latest number is an item of what a text above it goes on to: "shall submit: / a) … / b) …". */
  get isInList(): boolean {
    return this.#entries.slice(0, -1).some(({ text }) => text.endsWith(':'));
  }

  /** "(i)" after "(h)" is a letter, else the first Roman numeral. */
  known(mark: Mark): Mark {
    const letter = /^\(([ivx])\)$/u.exec(mark.label)?.[1];
    if (letter === undefined) return mark;
    const [value, before] = [romanValue(letter) ?? 1, this.#last('letter')?.value];
    const roman = this.#last('roman');
    const isNextLetter = before !== undefined && before === letterValue(letter) - 1;
    const isRoman = roman === undefined ? value === 1 && !isNextLetter : value > roman.value;
    return isRoman ? { ...mark, kind: 'roman', value } : mark;
  }

  /** True where a number is the first of its kind or comes after the one before. */
  follows(mark: Mark): boolean {
    const at = this.#placeOf(mark);
    const sibling = this.#entries[at];
    return sibling === undefined || sibling.kind !== mark.kind || sibling.depth !== mark.depth
      ? mark.value < 2
      : mark.value > sibling.value;
  }

  /** True where the one right before it is open: "C." after "B.". */
  comesNext(mark: Mark): boolean {
    const sibling = this.#entries[this.#placeOf(mark)];
    return sibling?.kind === mark.kind && sibling.value === mark.value - 1;
  }

  enter(mark: Mark, heading: string, level: number | null, place: string): void {
    const beside = this.#entries.findIndex(
      (entry) => entry.level !== null && level !== null && entry.level >= level,
    );
    const at = this.#placeOf(mark);
    this.#leaveFrom(beside < 0 ? at : Math.min(at, beside));
    this.#push({ ...mark, level, heading, text: '', hasContent: false, place });
  }

  enterHeading(label: string, level: number, place: string): void {
    const above = this.#entries.findLastIndex((entry) => entry.level !== null && entry.level < level);
    this.#leaveFrom(above + 1);
    const [value, depth] = [0, 1];
    this.#push({
      kind: 'heading',
      label,
      value,
      depth,
      level,
      heading: label,
      text: '',
      hasContent: false,
      place,
    });
  }

  /** Leaves the items of a list: a paragraph below it goes on from what led in to it. */
  leaveItems(): void {
    const lead = this.#entries.findIndex(({ text }) => continuesBelow.test(text));
    if (lead >= 0) this.#leaveFrom(lead + 1);
  }

  close(): void {
    this.#leaveFrom(0);
  }

  #push(entry: OutlineEntry): void {
    const above = this.top;
    if (above !== null) above.hasContent = true;
    this.#entries.push(entry);
  }

  #last(kind: MarkKind): OutlineEntry | undefined {
    return this.#entries.findLast((entry) => entry.kind === kind);
  }

  /** Where a mark is placed: at its sibling, or below everything. */
  #placeOf({ kind, depth }: Mark): number {
    const rank = ranks.indexOf(kind);
    const at = this.#entries.findIndex((entry) => {
      // "Annex I" after the last chapter ends it; a heading that only looks like one holds articles, and no parts.
      if (entry.kind === 'heading')
        return kind === 'annex' || (entry.level === unmarkedLevel && rank >= 0 && kind !== 'article');
      if (rank >= 0) return ranks.indexOf(entry.kind) >= rank || !ranks.includes(entry.kind);
      return entry.kind === kind && entry.depth >= depth;
    });
    return at < 0 ? this.#entries.length : at;
  }

  #leaveFrom(at: number): void {
    while (this.#entries.length > at) {
      const entry = this.#entries.pop();
      if (entry !== undefined && !entry.hasContent && entry.kind !== 'heading')
        this.#onLeave(entry, this.#entries);
    }
  }
}
