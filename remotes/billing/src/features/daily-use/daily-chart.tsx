import { formatCredits } from '@loupe/shared/lib/format';
import { axisOf, type DailyUse, type UseDay } from '../../lib/daily-use.ts';
import { formatUtcDay } from '@loupe/shared/lib/dates/utc-days';
import classes from './daily-use.module.css';
import { texts } from '#texts';

/** Of the drawing's own units; CSS gives it its size on the page. */
const HEIGHT = 100;
const SLOT = 12;
const BAR = 8;

/** Stacked bars, one for each day of the cycle; the legend names the agents. */
export function DailyChart({ use }: { use: DailyUse }) {
  const { days, peak, series, top, total } = use;
  const axis = axisOf(days);
  const label = texts.chartLabel(
    formatCredits(total),
    days.length,
    formatCredits(peak?.credits ?? 0),
    formatUtcDay(peak?.day ?? ''),
  );
  return (
    <div className={classes.chart}>
      <div className={classes.plot}>
        <div className={classes.scale} aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{value === top / 2 && top % 2 !== 0 ? '' : formatCredits(value)}</span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={label}
          className={classes.bars}
          viewBox={`0 0 ${axis.slots * SLOT} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {days.map((day, index) => (
            <DayBar key={day.day} day={day} use={use} x={index * SLOT} />
          ))}
        </svg>
      </div>
      <div className={classes.daysAxis} aria-hidden="true">
        <span>{formatUtcDay(axis.from)}</span>
        <span>{formatUtcDay(axis.to)}</span>
      </div>
      <ul className={classes.legend}>
        {series.map(({ title, credits }, index) => (
          <li key={title} className={classes.legendItem}>
            <span className={`${classes.swatch} ${classes[`series${index}`]}`} aria-hidden="true" />
            {title} <span className={classes.legendCount}>{formatCredits(credits)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DayBar({ day, use, x }: { day: UseDay; use: DailyUse; x: number }) {
  const heights = day.parts.map((part) => (part / use.top) * HEIGHT);
  const lines = day.parts.flatMap((part, index) =>
    part > 0 ? [texts.dayPart(use.series[index]?.title ?? '', formatCredits(part))] : [],
  );
  return (
    <g>
      <title>{[formatUtcDay(day.day), ...lines].join('\n')}</title>
      <rect x={x} y={0} width={SLOT} height={HEIGHT} className={classes.slot} />
      {heights.map((height, index) => {
        const below = heights.slice(0, index).reduce((sum, other) => sum + other, 0);
        return (
          height > 0 && (
            <rect
              key={use.series[index]?.title}
              x={x + (SLOT - BAR) / 2}
              y={HEIGHT - below - height}
              width={BAR}
              height={height}
              className={classes[`series${index}`]}
            />
          )
        );
      })}
    </g>
  );
}
