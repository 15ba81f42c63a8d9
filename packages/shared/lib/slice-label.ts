import type { Language } from './language.ts';

/** What a slice calls something for people: in the language that texts are written in first, and in others. */
export type SliceLabel = { readonly en: string } & Readonly<Partial<Record<Language, string>>>;

/** In the reader's language, else in the first. */
export function sliceLabel(label: SliceLabel, language: Language): string {
  return label[language] ?? label.en;
}
