/** Interface texts of the markdown renderer. */
export const messages = {
  copyCode: (language: string) => `Code kopieren (${language})`,
  loadImage: (host: string) => `Bild von ${host} laden`,
  imageFailed: (host: string) => `Das Bild von ${host} konnte nicht geladen werden.`,
  openImage: 'In einem neuen Tab öffnen',
  table: (columns: string) => (columns === '' ? 'Tabelle' : `Tabelle: ${columns}`),
  code: (language: string) => `Code, ${language}`,
  source: (number: string) => `Quelle ${number}`,
  footnote: (number: number) => `Fußnote ${number}`,
  footnotes: 'Fußnoten',
  backToText: (number: number) => `Zurück zum Text der Fußnote ${number}`,
  done: 'Erledigt',
  notDone: 'Offen',
};
