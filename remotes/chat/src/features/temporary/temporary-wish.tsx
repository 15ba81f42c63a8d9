import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import { Button } from '@loupe/shared/ui/button';
import { chatTexts } from '#texts';
import classes from './temporary-wish.module.css';

/** Before the first message: whether the chat it begins is kept. It says what that means once it is on. */
export function TemporaryWish({ $wish }: { $wish: WritableAtom<boolean> }) {
  const isOn = useStore($wish);
  return (
    <div className={classes.wish}>
      <Button size="small" variant="ghost" aria-pressed={isOn} onClick={() => $wish.set(!isOn)}>
        {chatTexts.temporary}
      </Button>
      <span role="status">{isOn && chatTexts.temporaryHint}</span>
    </div>
  );
}
