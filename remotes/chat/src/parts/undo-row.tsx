import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '@loupe/shared/ui/button';
import { texts } from '#texts';
import classes from './undo-row.module.css';

export type UndoRowProps = {
  /** What was done. */
  text: string;
  onUndo: () => void;
  /** Takes the focus: what had it is gone. */
  takesFocus?: boolean;
  /** Called when it goes while it has the focus. */
  onFocusLost?: () => void;
};

/** Says what was just done, in its place, and takes it back while there is time. */
export function UndoRow({ text, onUndo, takesFocus = false, onFocusLost }: UndoRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const loseFocus = useEffectEvent(() => onFocusLost?.());
  useLayoutEffect(() => {
    const own = row.current;
    // A menu that closes gives the focus back to a button that is gone, after this.
    const frame = requestAnimationFrame(() => {
      if (takesFocus) own?.querySelector('button')?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
      if (own?.contains(document.activeElement)) loseFocus();
    };
  }, [takesFocus]);
  return (
    <div role="status" className={classes.row} ref={row}>
      <span className={classes.text} title={text}>
        {text}
      </span>
      <Button size="small" variant="ghost" className={classes.undo} onClick={onUndo}>
        {texts.undo}
      </Button>
    </div>
  );
}
