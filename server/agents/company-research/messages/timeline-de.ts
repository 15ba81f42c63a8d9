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
};
