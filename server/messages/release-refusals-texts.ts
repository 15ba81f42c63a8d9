import { inLanguages } from '../language/texts.ts';
import { releaseRefusalsDe } from './release-refusals-de.ts';
import { releaseRefusalsEn } from './release-refusals-en.ts';

export const releaseRefusals = inLanguages({ en: releaseRefusalsEn, de: releaseRefusalsDe });
