/** Texts of the host that every page needs. */
export const hostTexts = {
  sharedChat: 'Shared chat',
  /** The code for viewing as a user was not exchanged. */
  noView: 'The view could not begin. Start it again.',
  /** A page is called by its name, whatever its grammar. */
  pageName: (page: string) => `“${page}”`,
  /** In place of the pages of a slice that an admin has switched off. */
  frame: {
    skip: 'Skip to content',
    home: 'Home',
  },
} as const;
