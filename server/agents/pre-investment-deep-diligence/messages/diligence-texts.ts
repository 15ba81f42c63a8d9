import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { diligenceFormDe } from './diligence-form-de.ts';
import { diligenceFormEn } from './diligence-form-en.ts';
import { diligencePitchDe } from './diligence-pitch-de.ts';
import { diligencePitchEn } from './diligence-pitch-en.ts';
import { diligenceReportDe } from './diligence-report-de.ts';
import { diligenceReportEn } from './diligence-report-en.ts';

export const diligenceTexts = inLanguages({
  en: { form: diligenceFormEn, report: { ...diligenceReportEn, ...diligencePitchEn } },
  de: { form: diligenceFormDe, report: { ...diligenceReportDe, ...diligencePitchDe } },
});

/** A section below its heading, as the outline names it. */
export const section = (id: keyof typeof diligenceFormEn.outline, ...blocks: readonly Block[]): Block[] => [
  heading(diligenceTexts().form.outline[id]),
  ...blocks,
];
