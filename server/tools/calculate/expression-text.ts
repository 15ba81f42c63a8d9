import { plainNumberText } from '../number-text.ts';

/** "15% of 4,310" and "12 % of 80" become products; grouped thousands lose their commas outside function calls. */
export function normaliseExpression(text: string): string {
  let plain = text
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll('\u00a0', ' ')
    .replace(/[€$£]/g, '')
    .trim();
  if (!/[a-z]\s*\(/i.test(plain))
    plain = plain.replace(/\d{1,3}(?:,\d{3})+(?!\d)/g, (number) => number.replaceAll(',', ''));
  plain = plain.replace(/(\d+(?:\.\d+)?)\s*(?:%|percent)\s*of\s+/gi, '($1 / 100) * ');
  return plain.replace(/(\d+(?:\.\d+)?)\s*(?:%|percent\b)(?!\s*[\d(a-z])/gi, '($1 / 100)');
}

/** A result with thousands separators and at most six decimals, none that are not needed. */
export function resultText(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e15 || size < 1e-6)) return value.toExponential(6).replace('-', '−');
  return plainNumberText(Number(value.toPrecision(14)), 6);
}
