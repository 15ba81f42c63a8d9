import type { diligenceFormEn } from './messages/diligence-form-en.ts';

/** What belongs below each heading of the report, for a language model. */
export const diligenceOutlineNotes: Readonly<Record<keyof typeof diligenceFormEn.outline, string>> = {
  answer:
    'What to do next, in the order of weight: the heaviest flags with their figures, then the first questions.',
  coverage:
    'A table: the six areas with how many points of the checklist have a document, and which documents.',
  flags: 'A table: measure, value, thresholds, reading; then each other flag with its evidence.',
  figures: 'Ratios and lines of the accounts by year, linked; the pitch is not among them.',
  customers:
    'Share of the largest and of the five largest, HHI, retention over twelve months, with the rows.',
  capTable: 'Each holder with the fully diluted share; every place where the table does not add up.',
  people: 'How many people the employee list has, those who have left not counted.',
  contracts: 'Clauses on control, exclusivity, liability and termination, quoted with their place.',
  contradictions:
    'A table: what the pitch says, what accounts, customers and employee list say, how far apart.',
  questions: 'One question for each flag, then those of the stage.',
  absent: 'Points of the checklist for which the room has no document.',
  missing: 'Files not used and why; measures not computed and why.',
  method: 'How documents are recognised, how each number is computed, and whose thresholds they are.',
};
