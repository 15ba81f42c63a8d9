import type { claimsFormEn } from './messages/claims-form-en.ts';

/** What belongs below each heading of the report, for a language model. */
export const claimsOutlineNotes: Readonly<Record<keyof typeof claimsFormEn.outline, string>> = {
  decision:
    'By what is to be done: can stay, correct the number, say since when, take out, a person must look; each with its words quoted.',
  claims:
    'A table: the sentence quoted with its place, kind, reading (verified, not verified, for review), why.',
  recomputed: 'A table: what is measured, both cells, what the files give, what is claimed, how far apart.',
  vague: 'Generic words with how often they occur and what to say instead.',
  base: 'Changes that name no base year; from which year the files would bear them out.',
  others: 'Claims about others, denied or conditional ones: quoted, not counted.',
  questions: 'What to ask the author, one question for each gap.',
  missing: 'Files and rows that were not used and why; what was not looked at.',
  method: 'How claims are found, how numbers are recomputed, the wording of the rules named.',
};
