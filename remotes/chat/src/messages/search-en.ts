const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const searchTexts = {
  title: 'Search',
  label: 'Search chats, messages, agents and pages',
  placeholder: 'Words you remember, or “a phrase”',
  recent: 'Last used',
  chats: 'Chats',
  messages: 'Messages and reports',
  agents: 'Agents',
  pages: 'Go to',
  commands: 'Commands',
  loading: 'Searching',
  failed: 'The search did not get through.',
  tooLong: 'A search has room for 500 characters. Use fewer words.',
  none: (query: string) => `Nothing found for “${query}”.`,
  noneYet: (query: string) => `Nothing found for “${query}” in your newest messages.`,
  empty: 'You have no chats yet.',
  found: (parts: { chats: number; messages: number; others: number; isMore: boolean }) =>
    [
      ...(parts.chats > 0 ? [counted(parts.chats, 'chat', 'chats')] : []),
      ...(parts.messages > 0
        ? [`${parts.isMore ? 'more than ' : ''}${counted(parts.messages, 'message', 'messages')}`]
        : []),
      ...(parts.others > 0 ? [counted(parts.others, 'other hit', 'other hits')] : []),
    ].join(', '),
  more: 'Look further back',
  moreFailed: 'Older messages did not get through.',
  retry: 'Try again',
  incomplete: 'Older messages are still being made ready for the search.',
  filters: 'Narrow the search',
  agent: 'Agent',
  anyAgent: 'Any agent',
  plainChat: 'Chat',
  span: 'Time',
  spans: { any: 'Any time', week: 'Past 7 days', month: 'Past 30 days', year: 'Past year' },
  you: 'You',
  pageNames: {
    newChat: 'New chat',
    explore: 'Explore agents',
    builder: 'Build an agent',
    usage: 'Credit usage',
    pricing: 'Plans and prices',
    prompts: 'Prompts',
    settings: 'Settings',
    admin: 'Admin',
  },
  keys: { move: 'to move', open: 'to open', close: 'to close', esc: 'Esc' },
} as const;
