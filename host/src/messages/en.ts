/** Texts of the host that every page needs. */
export const hostTexts = {
  sharedChat: 'Shared chat',
  /** A page is called by its name, whatever its grammar. */
  pageName: (page: string) => `“${page}”`,
  frame: {
    skip: 'Skip to content',
    home: 'Home',
  },
} as const;
