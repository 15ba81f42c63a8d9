import type { findTexts as en } from './find-en.ts';

export const findTexts: {
  [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : (typeof en)[Key];
} = {
  label: 'In diesem Chat suchen',
  count: (at, count) => `${at} von ${count}`,
  none: 'Nichts gefunden',
  noneYet: 'Bisher nichts gefunden',
  reading: 'Frühere Nachrichten werden gelesen',
  readFailed: 'Frühere Nachrichten konnten nicht gelesen werden. Sie werden nicht durchsucht.',
  inReport: 'im Bericht',
  next: 'Nächste Stelle',
  previous: 'Vorherige Stelle',
  close: 'Suche schließen',
};
