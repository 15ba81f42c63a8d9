import type { chatExportTexts as english } from './chat-export-en.ts';

export const chatExportTexts: typeof english = {
  title: (chat) => `„${chat}“ exportieren`,
  detail: 'Alle Fragen und Antworten, die dieser Chat zeigt, mit Quellen und dem Rechenweg der Zahlen.',
  formats: 'Formate',
  kinds: {
    pdf: { name: 'PDF', detail: 'zum Lesen, Drucken und Verschicken' },
    docx: { name: 'Word', detail: 'zum Weiterschreiben' },
    xlsx: { name: 'Excel', detail: 'Tabellen, Zahlen mit Formeln und Quellen' },
    md: { name: 'Markdown', detail: 'reiner Text mit Fußnoten' },
    html: { name: 'Webseite', detail: 'eine Datei, die ohne Netz aufgeht' },
  },
  writing: (kind) => `Die Datei wird geschrieben (${kind})`,
  saved: (chat) => `„${chat}“ wurde als Datei gespeichert.`,
  failed: 'Der Chat konnte nicht exportiert werden. Versuchen Sie es noch einmal.',
};
