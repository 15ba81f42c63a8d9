import { isAmountName, isNumbering, numbersThings } from './additivity.ts';
import { isOfSomeRows } from './deeds.ts';
import { columnOf, type Reading } from './reading.ts';
import type { ColumnHit } from './table-words.ts';
import { phraseLength } from './words/lexicon.ts';

/** The columns at a place, behind "the", "of", "values of". */
export function columnsBehind(reading: Reading, at: number): (ColumnHit & { readonly end: number }) | null {
  for (let start = at; start <= at + 3;) {
    const hit = reading.words.columnsAt(reading.tokens, start);
    if (hit !== null) return { ...hit, end: start + hit.length };
    const skipped = phraseLength(reading.tokens, start, 'filler', 'of', 'is');
    if (skipped === 0 || isOfSomeRows(reading, start)) return null;
    start += skipped;
  }
  return null;
}

/** What a column holds; undefined for a position that is none. */
export const kindOf = (reading: Reading, column: number) => columnOf(reading, column)?.kind;

const numberedThings =
  /(?:^|\s)(?:id|no\.?|nr\.?|number|code|store|branch|week|year|jahr|woche|filiale|class|klasse|grade|spieltag|match ?day|game ?week|round|runde|stage|etappe|shift|schicht|lesson|chapter|kapitel|semester|term|season|saison|line|linie|route|level|zone|lot|batch|charge|\p{L}{3,}(?:nr\.?|nummer)|position|pos\.?|room|zimmer|sku|order|bestellung|auftrag|invoice|rechnung|customer|kunde|cost cent(?:re|er)|kostenstelle|respondent|participant|proband|article|artikel|product|produkt|project|projekt|ticket|case|fall|vorgang|issue|incident|request|shipment|sendung|booking|buchung|policy|vertrag|contract|patient|student|member|employee|vehicle|machine|maschine|run|trip|fahrt|loan|claim|lead|asset|meter|zähler|house|flat|unit no)$/iu;

/** "Min. order" is an amount of the order, "Reorder level" one of what there is. */
const ofThings =
  /^(?:reorder|safety|stock|min|max|avg|average|total|mean|minimum|maximum|durchschnitt|mindest|höchst)/i;

/** "Visits this year" are visits. */
const ofTime = /\s(?:this|last|per|each|a|pro|je|dieses|letztes|previous|prior|next)\s\S+$/i;

/** Columns of whole numbers that name things are grouped by like text: "store", "year". What has a unit is an amount. */
export function isCode(reading: Reading, column: number): boolean {
  const own = columnOf(reading, column);
  if (own?.kind !== 'number' || own.decimals > 0) return false;
  const name = own.plainName.trim();
  if (numbersThings(own)) return true;
  // "Plot" over 1, 2, 3 at the left of a list numbers its rows.
  if (column === 0 && isNumbering(own) && !isAmountName(name)) return true;
  return (
    ['none', 'count'].includes(own.unit.kind) &&
    numberedThings.test(name) &&
    !ofThings.test(name) &&
    !ofTime.test(name)
  );
}
