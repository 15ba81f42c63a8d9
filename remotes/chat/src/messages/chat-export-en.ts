export const chatExportTexts = {
  title: (chat: string) => `Export “${chat}”`,
  detail: 'All questions and answers this chat shows, with their sources and how the numbers were computed.',
  formats: 'Formats',
  kinds: {
    pdf: { name: 'PDF', detail: 'to read, print and send' },
    docx: { name: 'Word', detail: 'to go on writing' },
    xlsx: { name: 'Excel', detail: 'its tables, figures with formulas, and sources' },
    md: { name: 'Markdown', detail: 'plain text with footnotes' },
    html: { name: 'Web page', detail: 'one file that opens without a network' },
  },
  writing: (kind: string) => `Writing the file (${kind})`,
  saved: (chat: string) => `“${chat}” was saved as a file.`,
  failed: 'The chat could not be exported. Try again.',
};
