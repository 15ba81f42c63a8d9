import type { Factor } from '../../emissions/factors.ts';
import type { Lane } from '../../emissions/lanes.ts';
import type { RowEmission } from '../../emissions/transport.ts';
import type { Words } from '../../report/words.ts';
import { numberText, percentText, plainNumberText } from '../../tools/number-text.ts';
import { computedFigure, type FigureInput, type TableWriting } from '../ground/table-figures.ts';
import { logisticsTexts } from './messages/logistics-texts.ts';

/** kg CO2e in tonnes, with three figures that mean something: "12.3 t", "0.456 t". */
export function tonnesText(kg: number): string {
  if (Math.round(kg) === 0) return '0\u00a0t';
  const size = Math.abs(kg) / 1_000;
  return `${numberText(kg / 1_000, size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3)}\u00a0t`;
}

/** Id of a figure of a lane: its words, and its vehicle. */
export const laneId = ({ name, rows: [{ factor, source }] }: Lane): string =>
  `${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}-${factor.key}${source.at > 0 ? `-${source.at}` : ''}`;

const quantityText = ({ value, unit }: RowEmission['weight']) => `${plainNumberText(value)}\u00a0${unit}`;

/** Rows as inputs of a figure: their cells where it is one, else the rows of each table. */
export function rowInputs(rows: readonly RowEmission[]): FigureInput[] {
  const texts = logisticsTexts().report;
  const [first] = rows;
  if (first !== undefined && rows.length === 1) {
    const { source, row, weight, distance, columns } = first;
    return [
      { name: texts.weight, value: quantityText(weight), cell: { source, row, column: columns.weight } },
      {
        name: texts.distance,
        value: quantityText(distance),
        cell: { source, row, column: columns.distance },
      },
    ];
  }
  return [...Map.groupBy(rows, ({ source }) => source).entries()].map(([source, own]) => ({
    name: texts.laneHead[2] ?? '',
    value: numberText(
      own.reduce((sum, { tkm }) => sum + tkm, 0),
      0,
    ),
    rows: {
      source,
      rows: Uint32Array.from(own, ({ row }) => row),
      columns: [own[0]!.columns.distance, own[0]!.columns.weight],
    },
  }));
}

/** The two parts of a factor, with their cells. */
export function factorInputs({ source, row, ttw, wtt, columns }: Factor): FigureInput[] {
  const texts = logisticsTexts().report;
  return [
    { name: texts.tankToWheel, value: plainNumberText(ttw), cell: { source, row, column: columns.ttw } },
    { name: texts.wellToTank, value: plainNumberText(wtt), cell: { source, row, column: columns.wtt } },
  ];
}

/** A number computed from others that the report shows. */
export function derivedFigure(
  w: TableWriting,
  shown: { readonly id: string; readonly label: string; readonly value: string; readonly formula: string },
  from: readonly (readonly [name: string, value: string])[],
): Words {
  return computedFigure(
    w,
    shown,
    from.map(([name, value]) => ({ name, value, figure: true as const })),
  );
}

/** A part of a whole, both in kg. */
export function shareFigure(
  w: TableWriting,
  id: string,
  label: string,
  [part, whole]: readonly [number, number],
  partName: string,
): Words {
  const { total } = logisticsTexts().report;
  const shown = { id, label, value: percentText(part / whole), formula: String.raw`\frac{a}{b}` };
  return derivedFigure(w, shown, [
    [partName, tonnesText(part)],
    [total, tonnesText(whole)],
  ]);
}
