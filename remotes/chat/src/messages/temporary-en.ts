/** Chats that are not kept. */
export const temporaryTexts = {
  line: (until: string) =>
    `Temporary: not kept, not in your list, not found by search. It is erased 24 hours after the last message, on ${until}, or when you end it. What it cost stays in your credit history.`,
  region: 'Temporary chat',
  keep: 'Keep this chat',
  end: 'End chat now',
  sure: 'End and erase? This cannot be undone.',
  sureEnd: 'Erase it',
  cancel: 'Cancel',
  kept: 'This chat is kept. It is in your list now.',
  ended: 'The chat has ended and is erased.',
  keepFailed: 'The chat could not be kept.',
  endFailed: 'The chat could not be ended.',
} as const;
