import { useMemo, useState, type ReactElement } from 'react';
import { Virtualizer } from 'virtua';
import { rowKey, type RailRow } from '../../lib/chat-groups.ts';
import classes from './rail-list.module.css';

export type VirtualRowsProps = { rows: readonly RailRow[]; renderRow: (row: RailRow) => ReactElement };

/** A long list of which only the rows in view are in the page; it scrolls with whatever scrolls around it. */
export function VirtualRows({ rows, renderRow }: VirtualRowsProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const scrollRef = useMemo(() => ({ current: scroller }), [scroller]);
  return (
    <div
      className={classes.virtual}
      ref={(place) => {
        if (place) setScroller(scrollParent(place));
      }}
    >
      {scroller && (
        <Virtualizer as="ul" item="li" scrollRef={scrollRef} itemSize={36}>
          {rows.map((row) => (
            <div key={rowKey(row)}>{renderRow(row)}</div>
          ))}
        </Virtualizer>
      )}
    </div>
  );
}

function scrollParent(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return document.documentElement;
}
