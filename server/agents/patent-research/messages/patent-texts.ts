import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { patentFormDe } from './patent-form-de.ts';
import { patentFormEn } from './patent-form-en.ts';
import { patentReportDe } from './patent-report-de.ts';
import { patentReportEn } from './patent-report-en.ts';

export const patentTexts = inLanguages({
  en: { form: patentFormEn, report: patentReportEn },
  de: { form: patentFormDe, report: patentReportDe },
});

/** A section below its heading, as the outline names it. */
export function section(id: keyof typeof patentFormEn.outline, ...blocks: readonly Block[]): Block[] {
  return [heading(patentTexts().form.outline[id]), ...blocks];
}
