import { chatTexts } from '#texts';
import type { TemporaryLineProps } from '../features/temporary/temporary-line.tsx';
import { lazyPart } from './lazy-part.tsx';

/** What is said of a temporary chat, fetched with the first one. */
export const LazyTemporaryLine = lazyPart<TemporaryLineProps>(
  async () => (await import('../features/temporary/temporary-line.tsx')).TemporaryLine,
  chatTexts.turnsFailed,
);
