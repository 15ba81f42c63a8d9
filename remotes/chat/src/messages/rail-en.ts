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
