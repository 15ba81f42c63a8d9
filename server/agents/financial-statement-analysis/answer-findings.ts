import { statusOf, type Reading } from '../../findings/rules.ts';
import { riskPoints } from '../../findings/score.ts';

/** What a question speaks of, by the measures that answer it. */
const asked: Readonly<Record<string, RegExp>> = {
  current_ratio: /liquid|solven|pay (?:its|their) bills|short.term|zahlungsfähig|kurzfristig/iu,
  equity_ratio: /equity|leverag|indebted|solven|eigenkapital|verschuld/iu,
  interest_coverage: /interest|debt|borrow|loan|lend|zins|schuld|kredit/iu,
  net_debt_ebitda: /debt|leverag|borrow|loan|lend|schuld|kredit/iu,
  operating_margin: /profit|margin|earn|rentab|gewinn|marge|ertrag|verdien/iu,
  net_margin: /profit|margin|earn|rentab|gewinn|marge|ertrag|verdien/iu,
  cash_margin: /cash/iu,
  cash_conversion: /cash/iu,
  receivables_gap: /receivable|customers pay|forderung/iu,
  inventories_gap: /inventor|vorrät|vorrat|lager/iu,
  altman: /bankrupt|distress|insolven|altman/iu,
};

const mostFindings = 3;

function riskOf(one: Reading): number {
  const status = statusOf(one);
  return status === 'for review' ? 0 : riskPoints[status];
}

/** The readings an answer begins with: those asked for, else those of the highest risk, and of these the weightiest. */
export function answeringReadings(readings: readonly Reading[], question: string): Reading[] {
  const read = readings.filter((one) => one.kind === 'read');
  const named = read.filter(({ rule }) => asked[rule.id]?.test(question));
  return (named.length > 0 ? named : read)
    .toSorted((a, b) => riskOf(b) - riskOf(a) || b.rule.weight - a.rule.weight)
    .slice(0, mostFindings);
}
