import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { ChartData, ChartShape } from '../lib/chart-data.ts';
import { layoutChart, type ChartLayout } from '../lib/chart-layout.ts';
import { useActions } from './actions.ts';
import classes from './chart.module.css';
import { numberFormat } from '../lib/kept-formats.ts';

const TEXT_PX = 12;
/** Until the plot was measured. */
const FIRST_SIZE = { width: 640, height: 220 };

export type ChartPlotProps = {
  shape: ChartShape;
  data: ChartData;
  /** The point that is looked at; null before any was. */
  chosen: number | null;
  label: string;
  /** The numbers of the point, for those who hear it. */
  valueText: string;
  onChoose: (point: number) => void;
};

/** The plot of a chart. Its points are reached with the pointer, and with arrow keys, Home and End. */
export function ChartPlot({ shape, data, chosen, label, valueText, onChoose }: ChartPlotProps) {
  const { language } = useActions();
  const [box, size] = useSize();
  const last = data.points.length - 1;
  const at = Math.min(chosen ?? last, last);
  const layout = layoutChart(shape, data, {
    left: 0,
    top: data.unit === '' ? 8 : 26,
    width: size.width,
    height: size.height - (data.unit === '' ? 8 : 26),
    foot: 24,
    mostNames: 12,
    widestBar: 56,
    measure: widthOf,
    tickText: (value) => numberFormat(language, { maximumFractionDigits: 6 }).format(value),
  });

  function choose(event: PointerEvent<HTMLElement>) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onChoose(Math.max(0, Math.min(last, Math.floor((x - layout.left) / layout.room))));
  }

  function move(event: KeyboardEvent) {
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: 0,
      End: last,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onChoose(Math.max(0, Math.min(last, to)));
  }

  return (
    <div
      ref={box}
      className={classes.plot}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={last + 1}
      aria-valuenow={at + 1}
      aria-valuetext={valueText}
      onPointerMove={choose}
      onPointerDown={choose}
      onKeyDown={move}
    >
      <svg width={size.width} height={size.height} aria-hidden="true">
        <Axes layout={layout} unit={data.unit} />
        <Marks layout={layout} chosen={chosen === null ? null : at} />
      </svg>
    </div>
  );
}

function Axes({ layout, unit }: { layout: ChartLayout; unit: string }) {
  const { left, right, bottom } = layout;
  return (
    <>
      {/* Each number has a percent sign. */}
      {unit !== '' && unit !== '%' && (
        <text x={0} y={TEXT_PX}>
          {unit}
        </text>
      )}
      {layout.ticks.map(({ y, label, isZero }) => (
        <g key={label}>
          <line x1={left} x2={right} y1={y} y2={y} data-zero={isZero || undefined} />
          <text x={left - 8} y={y + TEXT_PX * 0.35} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {layout.names.map(({ x, text }) => (
        <text key={x} x={x} y={bottom + 18}>
          {text}
        </text>
      ))}
    </>
  );
}

function Marks({ layout, chosen }: { layout: ChartLayout; chosen: number | null }) {
  const { bars, lines, middles, room, top, bottom } = layout;
  const x = chosen === null ? undefined : middles[chosen];
  return (
    <>
      {x !== undefined && bars.length > 0 && (
        <rect className={classes.chosen} x={x - room / 2} y={top} width={room} height={bottom - top} />
      )}
      {x !== undefined && lines.length > 0 && (
        <line className={classes.cursor} x1={x} x2={x} y1={top} y2={bottom} />
      )}
      {bars.map(({ series, point, ...rect }) => (
        <rect key={`${series} ${point}`} data-series={series % 8} {...rect} />
      ))}
      {lines.map(({ series, points }, index) => (
        <polyline
          key={index}
          data-series={series % 8}
          points={points.map((one) => `${one.x},${one.y}`).join(' ')}
        />
      ))}
      {lines.flatMap(({ series, points }, index) =>
        // A point between two gaps is seen as one.
        points
          .filter((one) => one.x === x || points.length === 1)
          .map((one) => (
            <circle key={`${index} ${one.x}`} data-series={series % 8} cx={one.x} cy={one.y} r={3.5} />
          )),
      )}
    </>
  );
}

/** The size of an element, and again whenever it changes. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(FIRST_SIZE);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((before) =>
          before.width === width && before.height === height ? before : { width, height },
        );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}

let canvas: CanvasRenderingContext2D | null | undefined;

/** How wide a text of the axes is, in pixels. */
function widthOf(text: string): number {
  if (canvas === undefined) {
    canvas = document.createElement('canvas').getContext('2d');
    if (canvas !== null) canvas.font = `${TEXT_PX}px ${getComputedStyle(document.body).fontFamily}`;
  }
  return canvas === null ? text.length * TEXT_PX * 0.6 : canvas.measureText(text).width;
}
