const space = '\u00a0';

/** A number with thousands separators and a true minus sign. */
export function numberText(value: number, digits = 2): string {
  const text = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** A price: two decimals, four below 1, six below 0.01. */
export function priceText(value: number): string {
  const size = Math.abs(value);
  return numberText(value, size >= 1 || size === 0 ? 2 : size >= 0.01 ? 4 : 6);
}

/** A fraction as a percentage: 0.0612 → "6.1 %". */
export function percentText(fraction: number, digits = 1): string {
  return `${numberText(fraction * 100, digits)}${space}%`;
}

/** The same with a plus sign when above zero. */
export function signedPercentText(fraction: number, digits = 1): string {
  const text = percentText(fraction, digits);
  return fraction > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** YYYY-MM-DD as "19 Nov 2026". */
export function dayText(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-');
  return `${Number(day)}${space}${months[Number(month) - 1]}${space}${year}`;
}

/** "a", "a and b", "a, b and c". */
export function listText(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
