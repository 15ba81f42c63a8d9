/** Shown in the empty field: places of the packaged list with notes as people write them. */
export const exampleWishes = {
  en: 'Senso-ji\nFushimi Inari\nGhibli Museum (closed Tuesdays, needs 3 hours)',
  de: 'Senso-ji\nFushimi Inari\nGhibli Museum (dienstags geschlossen, 3 Stunden)',
} as const;
