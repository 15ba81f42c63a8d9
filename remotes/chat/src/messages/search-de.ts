const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const searchTexts = {
  title: 'Suchen',
  label: 'Chats, Nachrichten, Agenten und Seiten durchsuchen',
  placeholder: 'Wörter, an die Sie sich erinnern, oder „eine Wendung“',
  recent: 'Zuletzt verwendet',
  chats: 'Chats',
  messages: 'Nachrichten und Berichte',
  agents: 'Agenten',
  pages: 'Gehe zu',
  commands: 'Befehle',
  loading: 'Suche läuft',
  failed: 'Die Suche ist nicht durchgekommen.',
  tooLong: 'Eine Suche hat Platz für 500 Zeichen. Nehmen Sie weniger Wörter.',
  none: (query: string) => `Nichts gefunden für „${query}“.`,
  noneYet: (query: string) => `Nichts gefunden für „${query}“ in Ihren neuesten Nachrichten.`,
  empty: 'Sie haben noch keine Chats.',
  found: (parts: { chats: number; messages: number; others: number; isMore: boolean }) =>
    [
      ...(parts.chats > 0 ? [counted(parts.chats, 'Chat', 'Chats')] : []),
      ...(parts.messages > 0
        ? [`${parts.isMore ? 'mehr als ' : ''}${counted(parts.messages, 'Nachricht', 'Nachrichten')}`]
        : []),
      ...(parts.others > 0 ? [counted(parts.others, 'weiterer Treffer', 'weitere Treffer')] : []),
    ].join(', '),
  more: 'Weiter zurück suchen',
  moreFailed: 'Ältere Nachrichten sind nicht durchgekommen.',
  retry: 'Erneut versuchen',
  incomplete: 'Ältere Nachrichten werden noch für die Suche vorbereitet.',
  filters: 'Suche eingrenzen',
  agent: 'Agent',
  anyAgent: 'Alle Agenten',
  plainChat: 'Chat',
  span: 'Zeitraum',
  spans: { any: 'Jederzeit', week: 'Letzte 7 Tage', month: 'Letzte 30 Tage', year: 'Letztes Jahr' },
  you: 'Sie',
  pageNames: {
    newChat: 'Neuer Chat',
    explore: 'Agenten entdecken',
    builder: 'Einen Agenten bauen',
    usage: 'Verbrauch',
    pricing: 'Tarife und Preise',
    prompts: 'Prompts',
    settings: 'Einstellungen',
    admin: 'Verwaltung',
  },
  keys: { move: 'bewegen', open: 'öffnen', close: 'schließen', esc: 'Esc' },
} as const;
