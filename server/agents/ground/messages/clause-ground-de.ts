import { words, type Said, type Words } from '../../../report/words.ts';
import type { clauseGroundEn } from './clause-ground-en.ts';

export const clauseGroundDe: typeof clauseGroundEn = {
  cut: (name: string) =>
    `${name}: länger als das, was von einer Datei gelesen wird; nur der Anfang wurde gelesen`,
  otherLanguage: (name: string) => `${name}: Pflichten werden nur auf Deutsch und Englisch gelesen`,
  noRules: (name: string) => `${name}: keine Stellen mit Pflichten erkannt`,
  duty: { must: 'muss', 'must not': 'darf nicht', 'may only': 'darf nur', should: 'soll' },
  noDuty: 'eine Zeit, nicht als Pflicht gelesen',
  nobody: 'niemand erkannt',
  noTime: 'keine Zeit erkannt',
  dutyHead: ['Bis wann oder wie lange, wie geschrieben', 'Wer, wie geschrieben', 'Art', 'Wortlaut', 'Stelle'],
  kinds: {
    until: 'bis',
    from: 'ab',
    recurring: 'immer wieder',
    relative: 'ab einem Ereignis gerechnet',
    lasting: 'solange',
    clock: 'Uhrzeit',
  },
  passed: ', vorbei',
  timeHead: ['Tag', 'Art', 'Wortlaut', 'Stelle'],
  asWritten: 'Wie geschrieben',
  noDays: 'Kein Tag gefunden, von dem der Text sagt, dass er einzuhalten ist.',
  openDays: 'Diese Fristen haben keinen eigenen Tag, und es wurde keiner für sie erfunden:',
  next: (day: string, clause: Said, sentence: string): Words =>
    words`Der nächste Tag, der als einzuhalten gelesen wurde, ist der ${day}, ${clause}: „${sentence}“`,
  noDayToCome: (today: string) =>
    `Nach dem ${today} wurde kein Tag gefunden, von dem der Text sagt, dass er einzuhalten ist.`,
};
