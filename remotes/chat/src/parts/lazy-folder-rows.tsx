import type { FolderNoteRowProps } from '../features/rail-list/folder-note.tsx';
import type { FolderRowProps } from '../features/rail-list/folder-row.tsx';
import { rowTexts } from '#texts/rail';
import { lazyPart } from './lazy-part.tsx';

/** A folder in the rail, fetched by whoever has one. */
export const LazyFolderRow = lazyPart<FolderRowProps>(
  async () => (await import('../features/rail-list/folder-row.tsx')).FolderRow,
  rowTexts.partFailed,
);

/** What an open folder says in place of chats. */
export const LazyFolderNote = lazyPart<FolderNoteRowProps>(
  async () => (await import('../features/rail-list/folder-note.tsx')).FolderNoteRow,
  rowTexts.partFailed,
);
