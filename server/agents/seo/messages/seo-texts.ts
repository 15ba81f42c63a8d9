import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { seoFormDe } from './seo-form-de.ts';
import { seoFormEn } from './seo-form-en.ts';
import { seoReportDe } from './seo-report-de.ts';
import { seoReportEn } from './seo-report-en.ts';
import { seoRulesDe } from './seo-rules-de.ts';
import { seoRulesEn } from './seo-rules-en.ts';

export const seoTexts = inLanguages({
  en: { form: seoFormEn, report: seoReportEn, rules: seoRulesEn },
  de: { form: seoFormDe, report: seoReportDe, rules: seoRulesDe },
});

/** A section below its heading, as the outline names it. */
export function section(id: keyof typeof seoFormEn.outline, ...blocks: readonly Block[]): Block[] {
  return [heading(seoTexts().form.outline[id]), ...blocks];
}
