/** Texts of the host that every page needs. */
export const hostTexts = {
  sharedChat: 'Geteilter Chat',
  /** The code for viewing as a user was not exchanged. */
  noView: 'Die Ansicht konnte nicht beginnen. Starten Sie sie noch einmal.',
  /** A page is called by its name, whatever its grammar. */
  pageName: (page: string) => `„${page}“`,
  /** In place of the pages of a slice that an admin has switched off. */
  frame: {
    skip: 'Zum Inhalt springen',
    home: 'Startseite',
  },
};
