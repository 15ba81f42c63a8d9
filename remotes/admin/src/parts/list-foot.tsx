import { useStore } from '@nanostores/react';
import type { PagedResource } from '@loupe/shared/stores/paged-resource';
import { Button } from '@loupe/shared/ui/button';
import { texts } from '#texts';
import classes from './list-foot.module.css';

/** Under a list: the button for more, while there is more. */
export function ListFoot<Row, Extra>({
  list,
  failed = texts.moreFailed,
}: {
  list: Pick<PagedResource<Row, Extra>, '$pages' | '$more' | 'loadMore'>;
  failed?: string;
}) {
  const shown = useStore(list.$pages);
  const more = useStore(list.$more);
  if (shown.state !== 'ready' || shown.value.nextCursor === null) return null;
  return (
    <div className={classes.foot}>
      {more === 'failed' && <p role="alert">{failed}</p>}
      <Button isBusy={more === 'loading'} onClick={() => void list.loadMore()}>
        {texts.more}
      </Button>
    </div>
  );
}
