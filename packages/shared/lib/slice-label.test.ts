import { expect, it } from 'vitest';
import { sliceLabel } from './slice-label.ts';

it('is shown in the language of the reader, else in the first', () => {
  const label = { en: 'Field', de: 'Feld' };
  expect([sliceLabel(label, 'de'), sliceLabel({ en: 'Field' }, 'de')]).toEqual(['Feld', 'Field']);
});
