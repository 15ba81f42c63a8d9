import type { StepHandle } from '../../engines/run-context.ts';
import type { AltmanVariant, RatioRule } from '../../packs/statement/ratios.ts';
import type { StatementLineId } from '../../packs/statement/lines.ts';
import { altmanAt, changeOf, growthGap, ratioAt, type Computed } from '../../statements/compute-ratio.ts';
import { statementTexts } from '../../statements/messages/statement-texts.ts';
import type { StatementCell, Statements } from '../../statements/read-statements.ts';
import { scaleOf } from '../../table/unit-rules.ts';
import {
  dayText,
  numberText,
  percentText,
  plainNumberText,
  signedPercentText,
} from '../../tools/number-text.ts';
import type { Said, Words } from '../../report/words.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { cellInput } from './cite-cell.ts';
import { measureName, printGap, printRatio, ratioFormula } from './ratio-text.ts';
import type { Dossier } from './dossier.ts';

/** What the figures of statements are written from. */
export interface StatementWriting {
  readonly step: StepHandle;
  readonly dossiers: readonly Dossier[];
  readonly statements: Statements;
}

/** A business year as a reader knows it: "2025", "2024/25", or the day on which it ended. */
export const yearText = (time: string) => (/^\d{4}(?:\/\d\d)?$/.test(time) ? time : dayText(time));

export const lineName = (id: StatementLineId) => statementTexts().lines[id];

/** Why something was not computed, as the end of a sentence; empty where it was. */
export function reasonText(computed: Exclude<Computed, { kind: 'value' }>): string {
  const texts = statementTexts();
  const lines = computed.lines.map(lineName);
  if (computed.kind === 'missing') return texts.missing(lines);
  if (computed.kind === 'no unit') return texts.noUnit(lines);
  return computed.kind === 'unlike' ? texts.unlike(lines) : texts.notPositive(lines);
}

/** Why several steps of one thing were not computed: each reason once, with all its lines. */
export function reasonsText(computed: readonly Exclude<Computed, { kind: 'value' }>[]): string {
  const byKind = [...Map.groupBy(computed, ({ kind }) => kind)];
  return byKind
    .map(([kind, same]) => reasonText({ kind, lines: [...new Set(same.flatMap(({ lines }) => lines))] }))
    .join('; ');
}

export const decimalsOf = (value: number) =>
  [0, 1, 2, 3, 4].find((digits) => Number(value.toFixed(digits)) === value) ?? 4;

/** A cell's number in units of `scale`, with as many decimals as the numbers of its row have. */
function cellNumber(cell: StatementCell, scale: number): string {
  const row = cell.source.table.columns.flatMap((column) =>
    column.kind === 'number' && column.period !== null && column.unit.kind === cell.column.unit.kind
      ? [column.values[cell.row] ?? Number.NaN]
      : [],
  );
  const most = Math.max(...row.filter((value) => !Number.isNaN(value)).map(decimalsOf));
  // Whole units of money have cents or none.
  const own = most === 1 && cell.unit.kind === 'money' && scale === 1 ? 2 : most;
  if (scale > scaleOf(cell.unit)) return plainNumberText(cell.value / scale, 6);
  return numberText(cell.value / scale, scale === scaleOf(cell.unit) ? own : 0);
}

/** "EUR 412.6 million", "1,200" where no currency is said. */
function cellText(cell: StatementCell, scale: number): string {
  const { money, scales } = statementTexts();
  return money(
    cell.unit.kind === 'money' ? cell.unit.currency : '',
    cellNumber(cell, scale),
    scales[scale] ?? '',
  );
}

/** The cells as inputs, all in the largest of their scales; one that is printed in another shows both. */
export function inputsOf({ step, dossiers }: StatementWriting, cells: readonly StatementCell[]) {
  const scale = Math.max(...cells.map((cell) => scaleOf(cell.unit)));
  return cells.map((cell) => {
    const own = scaleOf(cell.unit);
    const value = own === scale ? cellText(cell, scale) : `${cellText(cell, own)} = ${cellText(cell, scale)}`;
    return cellInput(step, cell, dossiers, { name: `${lineName(cell.line)} ${yearText(cell.time)}`, value });
  });
}

export const timeTex = (id: StatementLineId, time: string) => `\\text{${lineName(id)} ${yearText(time)}}`;

interface Drawn {
  readonly id: string;
  readonly label: string;
  readonly formula: string;
  readonly print: (value: number) => string;
}

/** The link to a computed number; a dash where it was not computed. */
function markOf(writing: StatementWriting, computed: Computed, { id, label, formula, print }: Drawn): Said {
  if (computed.kind !== 'value') return '—';
  const inputs = inputsOf(writing, computed.from);
  const source_n = inputs[0]?.source_n ?? null;
  return figureLink(writing.step, { id, label, value: print(computed.value), formula, inputs, source_n });
}

export const idOf = (...parts: readonly string[]) => parts.join('-').replaceAll(/[_/]/g, '-');

/** A ratio of one year as a figure with its formula and cells. */
export function ratioMark(writing: StatementWriting, rule: RatioRule, time: string): Said {
  return markOf(writing, ratioAt(writing.statements, rule, time), {
    id: idOf(rule.id, time),
    label: `${measureName(rule.id)} ${yearText(time)}`,
    formula: ratioFormula(rule, lineName),
    print: (value) => printRatio(rule, value),
  });
}

/** A line as a share of another one of the same year. */
export function shareMark(
  writing: StatementWriting,
  [line, whole]: readonly [StatementLineId, StatementLineId],
  time: string,
): Said {
  const rule: RatioRule = {
    id: `${line}_share`,
    top: [{ line, sign: 1 }],
    bottom: whole,
    factor: 1,
    print: 'percent',
  };
  return markOf(writing, ratioAt(writing.statements, rule, time), {
    id: idOf(rule.id, time),
    label: `${statementTexts().shareOf(lineName(line), lineName(whole))} ${yearText(time)}`,
    formula: ratioFormula(rule, lineName),
    print: (value) => percentText(value),
  });
}

/** From a profit to a loss: a percentage of it would say nothing. */
const fellBelowZero = (computed: Computed) => computed.kind === 'value' && (computed.from[0]?.value ?? 0) < 0;

/** The relative change of a line between two years; a dash where it fell below zero. */
export function changeMark(
  writing: StatementWriting,
  line: StatementLineId,
  [time, before]: readonly [string, string],
): Said {
  const change = changeOf(writing.statements, line, time, before);
  if (fellBelowZero(change)) return '—';
  return markOf(writing, change, {
    id: idOf(line, 'change', time),
    label: statementTexts().change(lineName(line), yearText(time), yearText(before)),
    formula: `\\frac{${timeTex(line, time)}}{${timeTex(line, before)}} - 1`,
    print: (value) => signedPercentText(value),
  });
}

/** How much faster a line grew than another. */
export function gapMark(
  writing: StatementWriting,
  { id, lines: [line, against] }: { id: string; lines: readonly [StatementLineId, StatementLineId] },
  [time, before]: readonly [string, string],
): Said {
  const growth = (one: StatementLineId) => `\\frac{${timeTex(one, time)}}{${timeTex(one, before)}}`;
  return markOf(writing, growthGap(writing.statements, [line, against], time, before), {
    id: idOf(id, time),
    label: `${measureName(id)} ${yearText(time)}`,
    formula: `${growth(line)} - ${growth(against)}`,
    print: (value) => printGap(value, true),
  });
}

/** One cell in units of `scale`; null: with its own currency and scale, as a sentence says it. */
export function cellMark(writing: StatementWriting, cell: StatementCell, scale: number | null): Words {
  const inputs = inputsOf(writing, [cell]);
  return figureLink(writing.step, {
    id: idOf(cell.line, cell.time, ...(scale === null ? ['whole'] : [])),
    label: `${lineName(cell.line)} ${yearText(cell.time)}`,
    value: scale === null ? cellText(cell, scaleOf(cell.unit)) : cellNumber(cell, scale),
    formula: statementTexts().asStated,
    inputs,
    source_n: inputs[0]?.source_n ?? null,
  });
}

/** Altman's score of one year; its terms are figures of their own, with their cells. */
export function altmanMark(writing: StatementWriting, variant: AltmanVariant, time: string): Said {
  const score = altmanAt(writing.statements, variant, time);
  if ('kind' in score) return '—';
  const symbol = (i: number) => variant.terms[i]?.ratio.id.replace(/^altman_x(\d).*$/, 'X_$1') ?? '';
  return figureLink(writing.step, {
    id: idOf('altman', time),
    label: `${measureName('altman')} ${yearText(time)}`,
    value: numberText(score.value, 2),
    formula: variant.terms.map(({ weight }, i) => `${weight} \\cdot ${symbol(i)}`).join(' + '),
    inputs: score.terms.map((value, i) => ({
      name: measureName(variant.terms[i]?.ratio.id ?? ''),
      value: numberText(value, 4),
      from: null,
    })),
    source_n: null,
  });
}
