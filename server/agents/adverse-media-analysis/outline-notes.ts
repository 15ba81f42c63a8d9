import type { mediaFormEn } from './messages/media-form-en.ts';

/** What belongs below each heading of the report, for a language model. */
export const mediaOutlineNotes: Readonly<Record<keyof typeof mediaFormEn.outline, string>> = {
  decision: 'Escalate, review by hand, or nothing adverse found, with the entries and articles it rests on.',
  watchlist: 'Each entry alike enough, with score, match or potential match, and the reasons.',
  articles:
    'Each article once: day, title, name as printed, identity, part of the person, kind of offence, reading; then the sentence quoted.',
  namesakes:
    'People of the same name with the reason why they are somebody else, such as another year of birth.',
  notMatched: 'The nearest entries that are no match, with the reason.',
  audit: 'What was asked, what was read and how much of it, thresholds, the decision proposed.',
  notSearched: 'What was not searched: sources, times, languages.',
  missing: 'What could not be read or screened, and why.',
  method: 'How scores, roles and duplicates are found, and the thresholds with their measure.',
};
