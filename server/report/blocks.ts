/**
 * A report as typed blocks: the one document from which markdown, PDF, Word and Excel are written. Markdown is what a run
 * keeps; `markdown/read-report.ts` reads it back, so that reports on record and those of a language model are exported too.
 */
import type { ChartShape } from '@loupe/shared/lib/chart-data';
import type { PrintedNumber } from '@loupe/shared/lib/printed-number';

/** How a piece of text stands out. */
export interface TextMarks {
  readonly isBold?: true;
  readonly isItalic?: true;
  readonly isStruck?: true;
}

/** A piece of running text. A figure and a citation are what `#figure:id` and `#source:n` are in markdown (decision 0005). */
export type Inline =
  | (TextMarks & { readonly kind: 'text'; readonly text: string })
  | (TextMarks & { readonly kind: 'figure'; readonly id: string; readonly text: string })
  | (TextMarks & { readonly kind: 'citation'; readonly n: number; readonly text: string })
  | (TextMarks & { readonly kind: 'link'; readonly url: string; readonly text: string })
  | { readonly kind: 'code'; readonly text: string }
  /** TeX without its delimiters. */
  | { readonly kind: 'maths'; readonly tex: string }
  | { readonly kind: 'break' };

/** A cell of a table; `number` when the whole of it is one number and citations. */
export interface Cell {
  readonly text: readonly Inline[];
  readonly number?: PrintedNumber;
}

export type Align = 'left' | 'right' | 'center';

interface Column {
  readonly title: readonly Inline[];
  readonly align: Align;
}

export interface Grid {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What the rows of a table are: it decides how they are drawn, not what they may hold. */
export const tableForms = ['plain', 'timeline', 'side-by-side', 'scorecard', 'schedule', 'diff'] as const;
export type TableForm = (typeof tableForms)[number];

interface TableBlock extends Grid {
  readonly kind: 'table';
  readonly form: TableForm;
  /** Empty for a plain table without one; the other forms always have one. */
  readonly title: readonly Inline[];
}

/** Drawn from the numbers of its table: the first column names the points, each further one is a series. */
export interface ChartBlock extends Grid {
  readonly kind: 'chart';
  readonly shape: ChartShape;
  readonly title: readonly Inline[];
}

export interface ListItem {
  /** Null where the item is no task. */
  readonly isDone: boolean | null;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'title'; readonly text: readonly Inline[] }
  /** The first paragraph under the title: the answer in two or three sentences. */
  | { readonly kind: 'lead'; readonly text: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4 | 5 | 6; readonly text: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'maths'; readonly tex: string }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  /** `start` of an ordered list; a checklist is a list whose items are tasks. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly ListItem[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  /** What the report does not know or did not look at. */
  | { readonly kind: 'limits'; readonly title: readonly Inline[]; readonly items: readonly ListItem[] }
  | { readonly kind: 'rule' }
  | TableBlock
  | ChartBlock;

export type ReportBlocks = readonly Block[];

/** The words of running text, without marks, e.g. for a bookmark or a file name. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => (inline.kind === 'break' ? ' ' : inline.kind === 'maths' ? inline.tex : inline.text))
    .join('');
}

/** The same without the marks of citations. */
export function titleText(inlines: readonly Inline[]): string {
  return plainText(inlines.filter(({ kind }) => kind !== 'citation')).trim();
}
