import type { ReactNode } from 'react';
import type { Element } from 'hast';
import { textOf } from './block-title.ts';
import styles from './markdown.module.css';
import { messages } from './messages/texts.ts';

/** What is around the head and the bodies of a table, named by its title or by its columns. */
export function TableFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    // A wide table scrolls by itself, so a keyboard has to reach it. A group, not a region: a report may have dozens.
    <div
      className={styles.table}
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={messages.table(name)}
    >
      <table>{children}</table>
    </div>
  );
}

/** The heads of the columns, as the name of a table that has no title. */
export function columnsOf(table: Element): string {
  const row = elementIn(elementIn(table));
  if (row === undefined) return '';
  return row.children
    .map(textOf)
    .filter((name) => name.trim() !== '')
    .join(', ')
    .slice(0, 120);
}

function elementIn(element: Element | undefined): Element | undefined {
  const first = element?.children[0];
  return first?.type === 'element' ? first : undefined;
}
