import { inLanguages } from '../../../language/texts.ts';
import { regulationFormDe } from './regulation-form-de.ts';
import { regulationFormEn } from './regulation-form-en.ts';
import { regulationReportDe } from './regulation-report-de.ts';
import { regulationReportEn } from './regulation-report-en.ts';

export const regulationTexts = inLanguages({
  en: { form: regulationFormEn, report: regulationReportEn },
  de: { form: regulationFormDe, report: regulationReportDe },
});
