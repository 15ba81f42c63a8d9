import {
  CandlestickSeries,
  ColorType,
  createChart,
  HistogramSeries,
  LineSeries,
  LineStyle,
  type IChartApi,
  type ISeriesApi,
  type SeriesType,
  type Time,
} from 'lightweight-charts';
import type { Chart, ChartLine } from '@loupe/shared/contract/analyses';
import { hasCandles, shownLines, type OverlayId } from '../../lib/chart-view.ts';
import type { ChartLook } from './chart-look.ts';

export interface DrawnChart {
  /** Draws the switched-on overlays; RSI and MACD in panes of their own below the prices. */
  setOverlays(shown: readonly OverlayId[]): void;
  /** Shows sessions `from` to `to`, both included. */
  setWindow(from: number, to: number): void;
  /** Makes the window wider (factor above 1) or narrower around its right end. */
  zoom(factor: number): void;
  /** Puts the cross on a session, scrolled to where it can be seen; null takes it away. */
  point(index: number | null): void;
  setLook(look: ChartLook): void;
  remove(): void;
}

interface DrawOptions {
  readonly chart: Chart;
  readonly look: ChartLook;
  readonly locale: string;
  readonly formatPrice: (price: number) => string;
  /** Of YYYY-MM-DD. */
  readonly formatDay: (day: string) => string;
  /** The session under the pointer; null outside. */
  readonly onPoint: (index: number | null) => void;
}

/** Shares of the height: the prices, and each pane below them. */
const PRICE_SHARE = 3.4;
const LOWER_SHARE = 1;
/** Fewest sessions a window may hold. */
const LEAST_SESSIONS = 5;

/** Draws prices on a canvas inside `box`. The caller says what is drawn, in which colours, and takes it away. */
export function drawChart(box: HTMLElement, options: DrawOptions): DrawnChart {
  const { chart, formatPrice, onPoint } = options;
  let { look } = options;
  let overlays: readonly OverlayId[] = [];
  const api = createChart(box, { autoSize: true, ...chartOptions(look, options) });
  const prices = addPrices(api, chart, look, formatPrice);
  let others: ISeriesApi<SeriesType>[] = [];
  let shownWindow = { from: 0, to: chart.days.length - 1 };
  const byDay = new Map(chart.days.map((day, index) => [day, index]));

  api.subscribeCrosshairMove(({ time, sourceEvent }) => {
    if (sourceEvent) onPoint(typeof time === 'string' ? (byDay.get(time) ?? null) : null);
  });

  function setOverlays(shown: readonly OverlayId[]): void {
    overlays = shown;
    for (const series of others) api.removeSeries(series);
    others = shown.includes('volume') ? [addVolume(api, chart, look)] : [];
    const panes = [...new Set(shownLines(chart, shown).map((line) => line.pane))].filter(
      (pane) => pane !== 'price',
    );
    for (const line of shownLines(chart, shown)) {
      const pane = line.pane === 'price' ? 0 : panes.indexOf(line.pane) + 1;
      others.push(addLine(api, chart, line, pane, look));
    }
    api.panes().forEach((pane, index) => pane.setStretchFactor(index === 0 ? PRICE_SHARE : LOWER_SHARE));
    prices.priceScale().applyOptions({
      scaleMargins: { top: 0.06, bottom: shown.includes('volume') ? 0.24 : 0.06 },
    });
    setWindow(shownWindow.from, shownWindow.to);
  }

  function setWindow(from: number, to: number): void {
    shownWindow = { from, to };
    api.timeScale().setVisibleLogicalRange({ from: from - 0.5, to: to + 0.5 });
  }

  function zoom(factor: number): void {
    const last = chart.days.length - 1;
    const range = api.timeScale().getVisibleLogicalRange();
    const to = Math.min(last, Math.round(range?.to ?? last));
    const size = Math.max(LEAST_SESSIONS, Math.round((to - (range?.from ?? 0)) * factor));
    setWindow(Math.max(0, to - size), to);
  }

  function point(index: number | null): void {
    const day = index === null ? undefined : chart.days[index];
    const price = index === null ? null : chart.close[index];
    if (index === null || day === undefined || typeof price !== 'number') return api.clearCrosshairPosition();
    const range = api.timeScale().getVisibleLogicalRange();
    if (range && (index < range.from || index > range.to)) {
      const size = Math.round(range.to - range.from);
      const from = index < range.from ? index : index - size;
      setWindow(Math.max(0, from), Math.max(0, from) + size);
    }
    api.setCrosshairPosition(price, day, prices);
  }

  return {
    setOverlays,
    setWindow,
    zoom,
    point,
    setLook(next) {
      look = next;
      api.applyOptions(chartOptions(look, options));
      prices.applyOptions(priceColours(look));
      setOverlays(overlays);
    },
    remove: () => api.remove(),
  };
}

function chartOptions(look: ChartLook, { locale, formatPrice, formatDay }: DrawOptions) {
  return {
    layout: {
      background: { type: ColorType.Solid, color: look.ground },
      textColor: look.text,
      fontFamily: look.font,
      fontSize: 11,
      // The mark is a script-made style sheet, which our policy refuses: notice and link are below the chart.
      attributionLogo: false,
      panes: { enableResize: false, separatorColor: look.line, separatorHoverColor: look.line },
    },
    grid: { vertLines: { visible: false }, horzLines: { color: look.line } },
    rightPriceScale: { borderVisible: false },
    timeScale: { borderVisible: false, fixLeftEdge: true, fixRightEdge: true, minBarSpacing: 0.1 },
    crosshair: {
      vertLine: { color: look.cross, labelBackgroundColor: look.label },
      horzLine: { color: look.cross, labelBackgroundColor: look.label },
    },
    // The wheel and a finger moving up or down belong to the page.
    handleScroll: { mouseWheel: false, pressedMouseMove: true, horzTouchDrag: true, vertTouchDrag: false },
    handleScale: { mouseWheel: false, pinch: true, axisPressedMouseMove: false, axisDoubleClickReset: true },
    localization: {
      locale,
      priceFormatter: formatPrice,
      timeFormatter: (time: Time) => (typeof time === 'string' ? formatDay(time) : ''),
    },
  } as const;
}

function priceColours(look: ChartLook) {
  return {
    upColor: look.up,
    downColor: look.down,
    wickUpColor: look.up,
    wickDownColor: look.down,
    color: look.up,
  };
}

function addPrices(
  api: IChartApi,
  chart: Chart,
  look: ChartLook,
  formatter: (price: number) => string,
): ISeriesApi<SeriesType> {
  const shared = {
    priceFormat: { type: 'custom', minMove: 0.000001, formatter },
    priceLineVisible: false,
    lastValueVisible: true,
    // Also the ground of the tag with the last price. The chart picks black or white to write on it, and picks wrong on red.
    priceLineColor: look.label,
  } as const;
  if (!hasCandles(chart)) {
    const line = api.addSeries(LineSeries, { ...shared, color: look.up, lineWidth: 2 });
    line.setData(pointsOf(chart.days, chart.close));
    return line;
  }
  const candles = api.addSeries(CandlestickSeries, {
    ...shared,
    ...priceColours(look),
    borderVisible: false,
  });
  candles.setData(
    chart.days.map((time, index) => {
      const [open, high, low, close] = [chart.open, chart.high, chart.low, chart.close].map(
        (values) => values?.[index] ?? null,
      );
      return typeof open === 'number' &&
        typeof high === 'number' &&
        typeof low === 'number' &&
        typeof close === 'number'
        ? { time, open, high, low, close }
        : { time };
    }),
  );
  return candles;
}

/** Bars at the foot of the price pane, on a scale of their own that is not written down. */
function addVolume(api: IChartApi, chart: Chart, look: ChartLook): ISeriesApi<SeriesType> {
  const bars = api.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    priceFormat: { type: 'volume' },
    priceLineVisible: false,
    lastValueVisible: false,
  });
  bars.priceScale().applyOptions({ scaleMargins: { top: 0.84, bottom: 0 } });
  bars.setData(
    chart.days.map((time, index) => {
      const value = chart.volume?.[index];
      if (typeof value !== 'number') return { time };
      const isDown = (chart.close[index] ?? 0) < (chart.open?.[index] ?? chart.close[index - 1] ?? 0);
      return { time, value, color: isDown ? look.volumeDown : look.volumeUp };
    }),
  );
  return bars;
}

function addLine(
  api: IChartApi,
  chart: Chart,
  line: ChartLine,
  pane: number,
  look: ChartLook,
): ISeriesApi<SeriesType> {
  const shared = { priceLineVisible: false, lastValueVisible: pane > 0 } as const;
  if (line.id === 'macd_gap') {
    const bars = api.addSeries(HistogramSeries, { ...shared, lastValueVisible: false }, pane);
    bars.setData(
      pointsOf(chart.days, line.values).map((one) =>
        one.value === undefined ? one : { ...one, color: one.value < 0 ? look.volumeDown : look.volumeUp },
      ),
    );
    return bars;
  }
  const drawn = api.addSeries(
    LineSeries,
    {
      ...shared,
      color: look.lines[line.id],
      lineWidth: line.pane === 'price' ? 2 : 1,
      lineStyle: line.id.startsWith('band') ? LineStyle.Dashed : LineStyle.Solid,
      crosshairMarkerVisible: false,
      priceFormat: { type: 'price', precision: 2, minMove: 0.01 },
    },
    pane,
  );
  drawn.setData(pointsOf(chart.days, line.values));
  if (line.id === 'rsi')
    for (const price of [30, 70])
      drawn.createPriceLine({
        price,
        color: look.cross,
        lineWidth: 1,
        lineStyle: LineStyle.Dotted,
        axisLabelVisible: false,
      });
  return drawn;
}

function pointsOf(
  days: readonly string[],
  values: readonly (number | null)[],
): { time: string; value?: number }[] {
  return days.map((time, index) => {
    const value = values[index];
    return typeof value === 'number' ? { time, value } : { time };
  });
}
