import type { calendarEn } from './calendar-en.ts';

/** Köpfe von Spalten, aus denen ein Kalender geschrieben wird, klein geschrieben. */
export const calendarDe: typeof calendarEn = {
  deadlines: ['frist', 'fällig', 'fällig am', 'fällig bis', 'fälligkeit', 'bis wann', 'läuft ab', 'ablauf'],
  starts: ['beginn', 'beginnt', 'von', 'ab', 'zeit', 'uhrzeit', 'abfahrt', 'abflug', 'wann'],
  ends: ['ende', 'endet', 'bis', 'ankunft', 'letzter tag'],
  names: [
    'was',
    'ereignis',
    'aufgabe',
    'tätigkeit',
    'schritt',
    'meilenstein',
    'pflicht',
    'titel',
    'betreff',
    'thema',
    'punkt',
    'halt',
    'wortlaut',
  ],
  places: ['ort', 'wo', 'raum', 'stelle'],
};
