import styles from './markdown.module.css';

const PART = 4_000;

/** Where the next part of a text ends: behind a line, or behind a word when lines need not be kept. */
function endOfPart(text: string, start: number, mayBreakLines: boolean): number {
  const from = start + PART;
  const line = text.indexOf('\n', from);
  if (!mayBreakLines || (line !== -1 && line < from + PART)) return line === -1 ? text.length : line + 1;
  const space = text.indexOf(' ', from);
  return space === -1 || space > from + PART ? Math.min(from, text.length) : space + 1;
}

/**
 * A long text in parts that are laid out each for itself: when it grows, only its last one is laid out again. The text
 * as it is read, searched and copied stays the same.
 */
export function LongText({ text, mayBreakLines = false }: { text: string; mayBreakLines?: boolean }) {
  if (text.length <= PART) return text;
  const parts = [];
  for (let start = 0, end; start < text.length; start = end) {
    end = endOfPart(text, start, mayBreakLines);
    parts.push(
      <span key={start} className={styles.part}>
        {text.slice(start, end)}
      </span>,
    );
  }
  return parts;
}
