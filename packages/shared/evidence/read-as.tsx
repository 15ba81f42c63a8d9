import { messages } from '#texts/evidence';
import classes from './read-as.module.css';

/** How a passage was read: with the unit, period and day that are elsewhere, and why a number is that number. */
export function ReadAs({ text }: { text: string }) {
  const [first = '', ...further] = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className={classes.read} role="note" aria-label={messages.readAs}>
      <span className={classes.head}>{messages.readAs}</span> {first}
      {further.length > 0 && (
        <details className={classes.further}>
          <summary>{messages.moreRead(further.length)}</summary>
          <ul className={classes.lines}>
            {further.map((line, i) => (
              // Lines may say the same of two rows.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={i}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
