import { statementRatios } from '../../packs/statement/ratios.ts';
import type { Block } from '../../report/blocks.ts';
import { list, listOr, paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { numberText, percentText } from '../../tools/number-text.ts';
import { clauseName, clauseMark, cutRows, cutText } from '../ground/clause-writing.ts';
import { lineTables, ratioTable } from '../ground/statement-tables.ts';
import { computedFigure } from '../ground/table-figures.ts';
import { faultText } from './cap-table-words.ts';
import type { ContractFlag } from '../../room/contract-flags.ts';
import { covenantChecks } from './covenant-checks.ts';
import { diligenceTexts, section } from './messages/diligence-texts.ts';
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

/** With neither number nor heading: its words are beside it, its place behind them. */
const isUnnamed = ({ path, heading }: ContractFlag['clause']) => path.length === 0 && heading === '';

/** Clauses an investor wants to read, quoted. */
export function contractSection(w: RoomWriting, most: number): Block[] {
  const texts = diligenceTexts().report;
  const checks = covenantChecks(w);
  const { rows, rest } = cutRows(w.room.clauses, most, texts.moreClauses);
  if (rows.length === 0) return section('contracts', paragraph(texts.noClauses));
  const lines = rows.map(({ id, clause }): Said[] => {
    const text = cutText(clause.text, longestQuote);
    const name = w.dossiers.find(({ key }) => key === clause.document)?.name ?? '';
    return [
      texts.clauseNames[id],
      isUnnamed(clause) ? name : `${name}, ${clauseName(clause)}`,
      words`${texts.quoted(text)}${clauseMark(w, clause, text)}`,
    ];
  });
  return section(
    'contracts',
    table(texts.clauseHead, lines),
    ...rest.map((said) => paragraph(said)),
    ...(checks.length === 0 ? [] : [list(checks.map(({ said }) => said))]),
    paragraph(texts.clauseNote),
  );
}
