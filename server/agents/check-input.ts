import type { InputField } from '@loupe/shared/contract/agents';
import { fileIdsIn, joinFileIds, mostFilesOfField } from '@loupe/shared/lib/file-ids';
import { typedNumber } from '@loupe/shared/lib/typed-number';
import { currentLanguage } from '../language/language.ts';
import type { Said } from '../language/texts.ts';
import { refusals } from '../messages/refusals-texts.ts';

/** Why a field cannot hold this value, as a sentence in each language; null where it can. */
export function inputFault(field: InputField, value: string): Said | null {
  if (!value) return field.is_required ? refusals.said((t) => t.inputNeeded(field.label)) : null;
  if (field.kind === 'choice' && !field.options.some((option) => option.value === value)) {
    return refusals.said((t) =>
      t.inputOneOf(
        field.label,
        field.options.map((option) => option.label),
      ),
    );
  }
  if (field.kind === 'number' && typedNumber(value, currentLanguage()) === null)
    return refusals.said((t) => t.inputNumber(field.label, field.example ?? '10'));
  if (field.kind === 'files' && fileIdsIn(value).length > mostFilesOfField)
    return refusals.said((t) => t.inputFiles(field.label, mostFilesOfField));
  if (field.kind === 'date' && !isDate(value)) return refusals.said((t) => t.inputDate(field.label));
  return null;
}

/** A value that has no fault in the form that is kept: numbers with a point, files once each. */
export function keptInput(field: InputField, value: string): string {
  if (field.kind === 'files') return joinFileIds(fileIdsIn(value));
  return field.kind === 'number' ? (typedNumber(value, currentLanguage()) ?? value) : value;
}

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
