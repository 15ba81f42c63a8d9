import type { Language } from '@loupe/shared/lib/language';
import { currentLanguage } from '../../language/language.ts';
import { readLimits } from '../../tools/readers/document.ts';
import type { Dossier } from './dossier.ts';

/** The language that duties and days of a document are read in; null for one that is neither English nor German. */
export function clauseLanguage({ document: { language } }: Pick<Dossier, 'document'>): Language | null {
  if (language === 'en' || language === 'de') return language;
  // A text too short to tell is read as the person's.
  return language === null ? currentLanguage() : null;
}

/** A text that the reader cut: clauses may be behind what was read. */
export const isCutText = ({ text: { passages, isTable } }: Pick<Dossier, 'text'>): boolean =>
  !isTable && passages.length >= readLimits.textPassages;
