import type { businessFormEn } from './messages/business-form-en.ts';

/** What belongs below each heading, for a language model. */
export const businessOutlineNotes: Readonly<Record<keyof typeof businessFormEn.outline, string>> = {
  which: 'Which option is first by the person’s numbers, by how much, and whether the limits are kept.',
  options:
    'A matrix of options and criteria with weights, points, score and the share of the weight with a number.',
  turn: 'Weights and numbers within their ranges that would turn the order.',
  payback: 'Investment by yearly profit for each option that has both.',
  swot: 'Quoted sentences of the sources by quadrant; an empty quadrant is said to be empty.',
  assumptions: 'Every number of the person with its range, and which of them are judgements.',
  days: 'A schedule of 90 days with owners, beginning with what the decision hangs on.',
  missing: 'What was not understood, not scored or not sorted.',
  method: 'How options are scored, swings computed and sentences sorted.',
};
