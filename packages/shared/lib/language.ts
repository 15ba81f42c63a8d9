/** Languages the interface speaks. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The language that texts are written in first. */
export const baseLanguage = 'en' satisfies Language;

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

function isLanguage(value: string | null): value is Language {
  return languages.some((language) => language === value);
}

/** The chosen language; without a choice the first that the reader prefers and the interface speaks, else English. */
export function pickLanguage(chosen: string | null, preferred: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  const spoken = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return spoken.find(isLanguage) ?? baseLanguage;
}
