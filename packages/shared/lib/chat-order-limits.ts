/** How much order a list of chats can have. */
export const chatOrderLimits = {
  /** Characters. */
  folderName: 80,
  folders: 100,
  chatsAtOnce: 100,
} as const;
