/** A provision of a regulation or contract: as little as can be cited on its own. */
export interface Clause {
  /** Numbers and headings it is below, outermost first, its own number last: "Article 5", "(1)", "(a)". */
  readonly path: readonly string[];
  /** Its own number as written; null for a paragraph without one. */
  readonly number: string | null;
  /** The nearest heading above it, without its number. */
  readonly heading: string;
  /** Of an item of a list: the words that the list goes on from, e.g. "The operator shall:". */
  readonly leadIn: string;
  readonly text: string;
  /** Key of its document. */
  readonly document: string;
  /** Stored in English: "line 4", "lines 4-6", "page 3". */
  readonly place: string;
}

/** How it is cited: "Article 5 (1) (a)". */
export const pathText = ({ path }: Clause) => path.join(' ');

/** As it is read: an item after the words it goes on from. */
export const wholeText = ({ leadIn, text }: Clause) => (leadIn === '' ? text : `${leadIn} ${text}`);
