import { superlativeAt } from './read-adjective.ts';
import { groupNamed } from './read-group.ts';
import { object, type Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

/** Heads of what the ratios of advertising are made of. */
const heads = {
  clicks: /^(?:link )?(?:clicks?|klicks?)$/i,
  impressions: /^(?:impressions?|impressionen|views|aufrufe)$/i,
  cost: /^(?:(?:ad|media|marketing|advertising|total) )?(?:costs?|spend|spent|amount spent)$|^(?:werbe|media)?kosten$|^(?:werbe)?ausgaben$/i,
  conversions: /^(?:conversions?|konversionen)$/i,
  revenue: /^(?:revenue|umsatz|conversion value|sales value)$/i,
} as const;
type Head = keyof typeof heads;

const ratios: readonly {
  readonly said: RegExp;
  readonly over: Head;
  readonly under: Head;
  readonly isPercent: boolean;
}[] = [
  {
    said: /^(?:ctr|click through rate|clickthrough rate|klickrate|click rate)$/,
    over: 'clicks',
    under: 'impressions',
    isPercent: true,
  },
  {
    said: /^(?:conversion rate|konversionsrate|conversionrate|cvr)$/,
    over: 'conversions',
    under: 'clicks',
    isPercent: true,
  },
  { said: /^(?:cpc|klickpreis)$/, over: 'cost', under: 'clicks', isPercent: false },
  { said: /^(?:cpa|cost per acquisition)$/, over: 'cost', under: 'conversions', isPercent: false },
  { said: /^(?:roas|return on ad spend)$/, over: 'revenue', under: 'cost', isPercent: false },
];

/** The only column of numbers with such a head; null for none, or several. */
function onlyNumber({ records }: Reading, name: RegExp): number | null {
  const found = records.table.columns.flatMap((column, at) =>
    column.kind === 'number' && name.test(column.plainName.trim()) ? [at] : [],
  );
  const [only] = found;
  return only !== undefined && found.length === 1 ? only : null;
}

function setRatio(reading: Reading, over: number, under: number, isPercent: boolean): boolean {
  if (reading.ratio !== null) object(reading, 'several_measures');
  reading.ratio = { numerator: [over], denominator: [under], isPercent };
  return true;
}

/** "Click-through rate", "CPC", "Klickrate": a ratio everybody makes of the same two columns, where no column has it. */
function readRatioName(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  if (words.exactAt(tokens, at)?.length === 2) return 0;
  for (const length of [4, 3, 2, 1]) {
    const said = tokens.slice(at, at + length);
    if (said.length < length) continue;
    const own = ratios.find((one) => one.said.test(said.map(({ folded }) => folded).join(' ')));
    const over = own === undefined ? null : onlyNumber(reading, heads[own.over]);
    const under = own === undefined ? null : onlyNumber(reading, heads[own.under]);
    const isColumn = reading.records.table.columns.some(
      ({ plainName }) => own?.said.test(plainName.trim().toLowerCase().replaceAll('-', ' ')) === true,
    );
    if (own === undefined || over === null || under === null || isColumn) continue;
    setRatio(reading, over, under, own.isPercent);
    return length;
  }
  return 0;
}

const costVerb = /^(?:cost|costs|kostet|kostete|gekostet)$/;

/** The number of things named at a place: clicks, conversions; null for money and for what is no number. */
function countedAt(
  reading: Reading,
  at: number,
): { readonly column: number; readonly length: number } | null {
  const { tokens, words, records } = reading;
  const hit = words.columnsAt(tokens, at) ?? null;
  const [column, ...more] = hit?.columns ?? [];
  const own = column === undefined || more.length > 0 ? undefined : records.table.columns[column];
  const isCount = own?.kind === 'number' && own.decimals === 0 && ['none', 'count'].includes(own.unit.kind);
  return hit === null || column === undefined || !isCount ? null : { column, length: hit.length };
}

/** "What did a click cost us", "was kostet uns ein Klick": the costs over the clicks. */
function readCostOfOne(reading: Reading, at: number): number {
  const { tokens } = reading;
  const article = /^(?:a|an|one|each|ein|eine|jeder|jede|jedes)$/.test(tokens[at]?.folded ?? '');
  const thing = article ? countedAt(reading, at + 1) : null;
  const cost = thing === null ? null : onlyNumber(reading, heads.cost);
  const isAsked = tokens.some(({ folded }) => costVerb.test(folded));
  if (thing === null || cost === null || !isAsked || reading.ratio !== null) return 0;
  setRatio(reading, cost, thing.column, false);
  return 1 + thing.length;
}

/** "Cost" of "what did a click cost us": the ratio has it already. */
function readCostVerb(reading: Reading, at: number): number {
  const { tokens, ratio } = reading;
  const cost = onlyNumber(reading, heads.cost);
  const isSaid = ratio !== null && cost !== null && ratio.numerator.join() === String(cost);
  const hasArticle = tokens.some((_, i) => /^(?:a|an|one|ein|eine)$/.test(tokens[i]?.folded ?? ''));
  const isVerb = costVerb.test(tokens[at]?.folded ?? '');
  if (isVerb && isSaid && hasArticle) return 1;
  // "Was kostet uns ein Klick": the thing comes behind.
  const behind = [1, 2].some((ahead) => {
    const probe: Reading = { ...reading, ratio: null, problem: null };
    return isVerb && readCostOfOne(probe, at + ahead) > 0;
  });
  return behind ? 1 : 0;
}

/** "Cheapest per conversion": the platform with the lowest costs for each. */
function readCheapestPer(reading: Reading, at: number): number {
  const { tokens } = reading;
  const folded = tokens[at]?.folded ?? '';
  const isCheap = /^(?:cheapest|gunstigste[nrs]?|billigste[nrs]?)$/.test(folded);
  const isDear =
    /^(?:dearest|costliest|teuerste[nrs]?)$/.test(folded) ||
    (folded === 'most' && tokens[at + 1]?.folded === 'expensive');
  const length = folded === 'most' ? 2 : 1;
  if ((!isCheap && !isDear) || superlativeAt(reading, at) !== null || reading.ratio !== null) return 0;
  const group = reading.groups.length === 0 ? groupNamed(reading, at + length) : 0;
  const per = phraseLength(tokens, at + length + group, 'per');
  const thing = per === 0 ? null : countedAt(reading, at + length + group + per);
  const cost = onlyNumber(reading, heads.cost);
  if (thing === null || cost === null || reading.groups.length !== 1) {
    if (group > 0) reading.groups.pop();
    return 0;
  }
  setRatio(reading, cost, thing.column, false);
  reading.operations.add(isCheap ? 'min' : 'max');
  reading.asksWhich = true;
  return length + group + per + thing.length;
}

/** "On ads", "für Werbung" of a table of advertising: all of it. */
function readForAds(reading: Reading, at: number): number {
  const { tokens, words, records, files } = reading;
  const isOfAds = /\bads?\b|advert|campaign|werbung|anzeigen|kampagne/i.test(
    [files, records.table.name.replace(/[_-]/g, ' '), ...records.table.columns.map(({ name }) => name)].join(
      ' ',
    ),
  );
  const isAds = /^(?:ads|advertising|adverts|werbung|anzeigen)$/.test(tokens[at]?.folded ?? '');
  const isBehind = /^(?:on|for|fur|in)$/.test(tokens[at - 1]?.folded ?? '');
  const isFree = words.columnsAt(tokens, at) === null && words.valuesAt(tokens, at) === null;
  return isOfAds && isAds && isBehind && isFree ? 1 : 0;
}

/** Ratios and costs of advertising as people call them; the plan names the two columns. */
export const readNamedRatio = (reading: Reading, at: number): number =>
  readRatioName(reading, at) ||
  readCostOfOne(reading, at) ||
  readCostVerb(reading, at) ||
  readCheapestPer(reading, at) ||
  readForAds(reading, at);
