import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { mediaFormDe } from './media-form-de.ts';
import { mediaFormEn } from './media-form-en.ts';
import { mediaReportDe } from './media-report-de.ts';
import { mediaReportEn } from './media-report-en.ts';

export const mediaFormTexts = inLanguages({ en: mediaFormEn, de: mediaFormDe });
export const mediaReportTexts = inLanguages({ en: mediaReportEn, de: mediaReportDe });

/** A section below its heading, as the outline names it. */
export const section = (id: keyof typeof mediaFormEn.outline, ...blocks: readonly Block[]): Block[] => [
  heading(mediaFormTexts().outline[id]),
  ...blocks,
];
