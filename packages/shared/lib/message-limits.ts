/** Files that the messages of one chat may hold together (U2). */
export const maxFilesPerChat = 20;

/** Characters of one message, as strings count them. */
export const maxMessageLength = 100_000;
