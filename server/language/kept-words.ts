import { kept } from '@loupe/shared/lib/kept-formats';

/** The one `Intl.DisplayNames` of a locale and options: names of languages and countries. */
export const displayNames = kept<Intl.DisplayNames, Intl.DisplayNamesOptions>(Intl.DisplayNames);

const segmenter = kept<Intl.Segmenter, Intl.SegmenterOptions>(Intl.Segmenter);

/** Cuts text into sentences by the rules of Unicode (UAX 29). */
export const sentenceSegmenter = (language: string) => segmenter(language, { granularity: 'sentence' });
