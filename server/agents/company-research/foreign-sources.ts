import { displayNames } from '../../language/kept-words.ts';
import { currentLanguage } from '../../language/language.ts';
import type { Dossier } from '../ground/dossier.ts';
import { companyTexts } from './messages/company-texts.ts';

/** Sources whose sentences are not read, which are those in neither English nor German: with the language, as far as it is known. */
export function foreignSources(dossiers: readonly Dossier[]): string[] {
  return dossiers.flatMap(({ name, document: { language } }) =>
    language === null || language === 'en' || language === 'de'
      ? []
      : [companyTexts().inLanguage(name, nameOf(language))],
  );
}

/** "French", "Französisch"; null when only the script is known. */
function nameOf(language: string): string | null {
  if (language === 'other') return null;
  return displayNames(currentLanguage(), { type: 'language' }).of(language) ?? null;
}
