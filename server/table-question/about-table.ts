import { asksProfit, profitWords } from './offer-profit.ts';
import type { Reading } from './reading.ts';

/** After an answer less is enough to change its plan. */
export function isAmendment({
  top,
  order,
  range,
  filters,
  sequence,
  asksShare,
  operations,
  isFollowUp,
}: Reading): boolean {
  return (
    asksShare ||
    (isFollowUp && operations.size > 0) ||
    top !== null ||
    order !== null ||
    range !== null ||
    filters.length > 0 ||
    sequence !== null
  );
}

/** A question that names no column, value or operation of tables is for somebody else. */
export function isAboutTable(reading: Reading): boolean {
  const { measures, ratio, filters, groups, operations: asked } = reading;
  const hasName =
    measures.length > 0 ||
    ratio !== null ||
    reading.minus !== null ||
    reading.product !== null ||
    groups.length > 0;
  const hasCount = reading.asksCount || reading.asksDistinct;
  const isChange = (reading.asksChange || reading.asksVersus) && reading.range !== null;
  const isList =
    (reading.asksList && reading.asksRows) ||
    (reading.rowNoun !== null && (reading.asksList || filters.length > 0));
  return (
    hasName ||
    hasCount ||
    isChange ||
    isList ||
    reading.dateEnd !== null ||
    reading.asksUse ||
    ((reading.rowNoun !== null || reading.saysRows) && asked.size > 0) ||
    (reading.flow !== null && (reading.flow.isNoun || reading.asksHowMuch || hasCount)) ||
    (reading.saysRowVerb && asked.size > 0) ||
    (reading.ownAmount !== null && (asked.size > 0 || filters.length > 0 || reading.asksHowMuch)) ||
    (filters.length > 0 && (asked.size > 0 || reading.isFollowUp)) ||
    reading.sides !== null ||
    filters.some(({ kind }) => kind !== 'period') ||
    (reading.unused.some(({ folded }) => asksProfit(folded)) && profitWords(reading.records) !== null)
  );
}
