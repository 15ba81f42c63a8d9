import type { InputField } from '@loupe/shared/contract/agents';
import { sampleCompanyChoices } from '../library/library.ts';
import { field } from './depth-field.ts';

interface FieldTexts {
  readonly label: string;
  readonly hint: string;
}

/** The company asked for, by name. */
export const companyField = ({ label, hint }: FieldTexts): InputField =>
  field({ name: 'company', label, hint, kind: 'text', example: 'Northwind Freight' });

/** A company of the sample data, or none; `none` is how that choice is called. */
export function sampleCompanyField(name: string, { label, hint }: FieldTexts, none: string): InputField {
  const options = [{ value: '', label: none }, ...sampleCompanyChoices];
  return field({ name, label, hint, kind: 'choice', options, default: '' });
}
