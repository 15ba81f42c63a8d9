import type { Language } from '@loupe/shared/lib/language';
import type { ValuesOf } from '@loupe/shared/lib/slice-config';
import type { pricingConfig } from '../messages/pricing-config.ts';

type Values = ValuesOf<typeof pricingConfig>;

/** The note in the reader's language, else in English; empty when there is none. */
export function noteIn({ note_de: german, note_en: english }: Values, language: Language): string {
  return language === 'de' && german !== '' ? german : english;
}
