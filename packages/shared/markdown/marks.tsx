import { useContext, type MouseEvent, type ReactNode } from 'react';
import { FootnotesContext, useActions } from './actions.ts';
import styles from './markdown.module.css';
import { messages } from './messages/texts.ts';

/** A figure of a report that can tell where it comes from. */
export function FigureMark({ id, children }: { id: string; children: ReactNode }) {
  const { figure } = useActions();
  if (figure === undefined) return <>{children}</>;
  return (
    <button
      type="button"
      className={styles.figure}
      data-figure={id}
      onClick={(event) => figure(id, event.currentTarget)}
    >
      {children}
    </button>
  );
}

/** What a text says of a statement before it, e.g. that nothing supports it; opens the claim where there is a list of them. */
export function ClaimMark({ id, children }: { id: string; children: ReactNode }) {
  const { claim } = useActions();
  if (claim === undefined) return <span className={styles.claim}>{children}</span>;
  return (
    <button type="button" className={styles.claim} data-claim={id} onClick={() => claim(id)}>
      {children}
    </button>
  );
}

/** The number of a source, above the line. */
export function SourceMark({ number }: { number: string }) {
  const { source } = useActions();
  if (source === undefined) return <sup data-source={number}>{number}</sup>;
  return (
    <sup data-source={number}>
      <button
        type="button"
        className={styles.mark}
        aria-label={messages.source(number)}
        onClick={(event) => source(Number(number), event.currentTarget)}
      >
        {number}
      </button>
    </sup>
  );
}

/** A mention of a footnote; goes to its text. A mention without a footnote shows nothing. */
export function FootnoteMark({ identifier }: { identifier: string }) {
  const { idPrefix } = useActions();
  const number = useContext(FootnotesContext).get(identifier);
  if (number === undefined) return null;
  return (
    <sup>
      <button
        type="button"
        id={`${idPrefix}mention-${number}`}
        className={styles.mark}
        aria-label={messages.footnote(number)}
        onClick={(event) => goTo(event, `${idPrefix}note-${number}`)}
      >
        {number}
      </button>
    </sup>
  );
}

/** Moves the focus, and with it the view, to another element of the same text. */
export function goTo(event: MouseEvent<HTMLElement>, id: string): void {
  // The mark may be in a link, which is not meant.
  event.preventDefault();
  event.currentTarget.ownerDocument.getElementById(id)?.focus();
}
