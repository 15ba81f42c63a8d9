import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { logisticsFormDe } from './logistics-form-de.ts';
import { logisticsFormEn } from './logistics-form-en.ts';
import { logisticsReportDe } from './logistics-report-de.ts';
import { logisticsReportEn } from './logistics-report-en.ts';

export const logisticsTexts = inLanguages({
  en: { form: logisticsFormEn, report: logisticsReportEn },
  de: { form: logisticsFormDe, report: logisticsReportDe },
});

/** A section below its heading, as the outline names it. */
export function section(id: keyof typeof logisticsFormEn.outline, ...blocks: readonly Block[]): Block[] {
  return [heading(logisticsTexts().form.outline[id]), ...blocks];
}
