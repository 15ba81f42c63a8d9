import { runPartByPart } from '../../run-part-by-part.ts';
import { readReviews, type ReviewsRead } from '../../sentiment/read-reviews.ts';
import type { Review } from '../../sentiment/review.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import type { Column } from '../../table/table.ts';
import type { Dossier } from './dossier.ts';
import { columnNotes, rowLines, type ColumnNote } from './left-out.ts';
import { reviewGroundTexts } from './messages/review-ground-texts.ts';
import type { TableWriting } from './table-figures.ts';

/** The reviews of all files, and what of them was not used. */
export interface GatheredReviews {
  readonly read: readonly ReviewsRead[];
  readonly reviews: readonly Review[];
  readonly leftOut: readonly string[];
  readonly notes: readonly ColumnNote[];
}

export interface ReviewWriting extends TableWriting {
  readonly read: readonly ReviewsRead[];
}

/** The columns behind a number of reviews: what dates or titles a row, and its rating or words. */
export function reviewColumnsOf(read: readonly ReviewsRead[], source: DocumentTable): [Column, ...Column[]] {
  const one = read.find((each) => each.source === source);
  if (one === undefined) throw new Error(`No reviews of ${source.document} were read.`);
  const { roles, words, rating, recommend } = one;
  const columns = [roles.at.date, words?.column, (rating ?? recommend)?.column].filter(
    (column) => column !== undefined,
  );
  const [first, ...others] = columns;
  if (first === undefined) throw new Error(`The reviews of ${source.document} have no columns.`);
  return [first, ...others];
}

function notesOf(name: string, one: ReviewsRead, segment: string): ColumnNote[] {
  const texts = reviewGroundTexts();
  const { source, roles, guessed, words, rating, recommend, beyond } = one;
  const used = [words?.column, recommend?.column, rating?.column];
  const unused = roles.unused.filter((column) => !used.includes(column) && !isCalled(column, segment));
  const refused = roles.refused.filter(({ column }) => !used.includes(column) && !beyond.includes(column));
  const scales = [rating, recommend].flatMap((given) =>
    given === null ? [] : [texts.scaleOf(given.column.name, texts.scales[given.scale])],
  );
  const lines = [
    ...scales.map((line) => `${name}: ${line}`),
    ...(words?.isGuessed ? [`${name}: ${texts.guessed(words.column.name)}`] : []),
    ...(guessed.date ? [`${name}: ${texts.guessedDay(guessed.date.name)}`] : []),
    ...(guessed.product ? [`${name}: ${texts.guessedProduct(guessed.product.name)}`] : []),
    ...beyond.map((column) => `${name}: ${texts.beyond(column.name)}`),
  ];
  return [
    ...lines.map((line) => ({ line, source })),
    ...columnNotes(name, source, { ...roles, refused, unused, missing: [] }, texts.roles),
  ];
}

/** Whether a column has this name, however it is capitalised. */
export const isCalled = ({ name }: Column, said: string): boolean =>
  name.trim().toLowerCase() === said.trim().toLowerCase();

/**
 * Reads the reviews of every table; a file without any is reported. `product` is what the person calls what was reviewed,
 * `segment` a column that is used besides.
 */
export async function gatherReviews(
  dossiers: readonly Dossier[],
  { product, segment }: { readonly product: string; readonly segment: string },
  signal: AbortSignal,
): Promise<GatheredReviews> {
  const texts = reviewGroundTexts();
  const read: ReviewsRead[] = [];
  const [leftOut, notes]: [string[], ColumnNote[]] = [[], []];
  const seen = new Set<string>();
  for (const { key, name, text } of dossiers) {
    const before = read.length;
    for (const [at, table] of text.tables.entries()) {
      const found = await runPartByPart(readReviews({ document: key, at, table }, seen, product), signal);
      if (found === null) continue;
      read.push(found);
      leftOut.push(
        ...rowLines(
          name,
          found.refused.map(({ line, why }) => ({ line, reason: texts.refused[why] })),
        ),
      );
      notes.push(...notesOf(name, found, segment));
    }
    if (read.length === before) leftOut.push(`${name}: ${texts.noReviews}`);
  }
  return { read, reviews: read.flatMap(({ reviews }) => reviews), leftOut, notes };
}
