import { useStore } from '@nanostores/react';
import type { PagedResource } from '@loupe/shared/stores/paged-resource';
import { MoreRows } from '@loupe/shared/ui/more-rows';
import { texts } from '#texts';

/** Under a list: the button for more, while there is more. */
export function ListFoot<Row, Extra>({
  list,
}: {
  list: Pick<PagedResource<Row, Extra>, '$pages' | '$more' | 'loadMore'>;
}) {
  const shown = useStore(list.$pages);
  const more = useStore(list.$more);
  if (shown.state !== 'ready' || shown.value.nextCursor === null) return null;
  return <MoreRows more={more} texts={texts} onMore={() => void list.loadMore()} />;
}
