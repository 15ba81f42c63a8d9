import { railTexts } from '#texts';
import type { ShareDialogProps } from '../features/share-dialog/share-dialog.tsx';
import { lazyPart } from './lazy-part.tsx';

/** The share dialog, fetched when it is first opened. */
export const LazyShareDialog = lazyPart<ShareDialogProps>(
  async () => (await import('../features/share-dialog/share-dialog.tsx')).ShareDialog,
  railTexts.shareFailed,
);
