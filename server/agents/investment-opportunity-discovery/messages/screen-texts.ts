import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { screenFormDe } from './screen-form-de.ts';
import { screenFormEn } from './screen-form-en.ts';
import { screenReportDe } from './screen-report-de.ts';
import { screenReportEn } from './screen-report-en.ts';

export const screenFormTexts = inLanguages({ en: screenFormEn, de: screenFormDe });
export const screenTexts = inLanguages({ en: screenReportEn, de: screenReportDe });

/** A section below its heading, as the outline names it. */
export function section(id: keyof typeof screenFormEn.outline, ...blocks: readonly Block[]): Block[] {
  return [heading(screenFormTexts().outline[id]), ...blocks];
}
