import type { assumptionEn } from './assumption-en.ts';

export const assumptionDe: typeof assumptionEn = {
  head: ['Annahme', 'Wert', 'Spanne', 'Von wem'],
  ends: { low: 'kleinster Wert', high: 'größter Wert' },
  noRange: 'keine Spanne angegeben',
  from: { you: 'Ihre Zahl', assumed: 'Annahme dieses Berichts, änderbar' },
};
