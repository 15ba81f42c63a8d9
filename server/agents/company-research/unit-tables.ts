import type { Claim, Quantity } from '../../claims/claim.ts';
import type { ValueGroup } from '../../compare/compare-claims.ts';
import type { Block } from '../../report/blocks.ts';
import { allButFirst, chart, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import { placeText } from '../../tools/place-text.ts';
import { cite } from '../ground/dossier.ts';
import { figureLink, sourceLinks } from '../writing/evidence-links.ts';
import { findingsAbout } from './also-said.ts';
import { companyTexts } from './messages/company-texts.ts';
import { convertedText, decimalsOf, scaleOf, valueText } from './value-text.ts';
import { marksOf, type Writing } from './writing.ts';

/** One cell of a table of figures: where it is, and what it rests on. */
export interface Entry {
  readonly row: string;
  readonly column: string;
  /** "Revenue 2025", the label of its figure. */
  readonly name: string;
  readonly id: string;
  /** Several where sources differ. */
  readonly values: readonly Pick<ValueGroup, 'value' | 'claims'>[];
}

/** What the amounts of one table are shown in. */
interface TableUnit {
  readonly words: string;
  readonly scale: number;
  readonly isMoney: boolean;
}

const quantitiesOf = (entry: Entry) =>
  entry.values.flatMap(({ value }) => (value.kind === 'quantity' ? [value] : []));

function unitKey(entry: Entry): string {
  const [unit] = quantitiesOf(entry).map((one) => one.unit);
  if (unit === undefined) return 'none';
  return unit.kind === 'money' ? unit.currency : unit.kind;
}

function unitOf(key: string, entries: readonly Entry[]): TableUnit {
  const texts = companyTexts();
  const found = entries.flatMap(quantitiesOf);
  const scale = scaleOf(found);
  const scaleWords = scale === 1 ? '' : texts.scales[scale];
  if (found[0]?.unit.kind === 'money')
    return { words: texts.money(key, '', scaleWords).trim(), scale, isMoney: true };
  // A scale without a currency ("in thousands") is the sources' own, and is printed.
  return { words: scale === 1 ? '' : texts.noCurrency(scaleWords.trim()), scale, isMoney: false };
}

const numberIn = (quantity: Quantity, scale: number) =>
  numberText(quantity.value / scale, decimalsOf(quantity, scale));

/** What a figure rests on: value in its own unit, converted where the source writes another scale. */
export function inputOf({ step, findings }: Pick<Writing, 'step' | 'findings'>, claim: Claim, name: string) {
  const evidence = findings.evidence(claim.place);
  const shown = claim.value.kind === 'quantity' ? convertedText(claim.value) : valueText(claim.value);
  const from = `${evidence.dossier.name}, ${placeText(evidence.place)}`;
  return { name, value: shown, from, source_n: cite(step, evidence) };
}

const isExact = ({ value, high, isApproximate, bound }: Quantity) =>
  value === high && !isApproximate && bound === undefined;

/** A number in the unit of its table as a figure; what is no single exact number in words with its own unit. */
function cellOf(writing: Writing, entry: Entry, unit: TableUnit): Words {
  const { step, findings } = writing;
  const [first, ...others] = entry.values;
  const claim = first?.claims[0];
  if (first?.value.kind !== 'quantity' || claim === undefined || others.length > 0 || !isExact(first.value))
    return joinWords(
      entry.values.map(({ value, claims }) => {
        const marks = marksOf(
          step,
          claims.map((one) => findings.evidence(one.place)),
        );
        return words`${valueText(value)}${marks}`;
      }),
      companyTexts().or,
    );
  const n = cite(step, findings.evidence(claim.place));
  const link = figureLink(step, {
    id: entry.id,
    label: unit.words === '' ? entry.name : `${entry.name}, ${unit.words}`,
    value: numberIn(first.value, unit.scale),
    formula: companyTexts().asStated,
    inputs: [inputOf(writing, claim, entry.name)],
    source_n: n,
    ...findingsAbout(writing, [claim]),
  });
  return words`${link}${sourceLinks(n)}`;
}

const once = (all: readonly string[]) => [...new Set(all)];

interface Look {
  readonly head: string;
  readonly columns: readonly string[];
  /** Title of a table with the words of its unit, which may be none. */
  readonly title: (unit: string) => string;
  /** Drawn where every cell is one exact number or empty, and there is more than one row. */
  readonly isChart?: boolean;
  /** Instead of a value that is not there. */
  readonly empty?: (row: string, column: string) => Said;
}

/** One table for each unit, with the unit above it. */
export function unitTables(writing: Writing, entries: readonly Entry[], look: Look): Block[] {
  const groups = Map.groupBy(entries, unitKey);
  return [...groups].map(([key, group]) => {
    const unit = unitOf(key, group);
    const columns = look.columns.filter((column) => group.some((one) => one.column === column));
    const rows = once(group.map(({ row }) => row)).map((row): Said[] => [
      row,
      ...columns.map((column) => {
        const entry = group.find((one) => one.row === row && one.column === column);
        return entry === undefined ? (look.empty?.(row, column) ?? '—') : cellOf(writing, entry, unit);
      }),
    ]);
    const title = look.title(unit.words);
    const isSingle = group.every((one) => quantitiesOf(one).every(isExact) && one.values.length === 1);
    if (look.isChart === true && isSingle && rows.length > 1) {
      // A chart knows its unit from the heads of its columns.
      const heads = columns.map((column) => (unit.isMoney ? `${column} (${unit.words})` : column));
      return chart('bar', title, [look.head, ...heads], rows);
    }
    const heads = [look.head, ...columns];
    return table(heads, rows, { title, right: allButFirst(heads) });
  });
}
