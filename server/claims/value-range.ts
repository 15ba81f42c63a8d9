import type { Quantity } from './claim.ts';
import type { SentenceScope } from './draft.ts';
import { saysExpected } from './modality.ts';

/** "between EUR 430 million and EUR 445 million" as one number with two ends; of what is expected also "EUR 430 million to EUR 445 million". */
export function rangeAt(
  { tokens, text, reading }: Pick<SentenceScope, 'tokens' | 'text' | 'reading'>,
  at: number,
): { quantity: Quantity; next: number } | null {
  const isBetween = /^(?:between|zwischen)$/.test(tokens[at]?.lower ?? '');
  const from = isBetween ? at + 1 : at;
  const [low, and, high] = tokens.slice(from, from + 3);
  if (low?.kind !== 'quantity' || high?.kind !== 'quantity') return null;
  if (and === undefined || low.quantity === null || high.quantity === null) return null;
  if (!(isBetween ? /^(?:and|und)$/ : /^(?:to|bis|–|-)$/).test(and.lower)) return null;
  const [a, b] = [low.quantity, high.quantity];
  if (!isBetween) {
    // "increased EUR 5 million to EUR 50 million", "from EUR 4 million to EUR 5 million" are no ranges.
    const isChange = /^(?:from|von|by|um|rose|grew|increased|fell|declined|up|down)$/.test(
      tokens[at - 1]?.lower ?? '',
    );
    if (isChange || b.value > a.value * 1.6 || !saysExpected(text, reading.language)) return null;
  }
  const isOneUnit = JSON.stringify(a.unit) === JSON.stringify(b.unit);
  // "between 430 and 445 million euros": the first has neither scale nor currency of its own.
  const scale =
    b.precision >= 1 && a.unit.kind === 'none' && a.precision <= 0.5
      ? b.value / Number.parseFloat(b.written.replace(/[^\d.,]/g, '').replace(',', '.'))
      : 1;
  const value = isOneUnit
    ? a.value
    : a.unit.kind === 'none' && Number.isFinite(scale)
      ? a.value * scale
      : Number.NaN;
  if (!Number.isFinite(value) || value > b.value) return null;
  return { quantity: { ...b, value, high: b.value, written: `${a.written} – ${b.written}` }, next: from + 3 };
}
