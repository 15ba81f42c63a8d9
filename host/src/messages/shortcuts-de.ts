/** Wörter der Tastenübersicht. `control` und `shift` sind die Namen dieser Tasten darin. */
export const shortcutsTexts = {
  title: 'Tastenkürzel',
  open: 'Tastenkürzel',
  control: 'Strg',
  shift: 'Umschalt',
  groups: [
    {
      title: 'Überall',
      keys: [
        { keys: ['Strg K'], does: 'Suche und Befehle' },
        { keys: ['Strg Umschalt O'], does: 'Neuer Chat' },
        { keys: ['Strg /'], does: 'Diese Übersicht' },
        { keys: ['Esc'], does: 'Schließen, was offen ist' },
      ],
    },
    {
      title: 'Eine Nachricht schreiben',
      keys: [
        { keys: ['Eingabe'], does: 'Senden; während eine Antwort entsteht: danach senden' },
        { keys: ['Umschalt Eingabe'], does: 'Neue Zeile' },
        { keys: ['/'], does: 'Einen Prompt wählen, am Anfang einer Nachricht' },
        { keys: ['@'], does: 'Einen Agenten wählen' },
        { keys: ['↑'], does: 'Die letzte Frage bearbeiten, aus einem leeren Feld' },
      ],
    },
    {
      title: 'Einen Chat lesen',
      keys: [
        { keys: ['J', 'K'], does: 'Nächste Frage, Frage davor' },
        { keys: ['[', ']'], does: 'Fassung der Frage davor, danach' },
        { keys: ['Q'], does: 'Zitieren, was ausgewählt ist' },
        { keys: ['Strg F'], does: 'In diesem Chat suchen' },
      ],
    },
    {
      title: 'Läufe und Wiedergabe',
      keys: [
        { keys: ['J', 'K'], does: 'Nächster Lauf, Lauf davor' },
        { keys: ['Leertaste'], does: 'Wiedergabe starten und anhalten' },
        { keys: ['←', '→'], does: 'Durch eine Wiedergabe gehen' },
      ],
    },
  ],
};
