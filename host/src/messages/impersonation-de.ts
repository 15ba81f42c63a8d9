/** Texte der Ansicht als Nutzer: das Band, und was der Nutzer davon in den Einstellungen liest. */
export const impersonationTexts = {
  label: 'Ansicht als Nutzer',
  viewingAs: (name: string) => `Ansicht als ${name}`,
  readOnly: 'nur lesen',
  left: (time: string) => `noch ${time}`,
  minutesLeft: (minutes: number) =>
    minutes === 1 ? 'Die Ansicht endet in einer Minute.' : `Die Ansicht endet in ${minutes} Minuten.`,
  end: 'Beenden',

  supportAccess: 'Zugriffe des Supports',
  supportAccessHint: 'Wann sich jemand von unserem Support Ihr Konto so angesehen hat, wie Sie es sehen.',
  loading: 'Zugriffe werden geladen',
  failed: 'Die Liste konnte nicht geladen werden.',
  none: 'Niemand hat Ihr Konto angesehen.',
  viewedOn: (at: string) => `Angesehen am ${at}`,
  reason: (reason: string) => `Grund: ${reason}`,
  couldRead: 'nur lesend',
  couldWrite: 'konnte ändern',
  lasted: (minutes: number) => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`),
  stillOpen: 'Jetzt',
} as const;
