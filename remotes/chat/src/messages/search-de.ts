export const searchTexts = {
  title: 'Chats durchsuchen',
  label: 'In Titeln suchen',
  placeholder: 'Titel eines Chats',
  recent: 'Zuletzt verwendet',
  commands: 'Befehle',
  loading: 'Suche läuft',
  failed: 'Die Suche ist nicht durchgekommen.',
  none: (query: string) => `Kein Chat hat „${query}“ im Titel.`,
  empty: 'Sie haben noch keine Chats.',
  found: (count: number) => (count === 1 ? '1 Chat gefunden' : `${count} Chats gefunden`),
  more: 'Es gibt weitere. Geben Sie mehr vom Titel ein, um sie zu finden.',
} as const;
