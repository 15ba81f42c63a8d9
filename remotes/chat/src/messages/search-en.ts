export const searchTexts = {
  title: 'Search chats',
  label: 'Search in titles',
  placeholder: 'Title of a chat',
  recent: 'Last used',
  commands: 'Commands',
  loading: 'Searching',
  failed: 'The search did not get through.',
  none: (query: string) => `No chat has “${query}” in its title.`,
  empty: 'You have no chats yet.',
  found: (count: number) => (count === 1 ? '1 chat found' : `${count} chats found`),
  more: 'There are more. Type more of the title to find them.',
} as const;
