import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { marketingFormDe } from './marketing-form-de.ts';
import { marketingFormEn } from './marketing-form-en.ts';
import { marketingReportDe } from './marketing-report-de.ts';
import { marketingReportEn } from './marketing-report-en.ts';

export const marketingTexts = inLanguages({
  en: { form: marketingFormEn, report: marketingReportEn },
  de: { form: marketingFormDe, report: marketingReportDe },
});

/** A section below its heading, as the outline names it. */
export function section(id: keyof typeof marketingFormEn.outline, ...blocks: readonly Block[]): Block[] {
  return [heading(marketingTexts().form.outline[id]), ...blocks];
}
