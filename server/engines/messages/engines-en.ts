import { numberText } from '../../tools/number-text.ts';

/** What the engines say about themselves and their steps. */
export const enginesEn = {
  analyst: 'Prepared by the built-in analyst: computed and quoted, no language model',
  preparedWith: (model: string) => `Prepared with ${model}`,
  written: 'Written',
  writtenAtOnce: 'Written at once',
  contained: 'Contained in what was written',
  ask: (model: string) => `Ask ${model}`,
  goOn: (model: string) => `Go on with ${model}`,
  wroteText: 'Wrote the text',
  decided: (tools: readonly string[]) => `Decided on ${tools.join(', ')}`,
  tokens: (read: number, written: number) =>
    `${numberText(read, 0)} tokens read, ${numberText(written, 0)} written`,
  agent: (slug: string) => `Agent ${slug}`,
  noSource: '(no source)',
  notChecked: '\n\n> **Not checked against sources:** this report cites none.\n',
  /** Told to the model, in English as all it is told. */
  answerIn: 'Write in English, unless the question asks for another language.',
};
