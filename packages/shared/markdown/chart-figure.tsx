import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Element } from 'hast';
import { language as ofPage } from '@loupe/shared/language';
import { pickLanguage } from '../lib/language.ts';
import { Segmented } from '../ui/segmented.tsx';
import { useActions } from './actions.ts';
import { textOf, type BlockName } from './block-title.ts';
import { ChartPlot } from './chart-plot.tsx';
import { readChartTable, type ChartTable } from './chart-table.ts';
import classes from './chart.module.css';
import styles from './markdown.module.css';
import { chartMessages as messages } from './messages/chart-texts.ts';
import { renderAll } from './render.tsx';

export type ChartFigureProps = {
  table: Element;
  name: BlockName;
  /** The same table, drawn. */
  children?: ReactNode;
};

type View = 'chart' | 'table';

/** A chart of a report, drawn from the table that is behind it, and that table. */
export function ChartFigure({ table, name, children }: ChartFigureProps) {
  const { language } = useActions();
  const chart = useMemo(
    () => readChartTable(table, language === undefined ? ofPage : pickLanguage(language, [])),
    [table, language],
  );
  if (chart === null) return children;
  return (
    <Figure chart={chart} name={name}>
      {children}
    </Figure>
  );
}

type FigureProps = Pick<ChartFigureProps, 'name' | 'children'> & { chart: ChartTable };

function Figure({ chart, name, children }: FigureProps) {
  const { data, cells } = chart;
  const [view, setView] = useState<View>('chart');
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? Infinity, data.points.length - 1);
  const shape = name.kind === 'chart-bar' ? 'bar' : 'line';
  return (
    <figure className={styles.chart} aria-label={name.title} data-chart={shape}>
      <div className={classes.head} data-plot="">
        <p className={classes.readout}>
          <strong>{data.points[at]}</strong>
          {data.series.map((series, index) => (
            <span key={index} data-series={index % 8}>
              {series.name} <b>{renderAll(cells[at]?.[index] ?? [])}</b>
            </span>
          ))}
        </p>
        <Segmented<View>
          label={messages.view}
          value={view}
          options={[
            { value: 'chart', label: messages.chart },
            { value: 'table', label: messages.table },
          ]}
          onChange={setView}
        />
      </div>
      {view === 'chart' && (
        <div className={classes.body} data-plot="">
          <ChartPlot
            shape={shape}
            data={data}
            chosen={chosen}
            label={messages.points(name.title)}
            valueText={said(chart, at)}
            onChoose={setChosen}
          />
        </div>
      )}
      <FoundTable isShown={view === 'table'} onFound={() => setView('table')}>
        {children}
      </FoundTable>
    </figure>
  );
}

/** The numbers of a point in words. */
function said({ data, cells }: ChartTable, at: number): string {
  const values = data.series.map(
    ({ name }, index) => `${name} ${(cells[at]?.[index] ?? []).map(textOf).join('')}`,
  );
  return `${data.points[at] ?? ''}: ${values.join(', ')}${data.unit === '' ? '' : ` (${data.unit})`}`;
}

type FoundTableProps = { isShown: boolean; onFound: () => void; children: ReactNode };

/** The table, folded while the chart is shown: the browser's search still finds what it says, and a copy takes it along. */
function FoundTable({ isShown, onFound, children }: FoundTableProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    if (isShown) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  }, [isShown, onFound]);
  return (
    <div ref={ref} className={classes.table}>
      {children}
    </div>
  );
}
