import type { numberReadingEn } from './number-reading-en.ts';

/** Why a number that could be read in two ways was read as it was. */
export const numberReadingDe: typeof numberReadingEn = {
  readAs: (written, read, because) => `„${written}“ gelesen als ${read}: ${because}`,
  marks: { '.': 'einen Dezimalpunkt', ',': 'ein Dezimalkomma' },
  ofDocument: (mark) => `andere Zahlen des Dokuments haben ${mark}`,
  ofLanguage: (mark) => `in seiner Sprache schreibt man ${mark}`,
  ofColumn: (column, mark, proof) =>
    `Spalte „${column}“ hat ${mark}${proof === '' ? ', wie ihre Einheit, ihre Summen oder ihre Nachbarn zeigen' : ` (${proof})`}`,
};
