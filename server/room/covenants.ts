import type { Quantity } from '../claims/claim.ts';
import { findQuantities, type NumberStyle } from '../claims/quantities.ts';
import { wholeText } from '../clauses/clause.ts';
import { atLeast, covenantMeasures } from '../packs/room/covenant-measures.ts';
import type { ContractFlag } from './contract-flags.ts';

/** A measure of the accounts that a lender asks to be kept at a minimum. */
export interface Covenant {
  readonly measure: (typeof covenantMeasures)[number]['id'];
  readonly least: Quantity;
  readonly clause: ContractFlag['clause'];
}

/** Minima of clauses that name one measure and one number of its unit; of any other nothing is read. */
export function covenantsIn(
  flags: readonly ContractFlag[],
  styleOf: (document: string) => NumberStyle | null,
): Covenant[] {
  return flags
    .filter(({ id }) => id === 'covenant')
    .flatMap(({ clause }): Covenant[] => {
      const text = wholeText(clause);
      const named = covenantMeasures.filter(({ words }) => words.test(text));
      const [measure] = named;
      const style = styleOf(clause.document);
      if (measure === undefined || named.length > 1 || style === null) return [];
      const own = findQuantities(text, style).filter(({ quantity }) => quantity?.unit.kind === measure.unit);
      const [one] = own;
      if (one?.quantity === undefined || one.quantity === null || own.length > 1) return [];
      if (one.quantity.high !== one.quantity.value || !atLeast.test(text.slice(0, one.start))) return [];
      return [{ measure: measure.id, least: one.quantity, clause }];
    });
}
