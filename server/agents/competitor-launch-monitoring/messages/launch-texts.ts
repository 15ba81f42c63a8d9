import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { launchFormDe } from './launch-form-de.ts';
import { launchFormEn } from './launch-form-en.ts';
import { launchReportDe } from './launch-report-de.ts';
import { launchReportEn } from './launch-report-en.ts';

export const launchTexts = inLanguages({
  en: { form: launchFormEn, report: launchReportEn },
  de: { form: launchFormDe, report: launchReportDe },
});

/** A section below its heading, as the outline names it. */
export const section = (id: keyof typeof launchFormEn.outline, ...blocks: readonly Block[]): Block[] => [
  heading(launchTexts().form.outline[id]),
  ...blocks,
];
