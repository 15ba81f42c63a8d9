import type { Depth } from '@loupe/shared/contract/agents';
import { numberText } from '../../../tools/number-text.ts';

const many = (count: number, one: string, more = `${one}s`) =>
  `${numberText(count, 0)} ${count === 1 ? one : more}`;

/** What was measured on the sample data. */
export interface MeasuredFacts {
  readonly files: number;
  readonly sections: number;
  readonly sources: number;
  readonly figures: number;
  readonly credits: number;
}

const names: Record<Depth, string> = { quick: 'Quick', standard: 'Standard', deep: 'Deep' };

/** What a depth does, beside the estimate of a run. */
export const depthEn = {
  measured: ({ files, sections, sources, figures, credits }: MeasuredFacts) =>
    `On the sample data: ${files === 0 ? '' : `${many(files, 'file')} read, `}${many(sections, 'section')} with ${many(sources, 'source')} and ${many(figures, 'figure')} written, for ${many(credits, 'credit')}.`,
  same: (as: Depth, { credits }: MeasuredFacts) =>
    `On the sample data: the same report as ${names[as]}, for ${many(credits, 'credit')}.`,
  base: (title: string, sentence: string) => `It is built on ${title}. ${sentence}`,
  mostFiles: (files: number) => `Of your own files it reads up to ${numberText(files, 0)}.`,
  noDepth: 'The depth changes nothing here: every question is put to all files, at each depth.',
  model: (credits: number) =>
    `A language model gets the depth and decides itself how much it reads and writes; it stops at ${many(credits, 'credit')}.`,
};
