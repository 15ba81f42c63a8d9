import type { SelectingListProps } from '../features/rail-list/selecting-list.tsx';
import { rowTexts } from '#texts/rail';
import { lazyPart } from './lazy-part.tsx';

/** The list while chats are selected, fetched when that first begins. */
export const LazySelectingList = lazyPart<SelectingListProps>(
  async () => (await import('../features/rail-list/selecting-list.tsx')).SelectingList,
  rowTexts.partFailed,
);
