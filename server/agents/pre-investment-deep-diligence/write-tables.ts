import { statementRatios } from '../../packs/statement/ratios.ts';
import type { Block } from '../../report/blocks.ts';
import { listOr, paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { numberText, percentText, signedPercentText } from '../../tools/number-text.ts';
import { clauseName, clauseMark, cutRows, cutText } from '../ground/clause-writing.ts';
import { cellMark, idOf, inputsOf, lineName, yearText } from '../ground/statement-figures.ts';
import { lineTables, ratioTable } from '../ground/statement-tables.ts';
import { computedFigure } from '../ground/table-figures.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { faultText } from './cap-table-words.ts';
import { pitchMark } from './flags.ts';
import { diligenceTexts, section } from './messages/diligence-texts.ts';
import type { PitchCheck } from './pitch-checks.ts';
import type { RoomWriting } from './room-figures.ts';

const mostYears = 3;
const longestQuote = 220;

/** Ratios and lines of the accounts; of banks no ratios. */
export function figuresSection(w: RoomWriting): Block[] {
  const texts = diligenceTexts().report;
  const times = w.statements.times.slice(-mostYears);
  if (times.length === 0) return section('figures', paragraph(texts.noStatements));
  const ratios = w.room.isFinancial
    ? [paragraph(texts.financial)]
    : [ratioTable(w, Object.values(statementRatios).flat(), times)];
  return section('figures', ...ratios, ...lineTables(w, times));
}

/** Holders with their fully diluted share, and where the table does not add up. */
export function capTableSection(w: RoomWriting, most: number): Block[] {
  const texts = diligenceTexts().report;
  const { capTable } = w.room;
  if (capTable === null) return section('capTable', paragraph(texts.noCapTable));
  const { source, columns, total, isNominal } = capTable;
  const ofAll = isNominal ? texts.labels.nominal : texts.labels.diluted;
  const [first] = source.table.columns;
  const partOf = (rows: readonly number[]) => ({
    source,
    rows: Uint32Array.from(rows),
    columns: first === undefined ? (columns as [(typeof columns)[number]]) : ([first, ...columns] as const),
  });
  const all = capTable.holders.map(({ row }) => row);
  const shares = capTable.holders.map(({ name, row, diluted, share }, i): Said[] => [
    name,
    computedFigure(
      w,
      {
        id: `holder-${i + 1}`,
        label: texts.labels.share(name),
        value: percentText(share, 2),
        formula: '\\frac{n}{\\sum n_i}',
      },
      [
        { name, value: numberText(diluted, 0), rows: partOf([row]) },
        { name: ofAll, value: numberText(total, 0), rows: partOf(all) },
      ],
    ),
  ]);
  const { rows, rest } = cutRows(shares, most, texts.moreHolders);
  const totalMark = computedFigure(
    w,
    { id: 'diluted', label: ofAll, value: numberText(total, 0), formula: '\\sum n_i' },
    [{ name: ofAll, value: numberText(total, 0), rows: partOf(all) }],
  );
  return section(
    'capTable',
    paragraph(isNominal ? texts.nominalTotal(totalMark) : texts.dilutedTotal(totalMark)),
    table(isNominal ? texts.nominalHead : texts.holderHead, rows, { right: [1] }),
    ...rest.map((said) => paragraph(said)),
    listOr(
      capTable.faults.slice(0, most).map((fault) => faultText(w, fault)),
      texts.noFaults,
    ),
  );
}

/** Clauses an investor wants to read, quoted. */
export function contractSection(w: RoomWriting, most: number): Block[] {
  const texts = diligenceTexts().report;
  const { rows, rest } = cutRows(w.room.clauses, most, texts.moreClauses);
  if (rows.length === 0) return section('contracts', paragraph(texts.noClauses));
  const lines = rows.map(({ id, clause }): Said[] => {
    const text = cutText(clause.text, longestQuote);
    const name = w.dossiers.find(({ key }) => key === clause.document)?.name ?? '';
    return [
      texts.clauseNames[id],
      `${name}, ${clauseName(clause)}`,
      words`${texts.quoted(text)}${clauseMark(w, clause, text)}`,
    ];
  });
  return section(
    'contracts',
    table(texts.clauseHead, lines),
    ...rest.map((said) => paragraph(said)),
    paragraph(texts.clauseNote),
  );
}

/** How far the pitch is from the accounts; none where the accounts are not above zero. */
function apartMark(w: RoomWriting, { claim, cell }: PitchCheck): Said {
  const texts = diligenceTexts().report;
  if (cell.value <= 0) return '—';
  const [own] = inputsOf(w, [cell]);
  if (own === undefined) return '—';
  const line = lineName(cell.line);
  return figureLink(w.step, {
    id: idOf('apart', cell.line, cell.time),
    label: texts.apartLabel(line, yearText(cell.time)),
    value: signedPercentText(claim.value.value / cell.value - 1, 1),
    formula: '\\frac{p}{a} - 1',
    inputs: [{ name: texts.inPitch, value: claim.value.written, from: null }, own],
    source_n: own.source_n ?? null,
  });
}

/** What the pitch says beside what the accounts say. */
export function contradictionSection(w: RoomWriting): Block[] {
  const texts = diligenceTexts().report;
  const { checks } = w.room;
  if (checks.length === 0) return section('contradictions', paragraph(texts.nothingHeld));
  const rows = checks.map((one): Said[] => [
    words`${lineName(one.cell.line)} ${yearText(one.cell.time)}`,
    words`${texts.quoted(one.claim.value.written)}${pitchMark(w, one)}`,
    cellMark(w, one.cell, null),
    apartMark(w, one),
    one.isBorneOut ? texts.statuses.verified : texts.statuses.not,
  ]);
  return section(
    'contradictions',
    table(texts.checkHead, rows, { right: [1, 2, 3] }),
    paragraph(texts.checkNote),
  );
}
