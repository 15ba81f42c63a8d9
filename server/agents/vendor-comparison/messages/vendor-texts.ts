import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { vendorFormDe } from './vendor-form-de.ts';
import { vendorFormEn } from './vendor-form-en.ts';
import { vendorReportDe } from './vendor-report-de.ts';
import { vendorReportEn } from './vendor-report-en.ts';

export const vendorTexts = inLanguages({
  en: { form: vendorFormEn, report: vendorReportEn },
  de: { form: vendorFormDe, report: vendorReportDe },
});

/** A section below its heading, as the outline names it. */
export function section(id: keyof typeof vendorFormEn.outline, ...blocks: readonly Block[]): Block[] {
  return [heading(vendorTexts().form.outline[id]), ...blocks];
}
