import { words, type Said, type Words } from '../../../report/words.ts';
import type { dutyOverviewEn } from './duty-overview-en.ts';

type Counts = Readonly<Record<'all' | 'bans' | 'unnamed', Said>>;

export const dutyOverviewDe: typeof dutyOverviewEn = {
  document: 'Dokument',
  labels: {
    all: 'Pflichten und Verbote',
    bans: 'Verbote',
    unnamed: 'Pflichten und Verbote, die niemanden nennen',
  },
  counts: ({ all, bans, unnamed }: Counts): Words =>
    words`Pflichten und Verbote: ${all}; davon Verbote: ${bans}; ohne genannten Verpflichteten: ${unnamed}.`,
  nobodyNamed: 'Kein Satz nennt, wen seine Pflicht trifft.',
  named: (bearers: Said): Words => words`Als verpflichtet gelesen, wie geschrieben: ${bearers}.`,
  otherHead: ['Tag', 'Wortlaut', 'Stelle'],
  noOthers: 'Jeder geschriebene Tag wurde als einzuhalten gelesen.',
};
