import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { businessFormDe } from './business-form-de.ts';
import { businessFormEn } from './business-form-en.ts';
import { businessReportDe } from './business-report-de.ts';
import { businessReportEn } from './business-report-en.ts';

export const businessTexts = inLanguages({
  en: { form: businessFormEn, report: businessReportEn },
  de: { form: businessFormDe, report: businessReportDe },
});

/** A section below its heading, as the outline names it. */
export function section(id: keyof typeof businessFormEn.outline, ...blocks: readonly Block[]): Block[] {
  return [heading(businessTexts().form.outline[id]), ...blocks];
}
