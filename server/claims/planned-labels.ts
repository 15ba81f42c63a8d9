import type { Draft } from './draft.ts';

/** What is planned, or reckoned for a time that has not ended. */
const words =
  '(?:Plan(?:ung|zahl|zahlen|wert|werte)?|Soll|Budget|Forecast|FC|Ziel(?:wert|größe)?|Hochrechnung|Prognose|erwartet|geplant|budgetiert|planned|planning|target|projected|projection|expected|guidance|outlook)';
/** "(Plan)", "(Plan 2025)", "(lt. Budget)", but not "(Pensionsplan)". */
const inBrackets = new RegExp(
  `\\s?\\((?:[^()\\d]*(?<![\\p{L}-]))?${words}(?![\\p{L}-])[^()\\d]*(?:(?:19|20)\\d\\d(?:/\\d{2,4})?)?[^()\\d]*\\)`,
  'iu',
);
/** "(Schätzung)", "(estimate)": whose it is, and of what, is not said. */
const guessed =
  /\((?:[^()]*(?<![\p{L}-]))?(?:geschätzt|Schätzung|Schätzwert|estimate[ds]?|est\.|pro forma|Konsens|consensus)(?![\p{L}-])[^()]*\)/iu;

/** True for "Umsatz (Plan)", "Revenue (budget)": no result, whatever its year. */
export const saysPlanned = (text: string): boolean => inBrackets.test(text);

/** True for what somebody only reckons. */
export const saysGuessed = (text: string): boolean => guessed.test(text);

/** What brackets right behind a value say of it: that it is planned, or only reckoned; null where they say neither. */
export function saidBehind(text: string): 'planned' | 'guessed' | null {
  const brackets = /^\s?\([^()]{2,40}\)/u.exec(text)?.[0] ?? '';
  return saysGuessed(brackets) ? 'guessed' : saysPlanned(brackets) ? 'planned' : null;
}

/** "Umsatz (Plan) 2025" as "Umsatz 2025"; a time in the brackets is kept. */
export const withoutPlan = (text: string): string =>
  text.replace(inBrackets, (said) => {
    const year = /(?<!\d)(?:19|20)\d\d(?:\/\d{2,4})?(?!\d)/u.exec(said)?.[0];
    return year === undefined ? '' : ` (${year})`;
  });

/** "Businessplan 2025–2027", "Budget 2025", "Planrechnung", but not "Plan-Ist-Vergleich" and no pension plan. */
const planTitle =
  /(?<!\p{L})(?:(?:Business|Wirtschafts|Finanz|Investitions|Mehrjahres|Mittelfrist|Ertrags|Umsatz|Absatz|Liquiditäts|Erfolgs|Unternehmens|Jahres|Haushalts)?-?[Pp]lan(?:ung|zahlen|rechnung|-GuV|-Bilanz|bilanz|ansätze)|(?:Business|Wirtschafts|Finanz|Mehrjahres|Haushalts)plan|Plan(?= (?:für )?(?:19|20)\d\d)|Budget|Forecast|Hochrechnung|business plan|budget|forecast|projections?)(?!\p{L})/iu;
const setsBeside =
  /(?<!\p{L})(?:Ist|actuals?|Vergleich\p{L}*|vs|versus|gegen|against|Abweichung\p{L}*|variance|comparison|erreicht|results?|Ergebnisse)(?!\p{L})/iu;

/** True for the title of a document or table that plans: "Businessplan 2025". */
export const isPlanTitle = (title: string): boolean => planTitle.test(title) && !setsBeside.test(title);

/** A figure of a list below "Ausblick" or in a business plan is no result; of a stock or a time that is over nothing is certain. */
export function asPlanned(draft: Draft, writtenOn: string | null): Draft[] {
  if (draft.value.kind !== 'quantity' || draft.polarity !== 'stated') return [draft];
  const { period } = draft;
  if (period === null || !('year' in period)) return [];
  const isOver = writtenOn !== null && period.year < Number(writtenOn.slice(0, 4));
  return isOver ? [] : [{ ...draft, polarity: 'expected' }];
}

/** "Umsatz 42 Mio. EUR (Prognose: 40 Mio. EUR)": the text with what was expected as blanks, where it is behind a value. */
export const withoutExpectedBeside = (text: string, end: number): string =>
  text.slice(0, end) +
  text
    .slice(end)
    .replace(
      /\((?:vorherige |ursprüngliche |initial )?(?:Prognose|Plan|Planwert|Budget|Ziel|Soll|Konsens|Erwartung|forecast|plan|budget|target|guidance|consensus)(?!\p{L})[^()\d]*\d[^()]*\)/giu,
      (said) => (/^\([^()\d]*(?:19|20)\d\d[^()\d]*\)$/u.test(said) ? said : ' '.repeat(said.length)),
    );
