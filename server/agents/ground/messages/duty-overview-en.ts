import { words, type Said, type Words } from '../../../report/words.ts';

type Counts = Readonly<Record<'all' | 'bans' | 'unnamed', Said>>;

/** What reports say of the duties of one or several documents together. */
export const dutyOverviewEn = {
  document: 'Document',
  labels: {
    all: 'Duties and bans',
    bans: 'Bans',
    unnamed: 'Duties and bans without a named bearer',
  },
  counts: ({ all, bans, unnamed }: Counts): Words =>
    words`Duties and bans: ${all}; of them bans: ${bans}; without a named bearer: ${unnamed}.`,
  nobodyNamed: 'No sentence names who bears its duty.',
  named: (bearers: Said): Words => words`Read as bearing a duty, as written: ${bearers}.`,
  otherHead: ['Day', 'Words', 'Clause'],
  noOthers: 'Every written day was read as one to keep.',
};
