/** Texte von Benachrichtigungen außerhalb der Seite; auch der Service Worker nimmt sie. */
export const systemTexts = {
  title: {
    run_done: (title: string) => `Fertig: ${title}`,
    run_failed: (title: string) => `Fehlgeschlagen: ${title}`,
    run_waiting: (title: string) => `Wartet auf Sie: ${title}`,
    run_changed: (title: string) => `Etwas hat sich geändert: ${title}`,
  },
} as const;
