import type { vendorFormEn } from './messages/vendor-form-en.ts';

/** What belongs below each heading, for a language model. */
export const vendorOutlineNotes: Readonly<Record<keyof typeof vendorFormEn.outline, string>> = {
  which: 'Who is first with which score, who follows, and how much of the weight has an answer.',
  scores: 'A matrix: points by criterion and vendor, weights, score, share of the weight with a value, rank.',
  sensitivity: 'Weights at which another vendor would be first; vendors that no weights prefer.',
  evidence: 'Every answer with its cell, as written; an empty one is said to be empty.',
  cost: 'Total cost over the term for each vendor with its parts; why it was not computed where a price is missing.',
  must: 'Each must-have of each vendor: verified, not verified, or for review, with the answer.',
  questions: 'A question for each missing or unclear answer, by vendor.',
  missing: 'Criteria that were not scored and why, tables that were not read, names nothing has.',
  method: 'How answers become points, weights a score, and prices a total.',
};
