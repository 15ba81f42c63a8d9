import type { Figure, Source } from '@loupe/shared/contract/run-events';
import { plainText, type Cell, type Inline } from '../blocks.ts';
import { figureGrid } from '../figure-appendix.ts';
import { exportTexts } from '../messages/export-texts.ts';
import type { BlockDrawing } from './draw-blocks.ts';
import { figurePlace, inlineRuns, type Places } from './inline-runs.ts';
import { breakLines } from './paragraph.ts';
import { heightOf, type Sheet } from './sheet.ts';
import { colors } from './text-style.ts';

const size = 6.2;
const columns = 2;
const text = (words: string): Inline => ({ kind: 'text', text: words });

const bold = (cell: Cell | undefined): Inline[] =>
  (cell?.text ?? []).map((one) => (one.kind === 'text' ? { ...one, isBold: true } : one));

/** Name and value, formula and inputs of a figure as running text: most of them fill two or three short lines. */
function entryOf([name, value, formula, inputs]: readonly (Cell | undefined)[]): Inline[] {
  return [
    ...bold(name),
    text('\u2002'),
    ...bold(value),
    text(' = '),
    ...(formula?.text ?? []),
    ...(inputs === undefined || plainText(inputs.text) === '' ? [] : [text('\u2002·\u2002'), ...inputs.text]),
  ];
}

/** How the numbers were computed, small and in columns: it is looked up rather than read, and links lead to each entry. */
export function drawFigures(
  drawing: BlockDrawing,
  sheet: Sheet,
  [figures, sources]: readonly [readonly Figure[], readonly Source[]],
  places: Places,
): void {
  if (figures.length === 0) return;
  drawing.heading([text(exportTexts().figures)], 2, sheet.root);
  const { rows } = figureGrid(figures, sources);
  sheet.inColumns(columns, () =>
    sheet.tagged(sheet.root, 'L', (list) => {
      for (const [at, row] of rows.entries()) {
        const runs = inlineRuns(entryOf(row), { size, isFlat: true, color: colors.ink }, sheet, places);
        sheet.ensure(heightOf(breakLines(runs, sheet.width, sheet.measure)));
        sheet.place(figurePlace(figures[at]?.id ?? ''));
        drawing.runs(runs, 'LI', list);
        sheet.y += 2.4;
      }
    }),
  );
}
