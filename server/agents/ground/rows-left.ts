import { statementLines } from '../../packs/statement/lines.ts';
import { otherRows } from '../../statements/other-rows.ts';
import { joinWords, words, type Words } from '../../report/words.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { citeCell } from './cite-cell.ts';
import { groundTexts } from './messages/ground-texts.ts';
import type { StatementWriting } from './statement-figures.ts';

/** A longer list is cut, and says so. */
const mostRows = 40;

/** "III. Finanzanlagen" in a list: its number belongs to the statement. */
const withoutOrdinal = (label: string) => label.replace(/^(?:[a-z]|[ivx]+|\d{1,2})[.)]\s+/iu, '');

/** The rows that no measure uses, of each document with a table that was used, each with its place. */
export function rowsLeft({ step, dossiers, statements }: StatementWriting): Words[] {
  const texts = groundTexts();
  const used = Map.groupBy(new Set(statements.cells.map(({ source }) => source)), ({ document }) => document);
  return [...used].flatMap(([document, sources]): Words[] => {
    const rows = sources.flatMap((source) => otherRows(source, statementLines));
    if (rows.length === 0) return [];
    const name = dossiers.find(({ key }) => key === document)?.name ?? document;
    const shown = rows
      .slice(0, mostRows)
      .map((row) => words`${withoutOrdinal(row.label)}${sourceLinks(citeCell(step, row, dossiers))}`);
    return [texts.rowsLeft(name, joinWords(shown, '; '), rows.length - shown.length)];
  });
}
