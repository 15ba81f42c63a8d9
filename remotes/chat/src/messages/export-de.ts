export const exportTexts = {
  export: 'Exportieren',
  report: 'Bericht',
  writing: 'Die Datei wird geschrieben',
  failed: 'Der Bericht konnte nicht exportiert werden. Versuchen Sie es noch einmal.',
  menuFailed: 'Das Menü konnte nicht geöffnet werden. Versuchen Sie es noch einmal.',
  formats: {
    pdf: 'PDF',
    docx: 'Word',
    xlsx: 'Excel',
    md: 'Markdown',
    html: 'Webseite',
    ics: 'Kalender (.ics)',
  },
} as const;
