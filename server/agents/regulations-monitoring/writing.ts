import type { Depth } from '@loupe/shared/contract/agents';
import type { Block } from '../../report/blocks.ts';
import { heading, paragraph } from '../../report/build-blocks.ts';
import type { Said } from '../../report/words.ts';
import { cutRows } from '../ground/clause-writing.ts';
import type { TableWriting } from '../ground/table-figures.ts';
import type { Asked, Dated, Duty } from './duties.ts';
import { regulationTexts } from './messages/regulation-texts.ts';
import type { Texts } from './read-texts.ts';

/** What each part of the report is written from. */
export interface RegulationWriting extends TableWriting {
  readonly texts: Texts;
  readonly asked: Asked;
  readonly duties: readonly Duty[];
  readonly dated: readonly Dated[];
  readonly depth: Depth;
  /** YYYY-MM-DD of the question. */
  readonly today: string;
}

type Heading = keyof ReturnType<typeof regulationTexts>['form']['outline'];

const mostRows: Readonly<Record<Depth, number>> = { quick: 8, standard: 25, deep: 120 };

export const section = (id: Heading, ...blocks: readonly Block[]): Block[] => [
  heading(regulationTexts().form.outline[id]),
  ...blocks,
];

/** A table of as many rows as the depth shows, with what is left out said; a sentence where there is none. */
export function tableOr<T>(
  { depth }: RegulationWriting,
  rows: readonly T[],
  none: Said,
  draw: (rows: readonly T[]) => Block,
): Block[] {
  if (rows.length === 0) return [paragraph(none)];
  const shown = cutRows(rows, mostRows[depth], regulationTexts().report.more);
  return [draw(shown.rows), ...shown.rest.map((one) => paragraph(one))];
}
