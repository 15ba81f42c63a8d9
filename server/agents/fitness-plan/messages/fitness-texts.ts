import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { exerciseNamesDe } from './exercise-names-de.ts';
import { fitnessFormDe } from './fitness-form-de.ts';
import { fitnessFormEn } from './fitness-form-en.ts';
import { fitnessNamesDe } from './fitness-names-de.ts';
import { fitnessNamesEn } from './fitness-names-en.ts';
import { fitnessReportDe } from './fitness-report-de.ts';
import { fitnessReportEn } from './fitness-report-en.ts';

const noNames: Readonly<Record<string, string>> = {};

export const fitnessTexts = inLanguages({
  en: { form: fitnessFormEn, report: { ...fitnessNamesEn, ...fitnessReportEn }, exercises: noNames },
  de: { form: fitnessFormDe, report: { ...fitnessNamesDe, ...fitnessReportDe }, exercises: exerciseNamesDe },
});

/** A section below its heading, as the outline names it. */
export function section(id: keyof typeof fitnessFormEn.outline, ...blocks: readonly Block[]): Block[] {
  return [heading(fitnessTexts().form.outline[id]), ...blocks];
}
