import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Chart } from '@loupe/shared/contract/analyses';
import { hasCandles, priceText, rangeStart, type ChartRange, type OverlayId } from '../../lib/chart-view.ts';
import { sessionWords } from '../../lib/session-words.ts';
import { language } from '@loupe/shared/language';
import { utcDayWords } from '@loupe/shared/lib/dates/utc-words';
import { analysisTexts, numberLocale } from '#texts/analysis';
import { readLook } from './chart-look.ts';
import { drawChart, type DrawnChart } from './draw-chart.ts';
import classes from './price-chart.module.css';

export type PriceChartProps = {
  chart: Chart;
  range: ChartRange;
  shown: readonly OverlayId[];
  theme: 'light' | 'dark';
};

/** Sessions one press of a key goes, with and without Shift. */
const STEPS = { plain: 1, shift: 10 } as const;
const ZOOM = { in: 0.7, out: 1.4 } as const;

/** Prices on a canvas: pointer and keys go from session to session, whose numbers are above in words. */
export function PriceChart({ chart, range, shown, theme }: PriceChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnChart | null>(null);
  const helpId = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  /** For assistive technology: only what the keys have gone to. */
  const [said, setSaid] = useState('');
  const last = chart.days.length - 1;

  useEffect(() => {
    if (!box.current) return;
    drawn.current = drawChart(box.current, {
      chart,
      look: readLook(box.current, 'light'),
      locale: numberLocale,
      formatPrice: (price) => priceText(price, numberLocale),
      formatDay: (day) => utcDayWords(day, language),
      onPoint: setPointed,
    });
    return () => {
      drawn.current?.remove();
      drawn.current = null;
    };
  }, [chart]);
  // An analysis keeps its chart for good: only what is shown of it changes.
  useEffect(() => drawn.current?.setOverlays(shown), [shown]);
  useEffect(() => drawn.current?.setWindow(rangeStart(chart.days, range), last), [chart, range, last]);
  useEffect(() => {
    if (box.current) drawn.current?.setLook(readLook(box.current, theme));
  }, [theme]);

  function goTo(index: number | null) {
    setPointed(index);
    setSaid(index === null ? '' : sessionWords(chart, index, shown));
    drawn.current?.point(index);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? STEPS.shift : STEPS.plain;
    const at = pointed ?? last;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => goTo(Math.max(0, at - (pointed === null ? 0 : step))),
      ArrowRight: () => goTo(Math.min(last, at + step)),
      Home: () => goTo(0),
      End: () => goTo(last),
      '+': () => drawn.current?.zoom(ZOOM.in),
      '=': () => drawn.current?.zoom(ZOOM.in),
      '-': () => drawn.current?.zoom(ZOOM.out),
      Escape: () => goTo(null),
    };
    const act = acts[event.key];
    if (!act || (event.key === 'Escape' && pointed === null)) return;
    event.preventDefault();
    act();
  }

  const panes = ['rsi', 'macd'].filter((id) => shown.some((one) => one === id)).length;
  return (
    <div className={classes.frame}>
      <p className={classes.readout} aria-hidden="true">
        {sessionWords(chart, pointed ?? last, shown)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the chart as one thing */}
      <div
        // The chart is one thing that keys work on; what they reach is announced below
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={analysisTexts.chart}
        aria-describedby={helpId}
        className={classes.focus}
        onKeyDown={handleKey}
        onBlur={() => goTo(null)}
      >
        <div
          ref={box}
          aria-hidden="true"
          className={classes.canvas}
          data-panes={panes}
          data-candles={hasCandles(chart)}
        />
      </div>
      <p id={helpId} className="visually-hidden">
        {analysisTexts.chartHelp}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
