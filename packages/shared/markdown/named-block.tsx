import { createElement, type ReactNode } from 'react';
import type { Element } from 'hast';
import type { BlockName } from './block-title.ts';
import { loadOnce } from './load-once.ts';
import styles from './markdown.module.css';
import { TableInParts } from './long-block.tsx';
import { useLoaded } from './use-loaded.ts';

/** What draws charts, for the first text with one. */
const chartFigure = loadOnce(async () => (await import('./chart-figure.tsx')).ChartFigure);

type NamedBlockProps = { table: Element; name: BlockName };

/** A table with a title; where the title names a chart, that is drawn from the table's numbers. */
export function NamedBlock({ table, name }: NamedBlockProps) {
  const shown = <TableInParts table={table} name={name.title} />;
  return name.kind.startsWith('chart-') ? (
    <ChartPlace table={table} name={name}>
      {shown}
    </ChartPlace>
  ) : (
    shown
  );
}

/** Keeps the place of a chart until its code is there; without that the table stands alone. */
function ChartPlace({ children, ...block }: NamedBlockProps & { children: ReactNode }) {
  const Chart = useLoaded(chartFigure);
  if (Chart) return createElement(Chart, block, children);
  return Chart === null ? children : <div className={styles.chart} aria-busy="true" />;
}
