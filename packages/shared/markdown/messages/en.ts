/** Interface texts of the markdown renderer. */
export const messages = {
  copyCode: (language: string) => `Copy ${language} code`,
  loadImage: (host: string) => `Load image from ${host}`,
  imageFailed: (host: string) => `The image from ${host} could not be loaded.`,
  openImage: 'Open it in a new tab',
  table: (columns: string) => (columns === '' ? 'Table' : `Table: ${columns}`),
  code: (language: string) => `Code, ${language}`,
  source: (number: string) => `Source ${number}`,
  footnote: (number: number) => `Footnote ${number}`,
  footnotes: 'Footnotes',
  backToText: (number: number) => `Back to the text of footnote ${number}`,
  done: 'Done',
  notDone: 'Not done',
} as const;
