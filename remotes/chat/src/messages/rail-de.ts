/** Was das Zeilenmenü der Leiste und die Suche sagen; die übrigen Texte der Liste stehen in `de.ts`. */
export const rowTexts = {
  pin: 'Anheften',
  unpin: 'Lösen',
  pinFailed: 'Der Chat wurde nicht angeheftet. Versuchen Sie es noch einmal.',
  unpinFailed: 'Der Chat ist noch angeheftet. Versuchen Sie es noch einmal.',
  export: 'Exportieren',
  exportFailed: 'Der Chat konnte nicht exportiert werden. Versuchen Sie es noch einmal.',
  you: 'Sie',
  answer: 'Antwort',
} as const;
