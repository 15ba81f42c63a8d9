import { useId } from 'react';
import { Button } from '@loupe/shared/ui/button';
import { transcriptTexts } from '#texts/transcript';
import classes from './suggestions.module.css';

export type SuggestionsProps = {
  texts: readonly string[];
  /** The run has asked: each answers it. */
  isAnswer: boolean | undefined;
  onAsk: (text: string) => void;
};

/** Questions that would be answered: each asks itself; or the answers to a question that a run ended with. */
export function Suggestions({ texts, isAnswer, onAsk }: SuggestionsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <p id={id} className={classes.title}>
        {isAnswer === true ? transcriptTexts.canAnswer : transcriptTexts.canAsk}
      </p>
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
