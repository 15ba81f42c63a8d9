import { many } from './research-steps-de.ts';
import type { timelineEn } from './timeline-en.ts';

export const timelineDe: typeof timelineEn = {
  rumour: 'Gerücht',
  ahead: 'bevorstehend',
  adverse: 'nachteilig',
  timelineTitle: 'Ereignisse, das älteste zuerst',
  timelineHead: ['Datum', 'Ereignis', 'Hinweis'],
  eventsLeft: (count) =>
    `${many(count, 'weiterer datierter Satz', 'weitere datierte Sätze')} ohne erkannte Art ${count === 1 ? 'ist' : 'sind'} nicht aufgeführt.`,
  noEvents:
    'Es wurde kein Ereignis mit Tag erkannt; an anderer Stelle zitierte Sätze können dennoch Tage nennen. Wechsel im Amt stehen unter „Personen“, künftige Termine unter „Offene Fragen“.',
  namedIn: (count, isAtLeast) =>
    `so genannt in ${isAtLeast ? 'mehr als ' : ''}${many(count, 'Dokument', 'Dokumenten')}`,
  peopleTitle: 'Amtierende, künftige und frühere Amtsinhaber',
  peopleHead: ['Name', 'Funktion', 'Stand', 'Wann', 'Beleg'],
  noPeople: 'Es wurde keine Person mit einer Funktion gelesen.',
  states: {
    current: 'im Amt',
    leaving: 'scheidet aus',
    left: 'sollte laut Ankündigung ausgeschieden sein',
    former: 'ehemals',
    appointed: 'bestellt',
    announced: 'angekündigt',
  },
  asOfDay: (day) => `Stand ${day}`,
  byUndated: 'laut einem undatierten Dokument',
  inOfficeOn: (day) => `im Amt, Stand ${day}`,
  inOfficeBy: (document) => `im Amt laut ${document}`,
  namesBeside: (document, name, isLater) =>
    `${isLater ? 'später nennt ' : ''}${document}${isLater ? '' : ' nennt'} ${name} mit dieser Funktion: prüfen`,
  acting: 'kommissarisch',
  sinceDay: (day, isAhead) => `${isAhead ? 'ab' : 'seit'} ${day}`,
  untilDay: (day) => `bis ${day}`,
  dayPassed: (when) => `${when} (Termin verstrichen)`,
  leavings: {
    expected: 'scheidet aus',
    former: 'ist ausgeschieden',
    denied: 'bestreitet auszuscheiden',
    rumour: 'soll laut Gerüchten ausscheiden',
  },
  wasToLeave: (name, role, day) => `${name} (${role}) sollte laut Ankündigung bis ${day} ausgeschieden sein`,
};
