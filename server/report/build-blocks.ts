import type { ChartShape } from '@loupe/shared/lib/chart-data';
import type { Block, ChartBlock, Grid, ListItem, TableForm } from './blocks.ts';
import { toWords, type Said } from './words.ts';

/** What an agent writes a report from: each gives one block of `blocks.ts`. */

export const title = (said: Said): Block => ({ kind: 'title', text: toWords(said) });
export const lead = (said: Said): Block => ({ kind: 'lead', text: toWords(said) });
export const paragraph = (said: Said): Block => ({ kind: 'paragraph', text: toWords(said) });
export const heading = (said: Said, level: 2 | 3 = 2): Block => ({
  kind: 'heading',
  level,
  text: toWords(said),
});
/** Paragraphs set apart from the text: a note, or words of a source. */
export const quote = (...said: readonly Said[]): Block => ({ kind: 'quote', blocks: said.map(paragraph) });
/** A formula of its own, TeX without delimiters. */
export const maths = (tex: string): Block => ({ kind: 'maths', tex });
export const rule: Block = { kind: 'rule' };

const itemsOf = (said: readonly Said[]): ListItem[] =>
  said.map((one) => ({ isDone: null, blocks: [paragraph(one)] }));

export const list = (items: readonly Said[]): Block => ({
  kind: 'list',
  start: null,
  items: itemsOf(items),
});

function gridOf(head: readonly Said[], rows: readonly (readonly Said[])[], right: readonly number[]): Grid {
  return {
    columns: head.map((one, i) => ({
      title: toWords(one),
      align: right.includes(i) ? 'right' : 'left',
    })),
    rows: rows.map((row) => row.map((cell) => ({ text: toWords(cell) }))),
  };
}

/** Things to tick off, none of them yet. */
export const checklist = (items: readonly Said[]): Block => ({
  kind: 'list',
  start: null,
  items: itemsOf(items).map((item) => ({ ...item, isDone: false })),
});

/** What the report does not know or did not look at, below its title. */
export const limits = (said: Said, items: readonly Said[]): Block => ({
  kind: 'limits',
  title: toWords(said),
  items: itemsOf(items),
});

/** A list, or what is said when there is nothing to list. */
export const listOr = (items: readonly Said[], none: Said): Block =>
  items.length > 0 ? list(items) : paragraph(none);

/** Every column but the first, which names the rows. */
export const allButFirst = (head: readonly Said[]) => head.slice(1).map((_, i) => i + 1);

interface TableLook {
  /** Columns of numbers. */
  readonly right?: readonly number[];
  /** What the rows are; such a table has a title. */
  readonly form?: TableForm;
  readonly title?: Said;
}

/** A table of texts; numbers in its cells are found when it is read for an export. */
export function table(
  head: readonly Said[],
  rows: readonly (readonly Said[])[],
  { right = [], form = 'plain', title: said = '' }: TableLook = {},
): Block {
  return { kind: 'table', form, title: toWords(said), ...gridOf(head, rows, right) };
}

/** A chart with its table: the first column names the points, each further one is a series; all numbers have one unit. */
export function chart(
  shape: ChartShape,
  said: Said,
  head: readonly Said[],
  rows: readonly (readonly Said[])[],
): ChartBlock {
  return { kind: 'chart', shape, title: toWords(said), ...gridOf(head, rows, allButFirst(head)) };
}
