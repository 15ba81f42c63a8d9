export const schedulesTexts = {
  repeat: 'Wiederholen',
  hint: 'Lohnt sich, wo sich ändert, was gelesen wird: Seiten und Suchen. Dateien bleiben die, die Sie gegeben haben. Sie hören nur davon, wenn sich etwas geändert hat.',
  every: 'Wie oft',
  rhythms: { daily: 'Jeden Tag', weekly: 'Jede Woche', monthly: 'Jeden Monat' },
  cap: 'Credits je Lauf, höchstens',
  capRange: (least: number, most: number) => `Eine ganze Zahl von ${least} bis ${most}.`,
  start: 'Wiederholen lassen',
  repeated: 'Wird wiederholt',
  next: (when: string, credits: number) =>
    `Nächstes Mal ${when}, höchstens ${credits} ${credits === 1 ? 'Credit' : 'Credits'}`,
  pause: 'Anhalten',
  goOn: 'Fortsetzen',
  end: 'Beenden',
  nameOf: (action: string, chat: string) => `${action}: ${chat}`,
  ended: 'Wird nicht mehr wiederholt. Die Läufe bleiben.',
  loading: 'Es wird nachgesehen, ob es wiederholt wird',
  failed: 'Ob es wiederholt wird, konnte nicht geladen werden.',
};
