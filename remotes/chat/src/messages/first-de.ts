import type { firstTexts as en } from './first-en.ts';

export const firstTexts: {
  [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : (typeof en)[Key];
} = {
  heading: 'Fragen Sie zum Beispiel',
  loading: 'Fragen für den Anfang werden geladen',
  onFile: (name) => `Zu Ihrer letzten Datei, ${name}`,
  onSample: (about) => `An einem Beispiel: ${about}`,
  price: (range) => `Je Frage etwa ${range}`,
  failed: 'Die Fragen für den Anfang konnten nicht geladen werden. Ihre eigenen können Sie trotzdem stellen.',
};
