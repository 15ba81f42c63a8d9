import { Button } from './button.tsx';
import classes from './more-rows.module.css';

export type MoreRowsProps = {
  /** `failed`: the next rows did not come. */
  more: 'idle' | 'loading' | 'failed';
  onMore: () => void;
  texts: { more: string; moreFailed: string };
};

/** Below a list that has more rows: the button for them, and what became of it. */
export function MoreRows({ more, onMore, texts }: MoreRowsProps) {
  return (
    <div className={classes.foot}>
      {more === 'failed' && <p role="alert">{texts.moreFailed}</p>}
      <Button isBusy={more === 'loading'} onClick={onMore}>
        {texts.more}
      </Button>
    </div>
  );
}
