import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { Virtualizer } from 'virtua';
import type { RailRow } from '../../lib/chat-groups.ts';
import classes from './rail-list.module.css';

export type VirtualRowsProps = { rows: readonly RailRow[]; renderRow: (row: RailRow) => ReactElement };

/** A long list of which only the rows in view are in the page; it scrolls with whatever scrolls around it. */
export function VirtualRows({ rows, renderRow }: VirtualRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement | null>(null);
  const [isPlaced, setPlaced] = useState(false);

  useLayoutEffect(() => {
    scroller.current = scrollParent(place.current);
    setPlaced(true);
  }, []);

  return (
    <div ref={place} className={classes.virtual}>
      {isPlaced && (
        <Virtualizer as="ul" item="li" scrollRef={scroller} itemSize={36}>
          {rows.map((row) => (
            <div key={row.kind === 'heading' ? row.id : row.chat.id}>{renderRow(row)}</div>
          ))}
        </Virtualizer>
      )}
    </div>
  );
}

function scrollParent(element: HTMLElement | null): HTMLElement {
  for (let parent = element?.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return document.documentElement;
}
