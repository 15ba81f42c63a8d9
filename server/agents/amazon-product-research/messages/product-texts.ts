import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { productFormDe } from './product-form-de.ts';
import { productFormEn } from './product-form-en.ts';
import { productMarketDe } from './product-market-de.ts';
import { productMarketEn } from './product-market-en.ts';
import { productReportDe } from './product-report-de.ts';
import { productReportEn } from './product-report-en.ts';

export const productTexts = inLanguages({
  en: { form: productFormEn, report: { ...productReportEn, ...productMarketEn } },
  de: { form: productFormDe, report: { ...productReportDe, ...productMarketDe } },
});

/** A section below its heading, as the outline names it. */
export const section = (id: keyof typeof productFormEn.outline, ...blocks: readonly Block[]): Block[] => [
  heading(productTexts().form.outline[id]),
  ...blocks,
];
