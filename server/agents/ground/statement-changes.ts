import { words, type Words } from '../../report/words.ts';
import { cellAt } from '../../statements/compute-ratio.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { citeCell } from './cite-cell.ts';
import { groundTexts } from './messages/ground-texts.ts';
import { cellMark, changeMark, yearText, type StatementWriting } from './statement-figures.ts';

/** What a lender asks second: how revenue and operating profit changed since the year before; empty where one is unknown. */
export function changedText(w: StatementWriting, last: string, before: string | undefined): Words {
  if (before === undefined) return [];
  const revenue = changeMark(w, 'revenue', [last, before]);
  const [now, then] = [last, before].flatMap((time) => cellAt(w.statements, 'operating_profit', time) ?? []);
  if (revenue === '—' || now === undefined || then === undefined) return [];
  const [profit, earlier] = [cellMark(w, now, null), cellMark(w, then, null)];
  return words` ${groundTexts().changed({ before: yearText(before), revenue, profit, earlier })}`;
}

/** One cell of a year, as the source of what is said of the year's statements. */
export function yearMark(w: StatementWriting, time: string): Words {
  const cells = w.statements.cells.filter((one) => one.time === time);
  // Of a year that ends on another day one that names the day.
  const cell = cells.find(({ column }) => column.period?.kind === 'day') ?? cells[0];
  return cell === undefined ? [] : sourceLinks(citeCell(w.step, cell, w.dossiers));
}
