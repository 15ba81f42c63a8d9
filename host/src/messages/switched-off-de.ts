/** Texts of a page whose slice is switched off. */
export const switchedOffTexts = {
  title: (brand: string) => `Dieser Teil von ${brand} ist zurzeit abgeschaltet.`,
  detail: 'Von Ihren Daten geht nichts verloren. Er ist wieder da, sobald er eingeschaltet wird.',
  toChat: 'Zum Chat',
  toSettings: 'Zu den Einstellungen',
};
