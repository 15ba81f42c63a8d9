/** What stands for sales nobody has published, the surest first. */
export type ProxyKind = 'sales' | 'bought' | 'velocity';

const dayMs = 86_400_000;
const monthMs = (365.25 / 12) * dayMs;
/** Of a younger listing a month of reviews is a guess. */
const fewestMonths = 1;

/** Reviews a month since a listing is there; null for one that is younger than a month, or not there yet. */
export function reviewsAMonth(reviews: number, since: number, asOf: number): number | null {
  const months = (asOf - since) / monthMs;
  return months >= fewestMonths ? reviews / months : null;
}

/** Sales a month by the reviews they leave: the fewer buyers write, the more there are. */
export function salesByReviews(
  velocity: number,
  rate: { readonly low: number; readonly value: number; readonly high: number },
): { readonly low: number; readonly middle: number; readonly high: number } {
  return { low: velocity / rate.high, middle: velocity / rate.value, high: velocity / rate.low };
}

/** "500+ bought in past month", "1K+", "2.000+", "1,5 Tsd.+": at least so many; null for anything else. */
export function boughtIn(text: string): number | null {
  const found =
    /^\s*(?:mehr als|über|over|more than)?\s*(\d[\d.,]*)\s*(k|tsd\.?|tausend|mio\.?|m)?\s*\+?(?:\s|$)/iu.exec(
      text,
    );
  const [, digits = '', scale = ''] = text.includes('%') ? [] : (found ?? []);
  if (digits === '') return null;
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) && scale === '';
  const value = Number(isGrouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'));
  const times = /^m/i.test(scale) ? 1_000_000 : scale === '' ? 1 : 1_000;
  return Number.isFinite(value) ? Math.round(value * times) : null;
}
