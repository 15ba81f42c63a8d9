import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { sentimentFormDe } from './sentiment-form-de.ts';
import { sentimentFormEn } from './sentiment-form-en.ts';
import { sentimentReportDe } from './sentiment-report-de.ts';
import { sentimentReportEn } from './sentiment-report-en.ts';

export const sentimentTexts = inLanguages({
  en: { form: sentimentFormEn, report: sentimentReportEn },
  de: { form: sentimentFormDe, report: sentimentReportDe },
});

/** A section below its heading, as the outline names it. */
export const section = (id: keyof typeof sentimentFormEn.outline, ...blocks: readonly Block[]): Block[] => [
  heading(sentimentTexts().form.outline[id]),
  ...blocks,
];
