/** Texts of the host that every page needs. */
export const hostTexts = {
  sharedChat: 'Geteilter Chat',
  /** A page is called by its name, whatever its grammar. */
  pageName: (page: string) => `„${page}“`,
  frame: {
    skip: 'Zum Inhalt springen',
    home: 'Startseite',
  },
};
