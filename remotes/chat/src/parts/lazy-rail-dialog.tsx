import type { RailDialogProps } from '../features/rail-list/rail-dialog.tsx';
import { rowTexts } from '#texts/rail';
import { lazyPart } from './lazy-part.tsx';

/** Folders, moving and the archive, fetched when one of them is first asked for. */
export const LazyRailDialog = lazyPart<RailDialogProps>(
  async () => (await import('../features/rail-list/rail-dialog.tsx')).RailDialogView,
  rowTexts.partFailed,
);
