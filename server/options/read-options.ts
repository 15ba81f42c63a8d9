import type { DecimalMark } from '../table/read-number.ts';
import { readAnswer, type Answer } from '../vendors/read-answer.ts';

/** With its ends as they were typed. */
interface OptionRange {
  readonly low: number;
  readonly high: number;
  readonly lowText: string;
  readonly highText: string;
}

/** A number of an option, or a judgement as "3 of 5", as the person typed it. */
export interface OptionCell {
  readonly vendor: string;
  readonly criterion: string;
  readonly text: string;
  readonly answer: Answer;
  /** Between which it may lie; null where no range was given. */
  readonly range: OptionRange | null;
}

export interface ReadOptions {
  /** In the order of their lines. */
  readonly options: readonly string[];
  readonly cells: readonly OptionCell[];
  /** Parts that name no criterion with a value. */
  readonly notUnderstood: readonly string[];
  /** Parts whose amount can be read two ways: "£ 32.000" where a point is before decimals. */
  readonly twoWays: readonly string[];
}

const withRange = /^(.*?)\s*\(\s*([^()]+?)\s*(?:–|-|\bto\b|\bbis\b)\s*([^()]+?)\s*\)$/u;

/**
 * Options, a line each: "Second shop: investment = EUR 80,000; yearly profit = EUR 30,000 (20,000 - 38,000); fit = 4 of 5".
 * A value that could be read two ways is read with `mark`, that of the person's language.
 */
export function readOptions(text: string, mark: DecimalMark): ReadOptions {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[\s\-*•\d.)]+(?=\p{L})/u, '').trim())
    .filter((line) => line !== '');
  const notUnderstood: string[] = [];
  const twoWays: string[] = [];
  const cells = lines.flatMap((line) => {
    const [name = '', rest = ''] = parted(line);
    return rest
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .flatMap((part): OptionCell[] => {
        const cell = cellIn(name, part, mark);
        if (cell === 'two ways') twoWays.push(`${name}: ${part}`);
        if (cell === null) notUnderstood.push(`${name}: ${part}`);
        return cell === null || typeof cell === 'string' ? [] : [cell];
      });
  });
  return { options: [...new Set(lines.map((line) => parted(line)[0]))], cells, notUnderstood, twoWays };
}

function parted(line: string): [string, string] {
  const at = line.indexOf(':');
  return at < 0 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1)];
}

const amountStart = /\s(?=(?:(?:EUR|USD|GBP|CHF|[€$£¥])\s?)?[-−–]?\d)/u;

/** Name and value: "fit = 4 of 5", "fit: 4 of 5", "fit 4 of 5". */
function namedValue(part: string): readonly [name: string, value: string] | null {
  for (const sign of ['=', ':']) {
    const at = part.indexOf(sign);
    if (at > 0) return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
  }
  const at = part.search(amountStart);
  return at < 1 ? null : [part.slice(0, at).trim(), part.slice(at).trim()];
}

/** Money has no three decimals: "£ 32.000" of a person who writes decimals with a point may be thirty-two thousand. */
const hasThreeDecimals = (text: string, mark: DecimalMark): boolean =>
  /EUR|USD|GBP|CHF|Euro|[€$£¥]/u.test(text) &&
  (mark === '.'
    ? /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,])/u
    : /(?<![\d.,])[1-9]\d{0,2},\d{3}(?![\d.,])/u
  ).test(text);

/** A number that is only about so much is the person's all the same; its words stay with it. */
const nearly =
  /^(?:about|around|approx(?:imately|\.)?|roughly|circa|ca\.?|etwa|rund|ungefähr|~|≈)\s*(?=\S)/iu;

function cellIn(vendor: string, part: string, mark: DecimalMark): OptionCell | 'two ways' | 'empty' | null {
  const [criterion, text] = namedValue(part) ?? ['', ''];
  if (criterion === '' || text === '') return null;
  if (hasThreeDecimals(text, mark)) return 'two ways';
  const [, middle = text, from, to] = withRange.exec(text) ?? [];
  const answer = readAnswer(middle.replace(nearly, ''), mark);
  if (answer.kind === 'empty') return 'empty';
  if (answer.kind !== 'number' && answer.kind !== 'points') return null;
  const ends = [from, to].map((end) => (end === undefined ? null : valueIn(end, mark)));
  const [low, high] = ends;
  if (from === undefined || to === undefined) return { vendor, criterion, text: middle, answer, range: null };
  if (low === null || high === null || low === undefined || high === undefined) return null;
  if (low > answer.value || high < answer.value) return null;
  return { vendor, criterion, text: middle, answer, range: { low, high, lowText: from, highText: to } };
}

function valueIn(text: string, mark: DecimalMark): number | null {
  const answer = readAnswer(text, mark);
  return answer.kind === 'number' || answer.kind === 'points' ? answer.value : null;
}
