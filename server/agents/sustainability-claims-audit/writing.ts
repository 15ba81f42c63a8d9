import type { JudgedClaim } from '../../evidence-check/judge-claim.ts';
import type { GreenClaim } from '../../evidence-check/green-claim.ts';
import type { MeasuredSeries } from '../../evidence-check/measured-series.ts';
import type { Recomputed } from '../../evidence-check/recompute-claim.ts';
import { words, type Words } from '../../report/words.ts';
import { numberText, percentText, signedPercentText } from '../../tools/number-text.ts';
import { cellText } from '../../claims/cell-text.ts';
import { cite, type Dossier } from '../ground/dossier.ts';
import { cellFigure, computedFigure, rowMark, type TableWriting } from '../ground/table-figures.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { claimsTexts } from './messages/claims-texts.ts';

/** What every part of the report is written from. */
export interface ClaimsWriting extends TableWriting {
  readonly judged: readonly JudgedClaim[];
  /** Every claim found, those not counted too. */
  readonly all: readonly GreenClaim[];
  /** The wording of the rules; null when none are to be named. */
  readonly rules: Dossier | null;
}

const mostLetters = 180;

/** A sentence cut at a word. */
export const shortened = (text: string, most = mostLetters): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))} …`;

function mark(w: ClaimsWriting, { document, locator, sentence }: GreenClaim): Words {
  const dossier = w.dossiers.find(({ key }) => key === document);
  if (dossier === undefined) throw new Error(`No document ${document} was read.`);
  return sourceLinks(cite(w.step, { dossier, place: locator, quote: sentence }));
}

/** The sentence of a claim, quoted with its place. */
export const quotedSentence = (w: ClaimsWriting, claim: GreenClaim): Words =>
  words`${claimsTexts().report.quoted(shortened(claim.sentence))}${mark(w, claim)}`;

const mostWindow = 120;

/** Words before a percentage from which a short quotation may begin. */
function clauseStart(sentence: string, at: number): number {
  const breaks = [...sentence.slice(0, at).matchAll(/[,;:] |(?<= )(?=(?:and|und) )/gu)];
  return (breaks.at(-1)?.index ?? -2) + 2;
}

/** The words that make it a claim; of a number its sentence, or the clause it is in. */
export function quotedWords(w: ClaimsWriting, claim: GreenClaim): Words {
  const { sentence, words: own, number } = claim;
  const clause = sentence.slice(clauseStart(sentence, sentence.indexOf(own)));
  const text =
    number === null ? own : shortened(sentence.length > mostWindow ? clause : sentence, mostWindow);
  return words`${claimsTexts().report.quoted(text)}${mark(w, claim)}`;
}

/** The row of a series, to be opened. */
export function seriesMark(w: ClaimsWriting, { at }: MeasuredSeries): Words {
  const [cell] = [...at.values()];
  return cell === undefined ? [] : rowMark(w, cell.source, cell.row);
}

const idOf = (w: ClaimsWriting, one: JudgedClaim) => w.judged.indexOf(one) + 1;

/** What the files give for a claim, with the cells behind it. */
export function foundFigure(w: ClaimsWriting, found: Recomputed, id: string): Words {
  const texts = claimsTexts().report;
  const name = found.names.join(texts.and);
  const cells = [
    ...found.from.map((cell) => ({ cell, year: found.base })),
    ...found.to.map((cell) => ({ cell, year: null })),
  ];
  const inputs = cells.map(({ cell, year }) => ({
    name: texts.inYear(cell.column.name, year ?? found.end),
    value: cellText(cell.column, cell.row),
    cell,
  }));
  const isChange = found.base !== null;
  const label = isChange
    ? texts.labels.change(name, found.base, found.end)
    : texts.labels.share(name, found.end);
  const value = isChange ? signedPercentText(found.value, 1) : percentText(found.value, 1);
  const formula = isChange ? '\\frac{b - a}{a}' : found.from.length === 0 ? 'b' : '\\frac{b}{a}';
  return computedFigure(w, { id, label, value, formula }, inputs);
}

/** The same for the claim it belongs to. */
export const claimFigure = (w: ClaimsWriting, one: JudgedClaim, found: Recomputed): Words =>
  foundFigure(w, found, `claim-${idOf(w, one)}`);

/** How far the claim is from what the files give, in percentage points. */
export function differenceFigure(w: ClaimsWriting, one: JudgedClaim, found: Recomputed): Words {
  const texts = claimsTexts().report;
  const name = found.names.join(texts.and);
  const written = one.claim.number?.written ?? '';
  return computedFigure(
    w,
    {
      id: `claim-${idOf(w, one)}-apart`,
      label: texts.labels.difference(name),
      value: texts.points(numberText(found.difference * 100, 1)),
      formula: '\\left|c - |b|\\right|',
    },
    [
      { name: texts.labels.claimed(name), value: written, figure: true },
      { name, value: percentText(Math.abs(found.value), 1), figure: true },
    ],
  );
}

/** The cells of a year, each as a figure. */
export function cellFigures(
  w: ClaimsWriting,
  one: JudgedClaim,
  found: Recomputed,
  end: 'from' | 'to',
): Words {
  const texts = claimsTexts().report;
  const year = end === 'from' ? (found.base ?? found.end) : found.end;
  return found[end].flatMap((cell, i) => {
    const id = `claim-${idOf(w, one)}-${end}${i === 0 ? '' : `-${i + 1}`}`;
    const value = numberText(cell.value, cell.decimals);
    const shown = { id, label: texts.inYear(found.names[i] ?? found.names[0] ?? '', year), value };
    return [...(i === 0 ? [] : words` + `), ...cellFigure(w, cell, shown)];
  });
}
