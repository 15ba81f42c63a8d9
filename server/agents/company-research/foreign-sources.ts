import { currentLanguage } from '../../language/language.ts';
import { plainText } from '../writing/marks.ts';
import { languageOfText } from '../writing/text-language.ts';
import type { Dossier } from './dossier.ts';
import { companyTexts } from './messages/company-texts.ts';

/** Sources whose sentences say nothing to the extraction, which reads English: with the language, as far as it is known. */
export function foreignSources(dossiers: readonly Dossier[]): string[] {
  return dossiers.flatMap((dossier) => {
    const language = languageOfText(dossier.lines.map((line) => line.text).join('\n'));
    if (language === null || language === 'en') return [];
    return [companyTexts().inLanguage(plainText(dossier.name), nameOf(language))];
  });
}

/** "German", "Deutsch"; null when only the script is known. */
function nameOf(language: string): string | null {
  if (language === 'other') return null;
  return new Intl.DisplayNames([currentLanguage()], { type: 'language' }).of(language) ?? null;
}
