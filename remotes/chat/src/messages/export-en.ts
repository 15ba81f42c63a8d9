export const exportTexts = {
  export: 'Export',
  report: 'Report',
  writing: 'Writing the file',
  failed: 'The report could not be exported. Try again.',
  menuFailed: 'The menu could not be opened. Try again.',
  formats: {
    pdf: 'PDF',
    docx: 'Word',
    xlsx: 'Excel',
    md: 'Markdown',
    html: 'Web page',
    ics: 'Calendar (.ics)',
  },
} as const;
