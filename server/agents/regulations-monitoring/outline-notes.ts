import type { regulationTexts } from './messages/regulation-texts.ts';

type Outline = ReturnType<typeof regulationTexts>['form']['outline'];

/** What belongs below each heading of the report, for a language model. */
export const regulationOutlineNotes: Readonly<Record<keyof Outline, string>> = {
  actions:
    'A table of the duties of new and changed clauses: by when, who, what, the clause; days first. Where no day is written, say so and name the day on which the text begins to apply.',
  deadlines:
    'A schedule of the days written in the text, each as YYYY-MM-DD with its clause; below it the times without a day, such as “within 30 days of receipt”, for which no day may be invented.',
  changed: 'Clause by clause: was, is, how grave and why. A clause that was only renumbered is no change.',
  fresh: 'Clauses of the new text without a counterpart in the old one, quoted.',
  gone: 'Clauses of the old text without a counterpart in the new one, quoted.',
  duties: 'Every duty and ban: who bears it as written, or that nobody is named; quoted with its clause.',
  terms: 'Defined terms: new, changed, gone, the same, with both wordings.',
  areas:
    'Parts of a company that the words of changed clauses point to, with the clauses; a hint where to ask.',
  missing: 'Files that were not read and why, and what a comparison of words cannot see.',
  method: 'How clauses were paired and how gravity is decided, rule by rule.',
};
