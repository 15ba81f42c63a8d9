import type { Depth } from '@loupe/shared/contract/agents';
import type { Block } from '../../report/blocks.ts';
import { heading, paragraph } from '../../report/build-blocks.ts';
import type { Said } from '../../report/words.ts';
import { cutRows } from './clause-writing.ts';
import { tableGroundTexts } from './messages/table-ground-texts.ts';

/** How many rows of a table each depth shows, where an agent does not say otherwise. */
const mostRows: Readonly<Record<Depth, number>> = { quick: 8, standard: 25, deep: 120 };

/** As many rows as the depth shows, with how many are left out said; a sentence where there is none. */
export function rowsOr<T>(
  { depth }: { readonly depth: Depth },
  all: readonly T[],
  none: Said,
  draw: (some: readonly T[]) => Block,
): Block[] {
  if (all.length === 0) return [paragraph(none)];
  const { rows, rest } = cutRows(all, mostRows[depth], tableGroundTexts().more);
  return [draw(rows), ...rest.map((one) => paragraph(one))];
}

/** Writes a part of the report below its heading; `outline` gives the headings in the language of the moment. */
export const sectionsOf =
  <K extends string>(outline: () => Readonly<Record<K, string>>) =>
  (id: K, ...blocks: readonly Block[]): Block[] => [heading(outline()[id]), ...blocks];
