import type { launchFormEn } from './messages/launch-form-en.ts';

/** What belongs below each heading of the report, for a language model. */
export const launchOutlineNotes: Readonly<Record<keyof typeof launchFormEn.outline, string>> = {
  react:
    'A table of launches with the reasons to look at each: new since the last run, near, just available, beside the own product. Recommend nothing.',
  launches:
    'A timeline: when, product and competitor, status, the sentence quoted with every source, and times told before.',
  fresh: 'What is new, changed and gone since the last run, or that there is none.',
  prices: 'Rows of the old and the new list with both prices and the change; unlike units are refused.',
  silence: 'For each competitor the last dated article that names it, and how many days ago that was.',
  themes: 'Articles by theme and quarter, copies counted once.',
  coverage:
    'Files with articles, first and last day and the names found; sentences not counted with the reason.',
  missing: 'Files, days and languages that could not be used, and that nothing else was searched.',
  method: 'What counts as a launch, how its status and time are read, and when sentences are of one launch.',
};
