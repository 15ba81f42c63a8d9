import { expect, it } from 'vitest';
import { readConfig } from '@loupe/shared/lib/slice-config';
import { pricingConfig } from '../messages/pricing-config.ts';
import { noteIn } from './pricing-note.ts';

it('shows the note of the reader’s language, else the English one', () => {
  const config = readConfig(pricingConfig, { note_en: 'From May', note_de: 'Ab Mai' });
  expect([noteIn(config, 'de'), noteIn(config, 'en')]).toEqual(['Ab Mai', 'From May']);
  expect(noteIn(readConfig(pricingConfig, { note_en: 'From May' }), 'de')).toBe('From May');
});
