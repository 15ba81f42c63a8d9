import type { Chart } from '@loupe/shared/contract/analyses';
import { numberFormat } from '@loupe/shared/lib/kept-formats';
import { utcDayWords } from '@loupe/shared/lib/dates/utc-words';
import { language } from '@loupe/shared/language';
import { priceText, shownLines, type OverlayId } from './chart-view.ts';
import { analysisTexts, numberLocale } from '#texts/analysis';

/** `19 Nov 2026 · Open 96.20 · … · SMA 20 95.88`: a session with all that is drawn of it. */
export function sessionWords(chart: Chart, index: number, shown: readonly OverlayId[]): string {
  const day = chart.days[index];
  if (day === undefined) return '';
  const prices = [
    [analysisTexts.open, chart.open],
    [analysisTexts.high, chart.high],
    [analysisTexts.low, chart.low],
    [analysisTexts.close, chart.close],
    ...shownLines(chart, shown).map((line) => [line.label, line.values] as const),
  ] as const;
  const volume = shown.includes('volume') ? chart.volume?.[index] : null;
  return [
    utcDayWords(day, language),
    ...prices.map(([name, values]) => {
      const value = values?.[index];
      return typeof value === 'number' ? `${name} ${priceText(value, numberLocale)}` : null;
    }),
    typeof volume === 'number'
      ? `${analysisTexts.volume} ${numberFormat(numberLocale, {}).format(volume)}`
      : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
