import type { patentFormEn } from './messages/patent-form-en.ts';

/** What belongs below each heading, for a language model. */
export const patentOutlineNotes: Readonly<Record<keyof typeof patentFormEn.outline, string>> = {
  first: 'The documents to read first with the number of elements each holds; that it is no legal advice.',
  prior: 'A table of documents by the elements they hold, with status and date.',
  map: 'A matrix of elements and documents.',
  quotes: 'For each element the passage that comes nearest, quoted, with the words in common.',
  dates: 'Priority, filing and publication as written, and where each document lies.',
  gaps: 'Elements found in none of the documents given; never that they are new.',
  search: 'Boolean strings from the words of the documents, and the classes of the nearest.',
  missing: 'Files in which no patent was recognised.',
  method: 'How elements are cut and compared, and how dates set documents apart.',
};
