import { bytesOf } from '../../testing/make-files.ts';
import { nothingWanted, type Wanted } from '../choose-symbol.ts';
import { isoDay, weekday, type Day, type PriceSeries } from '../price-series.ts';
import { readPriceFile } from '../read-price-file.ts';

/** Reads a price file from its bytes. */
export function readBytes(
  bytes: Uint8Array,
  name: string,
  wanted: Partial<Wanted> = {},
): Promise<PriceSeries> {
  const file = { name, bytes: bytes.length, read: () => Promise.resolve(bytes) };
  return readPriceFile('tests', file, false, { ...nothingWanted, ...wanted });
}

/** Reads the text of a price file. */
export function readText(text: string, wanted: Partial<Wanted> = {}): Promise<PriceSeries> {
  return readBytes(bytesOf(text), 'prices.csv', wanted);
}

/** Days from 5 January 2026, a Monday, that are Monday to Friday. */
export function workdays(count: number): Day[] {
  const found: Day[] = [];
  for (let day = 20_458; found.length < count; day += 1) if (weekday(day) % 6 !== 0) found.push(day);
  return found;
}

export const isoDays = (series: PriceSeries) => Array.from(series.days, isoDay);

/** A price for each session that goes up and down a little. */
export const wave = (i: number) => Number((50 + Math.sin(i / 3) * 2 + i * 0.05).toFixed(2));
