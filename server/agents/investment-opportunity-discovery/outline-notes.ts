import type { screenFormEn } from './messages/screen-form-en.ts';

/** What belongs below each heading of the report, for a language model. */
export const screenOutlineNotes: Readonly<Record<keyof typeof screenFormEn.outline, string>> = {
  shortlist: 'The companies that pass every rule, best score first, with the numbers behind it.',
  factors: 'A row for each: its score on each factor that the columns allow, and the weights.',
  why: 'How many companies each rule rejects, and of each rejected company the rule and its value.',
  overlap: 'Sectors of the shortlist, and the correlation of each pair where prices are given.',
  changed: 'Who entered and left the shortlist since the earlier export.',
  missing: 'Rules that were not understood, columns and factors that were not used, and why.',
  method: 'How scores were computed, with the published sources, and what the words for risk mean.',
};
