import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { claimsFormDe } from './claims-form-de.ts';
import { claimsFormEn } from './claims-form-en.ts';
import { claimsReportDe } from './claims-report-de.ts';
import { claimsReportEn } from './claims-report-en.ts';

export const claimsTexts = inLanguages({
  en: { form: claimsFormEn, report: claimsReportEn },
  de: { form: claimsFormDe, report: claimsReportDe },
});

/** A section below its heading, as the outline names it. */
export const section = (id: keyof typeof claimsFormEn.outline, ...blocks: readonly Block[]): Block[] => [
  heading(claimsTexts().form.outline[id]),
  ...blocks,
];
