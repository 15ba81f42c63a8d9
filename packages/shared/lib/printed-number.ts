import type { Language } from './language.ts';

/** Which mark is the decimal mark of printed numbers. */
export type DecimalMark = '.' | ',';

export const decimalMarkOf = (language: Language): DecimalMark => (language === 'de' ? ',' : '.');

/** A number as it is printed: "6.1 %" has the value 6.1, one decimal and the unit "%". */
export interface PrintedNumber {
  readonly value: number;
  /** Digits printed behind the decimal mark. */
  readonly decimals: number;
  /** What is beside the digits, e.g. "%", "EUR", "x"; empty for none. */
  readonly unit: string;
  /** Where the unit is. */
  readonly unitPlace: 'before' | 'after';
  readonly hasPlus: boolean;
  /** Printed with marks between groups of three digits. */
  readonly isGrouped: boolean;
}

const unit = String.raw`%|‰|°C|[A-Z]{3}|[$€£¥₹]|x|pp|bp|[a-zµ²³/]{1,6}`;
const shape = new RegExp(
  String.raw`^(?<sign>[+\-−±]?)(?:(?<before>[A-Z]{3}|[$€£¥₹])[\s\u00a0\u202f]?)?(?<inner>[+\-−]?)(?<digits>\d[\d.,'\u00a0\u202f\u2009]*?)(?:[\s\u00a0\u202f]?(?<after>${unit}))?$`,
  'u',
);

/**
 * A printed number with the unit beside it, or null: what can be read in two ways, dates, ranges and values with words are
 * text. Percentages keep the value as it is printed (6.1 for "6.1 %"); `unit` says so.
 */
export function readNumber(text: string, mark: DecimalMark): PrintedNumber | null {
  const groups = shape.exec(text.trim())?.groups;
  const { sign = '', inner = '', before = '', after = '', digits = '' } = groups ?? {};
  if (!groups || sign === '±' || (sign !== '' && inner !== '') || (before !== '' && after !== ''))
    return null;
  const parsed = readDigits(digits, mark);
  if (!parsed) return null;
  const isNegative = /[-−]/.test(sign + inner);
  return {
    value: isNegative ? -parsed.value : parsed.value,
    decimals: parsed.decimals,
    unit: before || after,
    unitPlace: before === '' ? 'after' : 'before',
    hasPlus: (sign + inner).includes('+'),
    isGrouped: parsed.isGrouped,
  };
}

/** Digits with groups of three and a decimal mark, as one language writes them. */
function readDigits(
  digits: string,
  mark: DecimalMark,
): Pick<PrintedNumber, 'value' | 'decimals' | 'isGrouped'> | null {
  const group = mark === '.' ? ',' : String.raw`\.`;
  const point = mark === '.' ? String.raw`\.` : ',';
  const whole = String.raw`\d{1,3}(?:(?:${group}|['\u00a0\u202f\u2009])\d{3})+|\d+`;
  const match = new RegExp(`^(${whole})(?:${point}(\\d+))?$`, 'u').exec(digits);
  if (!match) return null;
  const [, before = '', after = ''] = match;
  const plain = before.replaceAll(/[^\d]/g, '');
  // A number with zeros before it is a name: a register number, a part number.
  if (/^0\d/.test(plain) || plain.length + after.length > 15) return null;
  const value = Number(`${plain}.${after || '0'}`);
  return { value, decimals: after.length, isGrouped: plain !== before };
}

/** True when no number of these texts contradicts the mark: "97.42" does for a comma. */
export function fitsMark(texts: readonly string[], mark: DecimalMark): boolean {
  const other = mark === '.' ? ',' : '.';
  return texts.every((text) => readNumber(text, mark) !== null || readNumber(text, other) === null);
}
