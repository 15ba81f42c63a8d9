import { Button } from '@loupe/shared/ui/button';
import { railTexts, texts } from '#texts';
import classes from './deleted-row.module.css';

/** In the place of a chat that was just deleted: says so, and brings it back while there is time. */
export function DeletedRow({ title, onUndo }: { title: string; onUndo: () => void }) {
  return (
    <div role="status" className={classes.row}>
      <span className={classes.text}>{railTexts.deleted(title)}</span>
      <Button size="small" variant="ghost" className={classes.undo} onClick={onUndo}>
        {texts.undo}
      </Button>
    </div>
  );
}
