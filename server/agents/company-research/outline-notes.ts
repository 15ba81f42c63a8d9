import type { AgentTexts } from '../messages/agents-texts.ts';

/** What belongs below each heading of the report, for a language model. */
export const companyOutlineNotes: Readonly<Record<keyof AgentTexts['company']['outline'], string>> = {
  profile:
    'A table of facts about the company asked for, each with its source and status. Facts about other companies do not belong here.',
  timeline: 'Dated events, newest last, one sentence and one source each.',
  people: 'Who holds or held which post, since when and until when; former holders named as such.',
  figures: 'Figures by year with unit and source, and ratios computed with the tools.',
  others: 'What the documents say of other companies and people, each under its own name.',
  contradictions:
    'Where documents differ about the same thing and period: both values with their words, side by side.',
  words: 'Three to six quotations, word by word, each with its source.',
  verification: 'How many facts are in two or more documents, in one, or differ.',
  questions: 'What somebody should ask next, as questions.',
  missing: 'Documents that are usual for such a company and were not given, as a checklist.',
  method: 'Which documents were read, and which only in part.',
};
