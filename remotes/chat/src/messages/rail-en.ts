/** What the rail's row menu and the search say; the list's own texts are in `en.ts`. */
export const rowTexts = {
  pin: 'Pin',
  unpin: 'Unpin',
  pinFailed: 'The chat was not pinned. Try again.',
  unpinFailed: 'The chat is still pinned. Try again.',
  export: 'Export',
  exportFailed: 'The chat could not be exported. Try again.',
  you: 'You',
  answer: 'Answer',
} as const;

export const searchTexts = {
  title: 'Search chats',
  label: 'Search in titles',
  placeholder: 'Title of a chat',
  recent: 'Last used',
  loading: 'Searching',
  failed: 'The search did not get through.',
  none: (query: string) => `No chat has “${query}” in its title.`,
  empty: 'You have no chats yet.',
  found: (count: number) => (count === 1 ? '1 chat found' : `${count} chats found`),
  more: 'There are more. Type more of the title to find them.',
} as const;
