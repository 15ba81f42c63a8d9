import { readNumber } from '../../../table-question/read-number.ts';

/** A text whose numbers the calculator reads, and how numbers that could be two were read. */
export interface PointedText {
  readonly text: string;
  readonly readings: readonly { readonly written: string; readonly value: number }[];
}

const number = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)+(?![\d.,]*[\p{L}])/gu;

/** True where one mark and three digits could be grouping as well as decimals, or the mark is not the language's own. */
function isOpen(written: string, language: 'en' | 'de'): boolean {
  const foreign = language === 'de' ? '.' : ',';
  const isThree = /^[1-9]\d{0,2}[.,]\d{3}$/.test(written);
  const isForeignDecimal = new RegExp(String.raw`^\d+[${foreign}]\d+$`).test(written) && !isThree;
  return isThree || isForeignDecimal;
}

/** Numbers with commas and points as plain ones: "4.310,5" is 4310.5, "3,5" is 3.5. Null when one cannot be read. */
export function withPoints(text: string, language: 'en' | 'de'): PointedText | null {
  const readings: { written: string; value: number }[] = [];
  let isUnread = false;
  const pointed = text.replace(number, (written) => {
    const value = readNumber(written, language);
    if (value === null) isUnread = true;
    else if (isOpen(written, language)) readings.push({ written, value });
    return String(value ?? written);
  });
  return isUnread ? null : { text: pointed, readings };
}
