import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { upskillingFormDe } from './upskilling-form-de.ts';
import { upskillingFormEn } from './upskilling-form-en.ts';
import { upskillingReportDe } from './upskilling-report-de.ts';
import { upskillingReportEn } from './upskilling-report-en.ts';

export const upskillingTexts = inLanguages({
  en: { form: upskillingFormEn, report: upskillingReportEn },
  de: { form: upskillingFormDe, report: upskillingReportDe },
});

/** A section below its heading, as the outline names it. */
export function section(id: keyof typeof upskillingFormEn.outline, ...blocks: readonly Block[]): Block[] {
  return [heading(upskillingTexts().form.outline[id]), ...blocks];
}
