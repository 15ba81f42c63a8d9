import { Quote } from 'lucide-react';
import { Button } from '@loupe/shared/ui/button';
import { useKeyDown } from '@loupe/shared/ui/use-key-down';
import { transcriptTexts } from '#texts/transcript';
import { useSelectedPassage } from './use-selected-passage.ts';
import classes from './quote-button.module.css';

export type QuoteButtonProps = { onQuote: (passage: string) => void };

/** Beside a passage of an answer or report that is selected: it goes into the composer as a quotation. Q does the same. */
export function QuoteButton({ onQuote }: QuoteButtonProps) {
  const { passage, forget } = useSelectedPassage();
  function quote() {
    if (!passage) return;
    onQuote(passage.text);
    forget();
  }
  useKeyDown((event) => {
    const isWritten = document.activeElement?.closest('input, textarea, select, [contenteditable]');
    if (event.key !== 'q' || event.ctrlKey || event.metaKey || event.altKey || isWritten) return;
    event.preventDefault();
    quote();
  }, passage !== null);
  if (!passage) return null;
  return (
    <Button
      size="small"
      className={classes.quote}
      style={{ insetInlineStart: passage.x, insetBlockStart: passage.y }}
      icon={<Quote aria-hidden="true" />}
      aria-keyshortcuts="Q"
      // The passage stays selected until it is quoted.
      onMouseDown={(event) => event.preventDefault()}
      onClick={quote}
    >
      {transcriptTexts.quote}
    </Button>
  );
}
