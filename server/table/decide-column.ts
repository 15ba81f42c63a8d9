import { agreedCurrency } from './currency-words.ts';
import { hasEnglishLines } from './mark-of-lines.ts';
import { hasEnglishMonths } from './mark-of-months.ts';
import { markOfSum } from './mark-of-sum.ts';
import { datesOfDigits, decideDates } from './decide-dates.ts';
import type { Decision, TableProof } from './decision.ts';
import { doubtful, placeOf } from './doubt.ts';
import { isIdName } from './id-names.ts';
import { joinScale, takesTitleUnit, type ReadHead } from './read-head.ts';
import type { DecimalMark } from './read-number.ts';
import { isScaleOnly } from './read-unit.ts';
import type { ColumnScan } from './scan-column.ts';
import type { ColumnDoubt, SeenCell } from './table.ts';
import type { Unit } from './unit.ts';

const phoneName = /\b(?:phone|telephone|tel|telefon|fax|mobile|mobil|handy)\b|telefon/i;

/** Decides what a column is. Refuses (`doubtful`) what has two readings. */
export function decideColumn(scan: ColumnScan, head: ReadHead, proof: TableProof): Decision {
  const filled = scan.numbers + scan.texts + scan.dates;
  if (filled === 0 || scan.texts * 2 > filled) return { kind: 'text' };
  // What tells of a dividend is a remark only among numbers.
  if (scan.events.length > 0 && scan.numbers < filled) return { kind: 'text' };
  if (scan.numbers === filled) return decideNumbers(scan, head, proof);
  if (scan.dates === filled) return decideDates(scan, proof);
  const times = besideTotals(scan, filled, head, proof);
  if (times !== null) return times;
  if (isLettered(scan)) return { kind: 'text' };
  return doubtful('mixed_types', scan, scan.firstNumber, scan.firstDate, scan.firstText);
}

/** Days or years in every row but those of totals: "2023", "2024", "Total". */
function besideTotals(
  scan: ColumnScan,
  filled: number,
  head: ReadHead,
  proof: TableProof,
): Extract<Decision, { kind: 'date' }> | null {
  if (scan.texts === 0 || scan.totalWords.length !== scan.texts) return null;
  const times = filled - scan.texts;
  const isYears = scan.numbers === times && scan.isYears;
  const decided = isYears
    ? decideNumbers(scan, head, proof)
    : scan.dates === times
      ? decideDates(scan, proof)
      : null;
  return decided?.kind === 'date' ? decided : null;
}

/** "8a" beside "8b": names of classes and flats, of which some look like a billion. */
const isLettered = ({ firstNumber, firstText, letters, dates }: ColumnScan) =>
  dates === 0 &&
  letters.size > 0 &&
  /^\d{1,3}[a-z]$/i.test(firstNumber?.text ?? '') &&
  /^\d{1,3}[a-z]$/i.test(firstText?.text ?? '');

function decideNumbers(scan: ColumnScan, head: ReadHead, proof: TableProof): Decision {
  const name = head.plainName;
  const isBare = [...scan.units.keys()].every((key) => key === 'bare') && head.unit?.kind !== 'money';
  const dated = isBare ? datesOfDigits(scan, name) : null;
  if (dated !== null) return { kind: 'date', order: null, evidence: null, ...dated };
  if (scan.hasLeadingZero || scan.hasLongDigits) return { kind: 'text' };
  if (scan.isWhole && isBare) {
    // "Note" over single digits of a list is a mark at school; beside years of a statement it points to a remark.
    const isMark = /^note$/i.test(name.trim()) && scan.longest === 1 && !proof.isByRow && !proof.hasPeriods;
    if (head.unit === null && isIdName(name) && !isMark) return { kind: 'text' };
    if (phoneName.test(name) && scan.longest >= 7) return { kind: 'text' };
  }
  const unit = decideUnit(scan, head, proof);
  if ('doubt' in unit) return unit;
  const mark = decideMark(scan, unit.unit, name, proof);
  if ('doubt' in mark) return mark;
  return { kind: 'number', ...unit, ...mark };
}

interface Mark {
  readonly proof: SeenCell | null;
  readonly mark: DecimalMark;
  readonly evidence: string | null;
}

function decideMark(
  scan: ColumnScan,
  unit: Unit,
  name: string,
  proof: TableProof,
): Mark | Extract<Decision, { kind: 'doubtful' }> {
  const refuse = (doubt: ColumnDoubt, ...seen: (SeenCell | undefined)[]) =>
    doubtful(doubt, scan, ...seen) as Extract<Decision, { kind: 'doubtful' }>;
  const [point, comma] = [scan.marks.get('.'), scan.marks.get(',')];
  if (point !== undefined && comma !== undefined) return refuse('two_marks', point, comma);
  const own = point ?? comma;
  if (own !== undefined)
    return { mark: point === undefined ? ',' : '.', proof: own, evidence: placeOf(scan, own) };
  if (scan.unclear.size === 0) return { mark: '.', proof: null, evidence: null };
  const [byPoint, byComma] = [scan.unclear.get('.'), scan.unclear.get(',')];
  if (byPoint !== undefined && byComma !== undefined) return refuse('unclear_mark', byPoint, byComma);
  const grouping: DecimalMark = byPoint === undefined ? '.' : ',';
  // Whole things are counted: their mark can only group.
  const isCounted = unit.kind === 'count' && unit.scale === 1 && unit.of !== null && unit.of !== 'FTE';
  if (isCounted && (proof.mark === null || proof.mark.value === grouping))
    return {
      mark: grouping,
      proof: null,
      evidence: `whole things are counted, ${placeOf(scan, (byPoint ?? byComma) as SeenCell)}`,
    };
  if (isGroupedMoney(scan, unit, name) && (proof.mark === null || proof.mark.value === grouping))
    return {
      mark: grouping,
      proof: null,
      evidence: `money has no third decimal, ${placeOf(scan, (byPoint ?? byComma) as SeenCell)}`,
    };
  const summed = markOfSum(scan, proof.labels);
  if (summed !== null && (proof.mark === null || proof.mark.value === summed.mark))
    return {
      mark: summed.mark,
      proof: null,
      evidence: `${scan.cells.grid.lineWord} ${scan.cells.line(summed.row)} is the sum of those above`,
    };
  // Prices may have three decimals, whoever writes them.
  const isEnglish = grouping === '.' && !priceName.test(name) && hasEnglishMonths(proof.labels);
  if (isEnglish && proof.mark === null && summed === null)
    return { mark: '.', proof: null, evidence: 'its months are written in English' };
  // Over months written in English "62,000" is what it would be in a sentence; four digits may be a price.
  const isBelowMonths =
    grouping === '.' && proof.hasEnglishHeads && scan.longest > 4 && !priceName.test(name);
  if (isBelowMonths && proof.mark === null && summed === null)
    return { mark: '.', proof: null, evidence: 'the months above it are written in English' };
  const isStatement = grouping === '.' && proof.hasPeriods && hasEnglishLines(proof.labels);
  if (isStatement && proof.mark === null && summed === null)
    return { mark: '.', proof: null, evidence: 'its lines are those of a statement in English' };
  if (proof.mark === null || isCounted || summed !== null) return refuse('unclear_mark', byPoint ?? byComma);
  return { mark: proof.mark.value, proof: null, evidence: proof.mark.evidence };
}

const priceName =
  /price|preis|kurs|rate|fx|tarif|satz|\b(?:per|pro|je|unit|open|high|low|close|last|bid|ask|nav|schluss|hoch|tief|letzter|zuletzt|geld|brief|er[oö]ffn\w*)\b|\/|benzin|diesel|fuel|petrol/i;

/**
 * Amounts of a currency, or of thousands of it, are written with two decimals at most; prices of petrol and rates of
 * exchange have three, and so may millions.
 */
function isGroupedMoney(scan: ColumnScan, unit: Unit, name: string): boolean {
  if (unit.kind !== 'money' || unit.scale > 1e3 || scan.hasScale || scan.letters.size > 0) return false;
  return !priceName.test(name) && (unit.scale === 1e3 || scan.longest > 4);
}

type UnitChoice =
  | { readonly unit: Unit; readonly letters: 'scales' | 'measures' }
  | Extract<Decision, { kind: 'doubtful' }>;

function decideUnit(scan: ColumnScan, head: ReadHead, proof: TableProof): UnitChoice {
  const refuse = (doubt: ColumnDoubt, ...seen: (SeenCell | undefined)[]) =>
    doubtful(doubt, scan, ...seen) as Extract<Decision, { kind: 'doubtful' }>;
  const keys = [...scan.units.keys()].filter((key) => key !== 'bare');
  const letters = letterUse(scan, keys, head, proof);
  if (letters === null) return refuse('unclear_unit', scan.firstNumber ?? undefined);
  const isScaled = scan.hasScale || (letters === 'scales' && scan.letters.size > 0);
  if (letters === 'measures' && scan.letters.size > 0) keys.push('measure m');
  const said = head.unit ?? null;
  if (proof.isByRow && proof.isTorn) return refuse('mixed_units', ...[...scan.units.values()].slice(0, 3));
  if (proof.isByRow) return { unit: said ?? titleUnit(head, proof, null) ?? { kind: 'none' }, letters };
  const money = keys.filter((key) => key.startsWith('money '));
  const isOneMoney = money.length === keys.length && money.length > 0;
  if (isOneMoney) {
    // Whoever writes "A$900" below "$1,200" tells two currencies apart; only a header says which one "$" is.
    if (money.length > 1) return refuse('mixed_currencies', ...money.map((key) => scan.units.get(key)));
    const currency = money[0]?.slice(6) ?? '';
    return moneyUnit(scan, currency, said, isScaled, head, proof, letters);
  }
  const bare = scan.units.get('bare');
  if (keys.length > 1 || (keys.length === 1 && bare !== undefined && !agrees(said, keys[0] ?? '')))
    return refuse('mixed_units', ...[...scan.units.values()].slice(0, 3));
  const own = keys[0] === undefined ? null : unitOfKey(keys[0]);
  if (own !== null && said !== null && !agrees(said, keys[0] ?? '') && said.kind !== 'count')
    return refuse('mixed_units', scan.units.get(keys[0] ?? ''));
  if (own !== null) return { unit: own, letters };
  if (isScaled && said !== null && 'scale' in said && said.scale !== 1)
    return refuse('mixed_units', scan.firstNumber ?? undefined);
  const title = titleUnit(head, proof, said);
  return { unit: (isScaled ? said : title) ?? said ?? { kind: 'none' }, letters };
}

/** The unit of the title where the header leaves it open, joined with what the header says of it. */
function titleUnit(head: ReadHead, proof: TableProof, said: Unit | null): Unit | null {
  if (proof.unit === null || !takesTitleUnit(head.plainName)) return said;
  if (said === null) return proof.unit;
  return said.kind === 'money' && said.scale === 1 && isScaleOnly(proof.unit)
    ? joinScale(said, proof.unit)
    : said;
}

function moneyUnit(
  scan: ColumnScan,
  currency: string,
  said: Unit | null,
  isScaled: boolean,
  head: ReadHead,
  proof: TableProof,
  letters: 'scales' | 'measures',
): UnitChoice {
  const refuse = (doubt: ColumnDoubt) =>
    doubtful(doubt, scan, ...scan.units.values()) as Extract<Decision, { kind: 'doubtful' }>;
  const own: Unit = { kind: 'money', currency, scale: 1 };
  const expected =
    said === null || said.kind === 'count' ? titleUnit(head, proof, isCountName(said) ? null : said) : said;
  if (expected === null || isCountName(expected)) return { unit: own, letters };
  if (isScaleOnly(expected))
    return isScaled ? refuse('mixed_units') : { unit: joinScale(own, expected) ?? own, letters };
  if (expected.kind === 'rate')
    return expected.numerator.kind === 'money' &&
      agreedCurrency(expected.numerator.currency, currency) !== null
      ? { unit: expected, letters }
      : refuse('mixed_units');
  if (expected.kind !== 'money') return refuse('mixed_units');
  const agreed = agreedCurrency(expected.currency, currency);
  if (agreed === null) return refuse('mixed_currencies');
  if (isScaled && expected.scale !== 1) return refuse('mixed_units');
  return { unit: { ...expected, currency: agreed }, letters };
}

const isCountName = (unit: Unit | null) => unit?.kind === 'count' && unit.scale === 1;

/** Whether what a header says and what its cells say is the same. */
function agrees(said: Unit | null, key: string): boolean {
  if (said === null) return false;
  const own = unitOfKey(key);
  if (said.kind === 'measure' && own.kind === 'measure') return said.symbol === own.symbol;
  if (said.kind === 'count' && own.kind === 'count') return said.of === null || said.of === own.of;
  return said.kind === own.kind;
}

/** Unit of what a cell says, as `unitKey` writes it. */
export function unitOfKey(key: string): Unit {
  const [kind = '', ...words] = key.split(' ');
  const rest = words.join(' ');
  if (kind === 'percent') return { kind: 'percent' };
  if (kind === 'points') return { kind: 'percentage_points' };
  if (kind === 'money') return { kind: 'money', currency: rest, scale: 1 };
  if (kind === 'measure') return { kind: 'measure', symbol: rest, scale: 1 };
  return kind === 'count' ? { kind: 'count', of: rest, scale: 1 } : { kind: 'none' };
}

/** What is traded is measured in no metres and no bytes. */
const tradedName =
  /^(?:(?:total |traded |trading )?vol(?:umen?)?\b\.?.*|umsatz|turnover|market ?cap.*|marktkapitalisierung)$/i;

/** Whether "k", "m" and "b" behind digits are thousands, millions and more, or metres; null when nobody can tell. */
function letterUse(
  scan: ColumnScan,
  keys: readonly string[],
  head: ReadHead,
  proof: TableProof,
): 'scales' | 'measures' | null {
  const { letters } = scan;
  if (letters.size === 0) return 'scales';
  const isMoney =
    [head.unit, proof.unit].some((unit) => unit?.kind === 'money') ||
    keys.some((key) => key.startsWith('money '));
  if (isMoney || tradedName.test(head.plainName)) return 'scales';
  if (letters.has('T')) return null;
  const isKilo = letters.has('k') || letters.has('K') || letters.has('M');
  if (isKilo) return 'scales';
  if (letters.has('b') || letters.has('B')) return letters.size > 1 ? 'scales' : null;
  return 'measures';
}
