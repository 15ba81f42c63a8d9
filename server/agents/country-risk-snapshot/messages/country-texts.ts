import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { countryFormDe } from './country-form-de.ts';
import { countryFormEn } from './country-form-en.ts';
import { countryReportDe } from './country-report-de.ts';
import { countryReportEn } from './country-report-en.ts';

export const countryTexts = inLanguages({
  en: { form: countryFormEn, report: countryReportEn },
  de: { form: countryFormDe, report: countryReportDe },
});

/** A section below its heading, as the outline names it. */
export function section(id: keyof typeof countryFormEn.outline, ...blocks: readonly Block[]): Block[] {
  return [heading(countryTexts().form.outline[id]), ...blocks];
}
