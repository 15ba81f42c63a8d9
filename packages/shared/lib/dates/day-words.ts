import type { Language } from '../language.ts';
import { dayForm, inForm } from './day-forms.ts';
import { readMoment, type Moment } from './moment.ts';

/** The day of a moment where the reader is: `28 Nov 2026`, `28. Nov. 2026`; empty for what is no date. */
export function dayWords(moment: Moment, language: Language): string {
  const read = readMoment(moment);
  return read === null ? '' : inForm(read, dayForm, language);
}
