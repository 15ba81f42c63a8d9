import type { Factor } from '../../emissions/factors.ts';
import { hotSpots, type Lane } from '../../emissions/lanes.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import { numberText, plainNumberText } from '../../tools/number-text.ts';
import { cellFigure, computedFigure, rowMark, type TableWriting } from '../ground/table-figures.ts';
import { derivedFigure, factorInputs, laneId, rowInputs, shareFigure, tonnesText } from './lane-words.ts';
import { logisticsTexts, section } from './messages/logistics-texts.ts';

/** CO2e of a lane: its rows and the factor of its vehicle. */
function laneFigure(w: TableWriting, lane: Lane): Words {
  const [{ factor }] = lane.rows;
  const label = logisticsTexts().report.emission(lane.name);
  const formula = String.raw`\frac{\sum m \cdot d \cdot (f_{TTW} + f_{WTT})}{1000}`;
  return computedFigure(w, { id: `co2e-${laneId(lane)}`, label, value: tonnesText(lane.kg), formula }, [
    ...rowInputs(lane.rows),
    ...factorInputs(factor),
  ]);
}

const laneMark = (w: TableWriting, { name, rows: [first] }: Lane): Words =>
  words`${name}${rowMark(w, first.source, first.row)}`;

/** The heaviest lanes, and what the others come to. */
export function laneSection(w: TableWriting, lanes: readonly Lane[], whole: number, most: number): Block[] {
  const texts = logisticsTexts().report;
  const rows = lanes.slice(0, most).map((lane): Said[] => {
    const [{ factor }] = lane.rows;
    const tkm = {
      id: `tkm-${laneId(lane)}`,
      label: texts.tkm(lane.name),
      value: numberText(lane.tkm, 0),
      formula: String.raw`\sum m \cdot d`,
    };
    return [
      laneMark(w, lane),
      words`${factor.name}${rowMark(w, factor.source, factor.row)}`,
      computedFigure(w, tkm, rowInputs(lane.rows)),
      laneFigure(w, lane),
      shareFigure(
        w,
        `share-${laneId(lane)}`,
        texts.laneShare(lane.name),
        [lane.kg, whole],
        texts.emission(lane.name),
      ),
    ];
  });
  const rest = lanes.slice(most);
  const kg = rest.reduce((sum, one) => sum + one.kg, 0);
  const count = () =>
    derivedFigure(
      w,
      { id: 'lanes-rest', label: texts.rest, value: numberText(rest.length, 0), formula: 'n' },
      [[texts.lanes, numberText(lanes.length, 0)]],
    );
  const restKg = () =>
    derivedFigure(w, { id: 'co2e-rest', label: texts.restKg, value: tonnesText(kg), formula: 'a - b' }, [
      [texts.total, tonnesText(whole)],
      [texts.rest, numberText(rest.length, 0)],
    ]);
  return section(
    'lanes',
    table(texts.laneHead, rows, { right: [2, 3, 4] }),
    ...(rest.length > 0 ? [paragraph(texts.moreLanes(count(), restKg()))] : []),
  );
}

export interface Hot {
  readonly lanes: readonly Lane[];
  readonly count: Words;
  readonly share: Words;
  readonly all: Words;
}

/** How many lanes make up four fifths, as figures. */
export function hotFigures(w: TableWriting, lanes: readonly Lane[], whole: number): Hot {
  const texts = logisticsTexts().report;
  const hot = hotSpots(lanes);
  const all = { id: 'lanes', label: texts.lanes, value: numberText(lanes.length, 0), formula: 'n' };
  const count = { id: 'hot-lanes', label: texts.hotCount, value: numberText(hot.length, 0), formula: 'n' };
  const kg = hot.reduce((sum, one) => sum + one.kg, 0);
  return {
    lanes: hot,
    all: derivedFigure(w, all, []),
    count: derivedFigure(
      w,
      count,
      hot.slice(0, 20).map((one) => [one.name, tonnesText(one.kg)]),
    ),
    share: shareFigure(w, 'hot-share', texts.hotShare, [kg, whole], texts.hotCount),
  };
}

/** The lanes of the four fifths with the share they reach together. */
export function hotSection(w: TableWriting, hot: Hot, whole: number, most: number): Block[] {
  const texts = logisticsTexts().report;
  let sum = 0;
  const rows = hot.lanes.slice(0, most).map((lane): Said[] => {
    sum += lane.kg;
    return [
      laneMark(w, lane),
      laneFigure(w, lane),
      shareFigure(
        w,
        `together-${laneId(lane)}`,
        texts.together(lane.name),
        [sum, whole],
        texts.together(lane.name),
      ),
    ];
  });
  return section(
    'hot',
    paragraph(texts.hotLead(hot.count, hot.share)),
    table(texts.hotHead, rows, { right: [1, 2] }),
  );
}

/** Each factor that was used, with its ID. */
export function factorSection(w: TableWriting, factors: readonly Factor[]): Block[] {
  const texts = logisticsTexts().report;
  const [first] = factors;
  const rows = factors.map((one): Said[] => {
    const figure = (part: 'id' | 'ttw' | 'wtt', label: string) =>
      cellFigure(
        w,
        { source: one.source, row: one.row, column: one.columns[part] },
        {
          id: `factor-${one.key}-${part}`,
          label,
          value: part === 'id' ? one.id : plainNumberText(one[part]),
        },
      );
    return [
      words`${one.name}${rowMark(w, one.source, one.row)}`,
      figure('id', texts.idOf(one.name)),
      figure('ttw', texts.ttwOf(one.name)),
      figure('wtt', texts.wttOf(one.name)),
    ];
  });
  return section(
    'factors',
    ...(first === undefined
      ? []
      : [paragraph(texts.factorLead(first.year, rowMark(w, first.source, first.row)))]),
    table(texts.factorHead, rows, { right: [2, 3] }),
  );
}
