import type { sentimentFormEn } from './messages/sentiment-form-en.ts';

/** What belongs below each heading of the report, for a language model. */
export const sentimentOutlineNotes: Readonly<Record<keyof typeof sentimentFormEn.outline, string>> = {
  first: 'Up to three aspects in order, each with its negative mentions and one quotation.',
  scores:
    'Each scale on its own: number, mean with interval, distribution; how much could be read in which language.',
  aspects: 'Each aspect with mentions, negative share and its interval.',
  behaviour: 'Returns, leaving, warnings, recommendations, buying again, with share and a quotation.',
  trend: 'The mean by month or week, the change of level with its test, and what changed with it.',
  quotes: 'Quotations for and against each aspect, each with its row.',
  segments:
    'Segments of 20 and more side by side with their intervals; smaller ones are named and not compared.',
  disagree: 'How often stars and words agree, and quoted reviews where they do not.',
  missing: 'Rows, columns, files and languages not used, with the reason.',
  method: 'The scales, the word list and its rules, the intervals and the test, with their sources.',
};
