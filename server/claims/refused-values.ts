import type { Attribute } from '../packs/attribute.ts';
import type { Period } from '../table/period.ts';
import { fits, type Candidate } from './figure-values.ts';
import { afterOwnPeriod } from './prior-values.ts';
import type { Token } from './tag-sentence.ts';

/** "…, not EUR 4.3 million as first published", "… rather than EUR 4.3 million", "…, nicht 4,3 Mio. EUR", "… (nicht 4,3 Mio. EUR)": what a sentence says the figure is not. */
export function refusedValue(
  tokens: readonly Token[],
  main: Candidate,
  attribute: Attribute,
  period: Period | null,
): Candidate | null {
  if (main.isChange) return null;
  const from = tokens.findIndex((token) => token.start >= main.token.end);
  if (from < 0) return null;
  let at = afterOwnPeriod(tokens, from);
  while (/^(?:,|\(|and|und)$/.test(tokens[at]?.lower ?? '')) at += 1;
  const refusal = `${tokens[at]?.lower ?? ''} ${tokens[at + 1]?.lower ?? ''}`;
  if (/^(?:rather than|instead of)$/.test(refusal)) at += 1;
  else if (!/^(?:not|nicht|statt|anstatt) /.test(refusal)) return null;
  // "…, nicht bei 4,3 Mio. EUR"
  if (/^(?:bei|auf|at|to)$/.test(tokens[at + 1]?.lower ?? '')) at += 1;
  const token = tokens[at + 1];
  if (token?.kind !== 'quantity' || token.quantity === null || !fits(attribute, token.quantity)) return null;
  // "not EUR 4 million less", "not 4 but 5": no value of the figure, or one that is read with what follows.
  if (
    /^(?:less|more|lower|higher|below|above|but|weniger|mehr|unter|über|sondern)$/.test(
      tokens[at + 2]?.lower ?? '',
    )
  )
    return null;
  if (JSON.stringify(token.quantity.unit) !== JSON.stringify(main.quantity.unit)) return null;
  return { quantity: token.quantity, token, period, isVague: false, isChange: false };
}
