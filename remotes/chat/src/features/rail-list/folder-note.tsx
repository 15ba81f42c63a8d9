import { useStore } from '@nanostores/react';
import { Button } from '@loupe/shared/ui/button';
import type { FolderNote } from '../../lib/chat-groups.ts';
import type { ChatList } from '../../stores/chat-list.ts';
import { railTexts, texts } from '#texts';
import { orderTexts } from '#texts/order';
import classes from './rail-list.module.css';

export type FolderNoteRowProps = { list: ChatList; folderId: string; note: FolderNote };

/** In an open folder: that it is empty, loading or failed, or that it has more chats. */
export function FolderNoteRow({ list, folderId, note }: FolderNoteRowProps) {
  const pages = list.folders.pagesOf(folderId);
  const isLoadingMore = useStore(pages.$isLoadingMore);
  if (note === 'more') {
    return (
      <Button
        variant="ghost"
        size="small"
        isWide
        isBusy={isLoadingMore}
        onClick={() => void pages.loadMore()}
      >
        {railTexts.loadMore}
      </Button>
    );
  }
  if (note === 'failed') {
    return (
      <div role="alert" className={classes.folderNote}>
        <span>{orderTexts.folderFailed}</span>
        <Button size="small" onClick={() => void pages.load()}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className={classes.folderNote}>
      {note === 'loading' ? orderTexts.folderLoading : orderTexts.folderEmpty}
    </p>
  );
}
