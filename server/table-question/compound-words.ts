import type { Column } from '../table/table.ts';
import { foldWord, wordsOf } from './fold-words.ts';

/** A German compound as the value it begins with and the quantity it ends with: "Personal" and "kosten". */
export interface Compound {
  readonly value: string;
  readonly rest: string;
}

const quantities =
  'kosten, ausgaben, aufwand, aufwendungen, umsatz, umsätze, umsätzen, erlöse, erlösen, einnahmen, budget, menge, mengen, bestand, preis, anteil, stunden, stimmen, verbrauch, absatz, gebühren, zahlungen, spenden, besuche, autos, fahrzeuge, wagen, kunden, mitglieder, räder, geräte, produkte, artikel, verträge, rechnungen, bestellungen, buchungen'
    .split(', ')
    .map(foldWord);

/** A compound may join its parts by a letter or two, or leave one away: "Reisekosten", "Vertriebskosten", "Mietkosten". */
function beginnings(word: string, ends: readonly string[]): { begin: string; rest: string }[] {
  return ends.flatMap((rest) => {
    const whole = word.endsWith(rest) ? word.slice(0, -rest.length) : '';
    if (whole.length < 2) return [];
    const forms = [
      whole,
      `${whole}e`,
      `${whole}en`,
      whole.replace(/(?:es|en|er|s|n|e)$/, ''),
      whole.replace(/s$/, ''),
    ];
    return [...new Set(forms)].filter((form) => form.length > 1).map((begin) => ({ begin, rest }));
  });
}

/**
 * The words of a question that are made of one value of the table and a quantity. Only where a single value fits; a word
 * the table knows as it stands is none (the caller asks first).
 */
export function compoundsOf(columns: readonly Column[], question: string): ReadonlyMap<string, Compound> {
  const heads = columns.flatMap(({ kind, plainName }) =>
    kind === 'text' && /^\p{L}{4,}$/u.test(plainName.trim()) ? [foldWord(plainName.trim())] : [],
  );
  const parts = wordsOf(question).flatMap((word) =>
    word.length < 7 ? [] : beginnings(word, [...quantities, ...heads]).map((one) => ({ word, ...one })),
  );
  const wanted = new Set(parts.map(({ begin }) => begin));
  if (wanted.size === 0) return new Map();
  const values = new Map<string, Set<string>>();
  for (const [at, column] of columns.entries()) {
    if (column.kind !== 'text') continue;
    for (const value of column.words) {
      if (value.length > 40) continue;
      const folded = foldWord(value);
      if (wanted.has(folded)) values.set(folded, (values.get(folded) ?? new Set()).add(`${at} ${value}`));
    }
  }
  const found = new Map<string, Compound>();
  for (const word of new Set(parts.map((one) => one.word))) {
    const hits = parts.flatMap(({ word: own, begin, rest }) =>
      own === word ? [...(values.get(begin) ?? [])].map((value) => ({ value, rest })) : [],
    );
    const [first] = hits;
    if (first !== undefined && new Set(hits.map(({ value }) => value)).size === 1)
      found.set(word, { value: first.value.slice(first.value.indexOf(' ') + 1), rest: first.rest });
  }
  return found;
}
