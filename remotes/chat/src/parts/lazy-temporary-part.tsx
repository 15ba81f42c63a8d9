import { chatTexts } from '#texts';
import type { TemporaryPartProps } from '../features/temporary/temporary-part.tsx';
import { lazyPart } from './lazy-part.tsx';

/** Everything about temporary chats, fetched after the page. */
export const LazyTemporaryPart = lazyPart<TemporaryPartProps>(
  async () => (await import('../features/temporary/temporary-part.tsx')).TemporaryPart,
  chatTexts.turnsFailed,
);
