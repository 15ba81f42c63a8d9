import type { Column } from '../table/table.ts';
import type { Unit } from '../table/unit.ts';
import { numberText, plainNumberText } from '../tools/number-text.ts';
import { tableQuestionTexts } from './messages/table-question-texts.ts';

const space = '\u00a0';

function scaleWord(scale: number): string {
  const { thousand, million, billion } = tableQuestionTexts();
  return (
    { 1000: thousand, 1_000_000: million, 1_000_000_000: billion }[scale] ?? (scale === 1 ? '' : `× ${scale}`)
  );
}

const scaled = (name: string, scale: number) => [scaleWord(scale), name].filter(Boolean).join(space);

/** "EUR", "million EUR", "%", "EUR/kg"; empty for plain numbers and things counted. */
function unitText(unit: Unit): string {
  switch (unit.kind) {
    case 'none':
      return '';
    case 'money':
      return scaled(unit.currency, unit.scale);
    case 'percent':
      return '%';
    case 'percentage_points':
      return tableQuestionTexts().points;
    case 'count':
      return scaled('', unit.scale);
    case 'measure':
      return scaled(unit.symbol, unit.scale);
    case 'rate':
      return `${unitText(unit.numerator)}/${unitText(unit.denominator) || '1'}`.replace(/\/1$/, '');
  }
}

/** A number with its unit, scale and currency: "412.6 million EUR". */
export function valueText(value: number, unit: Unit, decimals: number): string {
  const number = decimals > 2 ? plainNumberText(value, decimals) : numberText(value, decimals);
  const name = unitText(unit);
  return name === '' ? number : `${number}${space}${name}`;
}

/** A cell as it is shown: dates as finely as they are known. */
export function cellText(column: Column, row: number): string {
  if (column.kind === 'text' || column.kind === 'doubtful') return column.words[column.codes[row] ?? 0] ?? '';
  const value = column.values[row] ?? Number.NaN;
  if (Number.isNaN(value)) return '';
  if (column.kind === 'number') return numberText(value, Math.min(column.decimals, 6));
  const iso = new Date(value).toISOString();
  if (column.precision === 'time') return iso.slice(0, 16).replace('T', ' ');
  if (column.precision === 'quarter')
    return `${iso.slice(0, 4)} Q${Math.floor(new Date(value).getUTCMonth() / 3) + 1}`;
  return iso.slice(0, { day: 10, month: 7, year: 4 }[column.precision]);
}
