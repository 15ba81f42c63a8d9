/** What press archives and databases write before the parts of an article: "Überschrift: …", "Source: …". */
export const articleFields = {
  title: /^(?:headline|title|überschrift|titel|schlagzeile)$/iu,
  text: /^(?:text|full text|fulltext|body|lead|abstract|snippet|volltext|artikel|inhalt|auszug)$/iu,
  paper: /^(?:source|publication|newspaper|quelle|zeitung|medium)$/iu,
  /** Words of the person who searched: no article says them. */
  search:
    /^(?:search(?: terms?| words?| query)?|query|keywords?|suche|suchbegriffe?|suchwort|suchanfrage|stichworte?)$/iu,
} as const;

export type ArticleField = keyof typeof articleFields;
