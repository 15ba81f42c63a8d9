/** What an expected figure comes from, where it is no forecast of the company: a budget that was set, or a plan. */
export type Basis = 'budget' | 'plan';

const ofBudget = /(?<!\p{L})(?:\p{L}*budgets?|budgetiert\p{L}*|budgeted)(?!\p{L})/iu;
const ofPlan =
  /(?<!\p{L})(?:plan|\p{L}*planung|plan(?:zahl|wert|rechnung|ansatz|ansätze|guv|bilanz)\p{L}*|\p{L}{3,}plan|soll(?=\)|:|$| (?:19|20)\d\d)|planned|geplant\p{L}*)(?!\p{L})/iu;
const ofForecast =
  /(?<!\p{L})(?:forecasts?|guidance|outlook|expect\p{L}*|anticipat\p{L}*|targets?|goals?|aims?|\p{L}*prognosen?|prognosti\p{L}+|ausblick|erwart\p{L}+|rechne[nt]?|hochrechnung|\p{L}*ziele?)(?!\p{L})/iu;
const opensWithBudget = /^(?:\p{L}+ ){0,3}(?:\p{L}*budget|\p{L}*plan)(?!\p{L})/iu;

/** "Budget 2025", "Umsatz (Plan)", "The budget assumes …"; null for what is expected, and where both are spoken of. */
export function basisOf(text: string): Basis | null {
  if (ofForecast.test(text) && !opensWithBudget.test(text)) return null;
  return ofBudget.test(text) ? 'budget' : ofPlan.test(text) ? 'plan' : null;
}

const pastPlan =
  /\b(?:(?:was|were|had|had been) (?:\w+ ){0,3}(?:planned|budgeted|expected|forecast|guided|targeted|projected|anticipated)|(?:planned|budgeted|forecast) (?:was|were|had been))\b|(?<!\p{L})(?:(?:geplant|budgetiert|erwartet|vorgesehen|prognostiziert|veranschlagt) (?:war|waren|wurden?|hatten?)|(?:war|waren|hatten?|wurden?)(?!\p{L}).{0,120}(?<!\p{L})(?:geplant|budgetiert|erwartet|vorgesehen|prognostiziert|veranschlagt))(?!\p{L})/iu;

/** "Geplant war ein EBITDA von …": the day of the text is not the day on which it was planned. */
export const tellsPastPlan = (text: string): boolean => pastPlan.test(text);
