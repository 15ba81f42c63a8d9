import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { cryptoFormDe } from './crypto-form-de.ts';
import { cryptoFormEn } from './crypto-form-en.ts';
import { cryptoReportDe } from './crypto-report-de.ts';
import { cryptoReportEn } from './crypto-report-en.ts';

export const cryptoFormTexts = inLanguages({ en: cryptoFormEn, de: cryptoFormDe });
export const cryptoTexts = inLanguages({ en: cryptoReportEn, de: cryptoReportDe });

/** A section below its heading, as the outline names it. */
export function section(id: keyof typeof cryptoFormEn.outline, ...blocks: readonly Block[]): Block[] {
  return [heading(cryptoFormTexts().outline[id]), ...blocks];
}
