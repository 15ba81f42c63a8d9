import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { itineraryFormDe } from './itinerary-form-de.ts';
import { itineraryFormEn } from './itinerary-form-en.ts';
import { itineraryReportDe } from './itinerary-report-de.ts';
import { itineraryReportEn } from './itinerary-report-en.ts';

export const itineraryTexts = inLanguages({
  en: { form: itineraryFormEn, report: itineraryReportEn },
  de: { form: itineraryFormDe, report: itineraryReportDe },
});

/** A section below its heading, as the outline names it. */
export function section(id: keyof typeof itineraryFormEn.outline, ...blocks: readonly Block[]): Block[] {
  return [heading(itineraryTexts().form.outline[id]), ...blocks];
}
