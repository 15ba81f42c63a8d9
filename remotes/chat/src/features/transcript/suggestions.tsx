import { useId } from 'react';
import { Button } from '@loupe/shared/ui/button';
import { chatTexts } from '../../messages/texts.ts';
import classes from './suggestions.module.css';

/** Questions that would be answered: each asks itself. */
export function Suggestions({ texts, onAsk }: { texts: readonly string[]; onAsk: (text: string) => void }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {chatTexts.canAsk}
      </h3>
      <ul className={classes.list}>
        {texts.map((text) => (
          <li key={text}>
            <Button size="small" className={classes.ask} onClick={() => onAsk(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
