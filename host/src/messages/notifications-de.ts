/** Texte von Benachrichtigungen auf der Seite. */
export const noticeTexts = {
  heading: 'Benachrichtigungen',
  hint: 'Über Läufe, die ohne Sie weitergehen.',
  offer: {
    title: 'Benachrichtigen, wenn ein Lauf endet?',
    explanation: (brand: string) =>
      `Ein Lauf geht weiter, wenn Sie diese Seite schließen. ${brand} kann Ihnen auf diesem Gerät sagen, wenn er fertig oder fehlgeschlagen ist oder Sie braucht. Sonst wird nichts gesendet.`,
    next: 'Als Nächstes fragt Ihr Browser um Erlaubnis.',
    accept: 'Einschalten',
    decline: 'Jetzt nicht',
    close: 'Schließen',
  },
  denied: {
    title: 'Benachrichtigungen sind blockiert',
    explanation:
      'Dieser Browser blockiert Benachrichtigungen dieser Website. Um das aufzuheben, öffnen Sie die Website-Einstellungen neben der Adresse, erlauben Sie Benachrichtigungen und laden Sie die Seite neu.',
    instead: 'Bis dahin finden Sie unter Läufe, was beendet ist.',
  },
  device: 'Dieses Gerät',
  states: {
    unknown: 'Der Browser wird gefragt',
    unsupported:
      'Dieser Browser kann keine Benachrichtigungen dieser Website zeigen. Unter Läufe finden Sie, was beendet ist.',
    off: 'Aus. Unter Läufe finden Sie, was beendet ist.',
    denied: 'In diesem Browser blockiert',
    changing: 'Wird geändert',
    on: 'An. Sie werden auch benachrichtigt, wenn diese Seite geschlossen ist.',
  },
  turnOn: 'Einschalten',
  turnOff: 'Ausschalten',
  howToUndo: 'So heben Sie das auf',
  turnedOn: 'Benachrichtigungen sind auf diesem Gerät an',
  turnedOff: 'Benachrichtigungen sind auf diesem Gerät aus',
  failed: 'Benachrichtigungen konnten nicht eingeschaltet werden.',
  kinds: {
    run_done: 'Ein Lauf ist fertig',
    run_failed: 'Ein Lauf ist fehlgeschlagen',
    run_waiting: 'Ein Lauf braucht Sie',
    run_changed: 'Ein wiederholter Lauf hat eine Änderung gefunden',
  },
  loading: 'Benachrichtigungen werden geladen',
  loadFailed: 'Die Auswahl der Benachrichtigungen konnte nicht geladen werden.',
  kept: 'Was eingeschaltet ist, bleibt eingeschaltet.',
} as const;
