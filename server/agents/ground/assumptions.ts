import type { Block } from '../../report/blocks.ts';
import { table } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { readNumberCell, valueOf } from '../../table/read-number.ts';
import { currentLanguage } from '../../language/language.ts';
import { assumptionTexts } from './messages/assumption-texts.ts';
import { givenFigure, type TableWriting } from './table-figures.ts';

/** A number a report has to take for granted: what people call it, and what it is when nobody says. */
export interface AssumptionRule {
  readonly id: string;
  /** In any language; capitals and signs do not count. */
  readonly names: readonly string[];
  /** `percent` is read from and written as "2 %" and kept as 0.02. */
  readonly unit: 'money' | 'percent' | 'number';
  /** Null where there is no number that holds for everybody: it is the person's, or nothing is computed. */
  readonly usual: { readonly value: number; readonly low: number; readonly high: number } | null;
}

interface Assumption {
  readonly id: string;
  /** What it is said of, as written before the colon ("Podcast: click price = 2"); empty for all. */
  readonly of: string;
  readonly unit: AssumptionRule['unit'];
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly from: 'you' | 'assumed';
}

const keyOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** One number as a person types it; null for none, for two, and where a mark may be read in two ways. */
function numberIn(text: string, unit: AssumptionRule['unit']): number | null {
  const cell = readNumberCell(text.trim());
  if (cell === null || cell.isNegative || cell.isPoints || cell.of !== null || cell.letter !== null)
    return null;
  if (cell.symbol !== null || (unit === 'percent') !== cell.isPercent) return null;
  if (unit !== 'money' && cell.currency !== null) return null;
  const home = currentLanguage() === 'de' ? ',' : '.';
  if (cell.mark === 'unclear') return null;
  const value = valueOf(cell, cell.mark === 'none' ? home : cell.mark);
  return unit === 'percent' ? value / 100 : value;
}

/** "2 % (1 % - 3 %)", "2 % (1-3 %)", "2 %": the number and between which it may lie. */
function rangeIn(text: string, unit: AssumptionRule['unit']): readonly [number, number, number] | null {
  const found = /^([^()]+?)\s*(?:\(\s*([^()]+?)\s*(?:–|-|\bto\b|\bbis\b)\s*([^()]+?)\s*\))?$/u.exec(
    text.trim(),
  );
  if (found === null) return null;
  const [, middle = '', low, high] = found;
  const value = numberIn(middle, unit);
  if (value === null) return null;
  if (low === undefined || high === undefined) return [value, value, value];
  const bare = unit === 'percent' && !low.includes('%') ? `${low} %` : low;
  const ends = [numberIn(bare, unit), numberIn(high, unit)] as const;
  const [from, to] = ends;
  return from === null || to === null || from > value || to < value ? null : [value, from, to];
}

function lineAs(line: string, known: readonly AssumptionRule[]): Assumption | null {
  const found = /^(?:([^:=]+):)?([^=]+)=(.+)$/u.exec(line);
  if (found === null) return null;
  const [, of = '', name = '', text = ''] = found;
  const rule = known.find(({ names }) => names.some((one) => keyOf(one) === keyOf(name)));
  const range = rule === undefined ? null : rangeIn(text, rule.unit);
  if (rule === undefined || range === null) return null;
  const [value, low, high] = range;
  return { id: rule.id, of: of.trim(), unit: rule.unit, value, low, high, from: 'you' };
}

/**
 * What a person assumes, a line each: "conversion = 2 %", "Podcast: click price = 1.20 (1.00 - 1.50)". Of a name said twice
 * the last line holds. A line that is not wholly understood is given back, never half used.
 */
export function readAssumptions(
  text: string,
  known: readonly AssumptionRule[],
): { readonly given: readonly Assumption[]; readonly notUnderstood: readonly string[] } {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const read = lines.map((line) => ({ line, said: lineAs(line, known) }));
  const given = new Map(
    read.flatMap(({ said }) => (said === null ? [] : [[`${said.id}|${keyOf(said.of)}`, said]])),
  );
  return {
    given: [...given.values()],
    notUnderstood: read.filter(({ said }) => said === null).map(({ line }) => line),
  };
}

/** What holds for one thing: what was said of it, else of all, else what is usual; null where nobody knows. */
export function assumptionFor(
  given: readonly Assumption[],
  rule: AssumptionRule,
  of = '',
): Assumption | null {
  const all = given.filter(({ id }) => id === rule.id);
  const said = all.find((one) => keyOf(one.of) === keyOf(of)) ?? all.find((one) => one.of === '');
  if (said !== undefined) return said;
  const { id, unit, usual } = rule;
  return usual === null ? null : { id, of: '', unit, ...usual, from: 'assumed' };
}

/** Those that were used, with their range and whose they are. `name` says in words what each is. */
export function assumptionTable(
  w: TableWriting,
  all: readonly Assumption[],
  {
    name,
    print,
  }: {
    readonly name: (one: Assumption) => string;
    readonly print: (one: Assumption, value: number) => string;
  },
): Block {
  const texts = assumptionTexts();
  const rows = all.map((one): Said[] => {
    const id = `assumed-${[one.id, keyOf(one.of)].filter((part) => part !== '').join('-')}`;
    const figure = (end: string, value: number) => {
      const label = end === '' ? name(one) : `${name(one)}: ${texts.ends[end as 'low' | 'high']}`;
      const shown = { id: end === '' ? id : `${id}-${end}`, label, value: print(one, value) };
      return givenFigure(w.step, shown, one.from === 'you' ? 'form' : 'assumption');
    };
    const hasRange = one.low < one.high;
    const range = hasRange ? words`${figure('low', one.low)} – ${figure('high', one.high)}` : texts.noRange;
    return [name(one), figure('', one.value), range, texts.from[one.from]];
  });
  return table(texts.head, rows, { right: [1] });
}
