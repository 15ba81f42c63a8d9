import { readNumber, type DecimalMark, type PrintedNumber } from '@loupe/shared/lib/printed-number';

const scaleWord = /[\s\u00a0](thousand|million|billion|Tsd\.|Mio\.|Mrd\.)(?=[\s\u00a0]|$)/u;

/** A number that may be counted in thousands or millions: "USD 4,812 million" is 4812 with the unit "USD million". */
function readAmount(text: string, mark: DecimalMark): PrintedNumber | null {
  const [, scale = ''] = scaleWord.exec(text) ?? [];
  const number = readNumber(text.replace(scaleWord, ''), mark);
  if (number === null || scale === '') return number;
  const words = number.unitPlace === 'before' ? [number.unit, scale] : [scale, number.unit];
  return { ...number, unit: words.filter((word) => word !== '').join(' '), unitPlace: 'after' };
}

/**
 * Amounts that are computed with one another, each in the unit that all of them are given in: an amount may be in its
 * own scale and in another one, "43,150 thousand = 43.15 million". Where no unit is common, each as it is given first.
 */
export function readAmounts(texts: readonly string[], mark: DecimalMark): (PrintedNumber | null)[] {
  const told = texts.map((text) => text.split(' = ').flatMap((one) => readAmount(one, mark) ?? []));
  const common = told[0]?.find(({ unit }) => told.every((all) => all.some((one) => one.unit === unit)));
  return texts.map((text, i) => {
    const all = told[i] ?? [];
    const isWhole = all.length === text.split(' = ').length;
    return isWhole ? (all.find(({ unit }) => unit === common?.unit) ?? all[0] ?? null) : null;
  });
}
