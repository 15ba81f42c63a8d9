import { words, type Said, type Words } from '../../../report/words.ts';

/** What reports say of clauses, of the duties in them and of the times to keep. */
export const clauseGroundEn = {
  cut: (name: string) => `${name}: longer than what is read of one file; only its beginning was read`,
  otherLanguage: (name: string) => `${name}: duties are read in English and German only`,
  noRules: (name: string) => `${name}: no clauses with duties were recognised`,
  duty: { must: 'must', 'must not': 'must not', 'may only': 'may only', should: 'should' },
  noDuty: 'a time, read as no duty',
  nobody: 'nobody recognised',
  noTime: 'no time recognised',
  dutyHead: ['By when or for how long, as written', 'Who, as written', 'Kind', 'Words', 'Clause'],
  kinds: {
    until: 'until',
    from: 'from',
    recurring: 'again and again',
    relative: 'counted from an event',
    lasting: 'for as long as',
    clock: 'time of day',
  },
  passed: ', passed',
  timeHead: ['Day', 'Kind', 'Words', 'Clause'],
  asWritten: 'As written',
  noDays: 'No day was found of which the text says that it is to be kept.',
  openDays: 'These times have no day of their own, and none was made up for them:',
  next: (day: string, clause: Said, sentence: string): Words =>
    words`The next day read as one to keep is ${day}, ${clause}: “${sentence}”`,
  noDayToCome: (today: string) =>
    `No day after ${today} was found of which the text says that it is to be kept.`,
};
