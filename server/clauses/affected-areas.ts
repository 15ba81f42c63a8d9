import type { Language } from '@loupe/shared/lib/language';
import { areaWords, type Area } from '../packs/regulation/areas.ts';

/** The parts of a company that a text's words point to, in the order of the pack. */
export function areasOf(text: string, language: Language): readonly Area[] {
  return (Object.keys(areaWords) as Area[]).filter((area) => areaWords[area][language].test(text));
}
