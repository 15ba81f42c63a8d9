import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { Archive, FolderPlus } from 'lucide-react';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { Button, IconButton } from '@loupe/shared/ui/button';
import { groupChats, railRows } from '../../lib/chat-groups.ts';
import { LazyRailDialog } from '../../parts/lazy-rail-dialog.tsx';
import { LazySelectingList } from '../../parts/lazy-selecting-list.tsx';
import type { ChatList } from '../../stores/chat-list.ts';
import type { LoadedChats } from '../../stores/chat-pages.ts';
import type { Outside } from '../../stores/outside.ts';
import { railTexts, texts } from '#texts';
import { rowTexts } from '#texts/rail';
import type { RailDialog } from './rail-dialog.tsx';
import { RailNotes } from './rail-notes.tsx';
import { RailRows } from './rail-rows.tsx';
import { RailSkeleton } from './rail-skeleton.tsx';
import classes from './rail-list.module.css';

export type RailListProps = {
  list: ChatList;
  outside: Outside;
  currentChatId: string | null;
  onNavigate: (to: string) => void;
  onShare: (chat: ChatSummary) => void;
};

/** The person's chats in their folders and by age, with their state and what can be done with them. */
export function RailList(props: RailListProps) {
  const { list } = props;
  const loaded = useStore(list.$list);
  const folders = useStore(list.folders.$folders);
  if (loaded.state === 'failed')
    return <FailedNote text={railTexts.failed} onRetry={() => void list.load()} />;
  if (loaded.state === 'loading' || folders.state === 'loading') return <RailSkeleton />;
  return (
    <nav aria-label={railTexts.label} aria-busy={loaded.isRefreshing || undefined} className={classes.nav}>
      <Chats {...props} loaded={loaded.value} />
    </nav>
  );
}

function Chats({ loaded, ...props }: RailListProps & { loaded: LoadedChats }) {
  const { list, outside } = props;
  const folders = useStore(list.folders.$folders);
  const open = useStore(list.folders.$open);
  const contents = useStore(list.folders.$contents);
  const [dialog, setDialog] = useState<RailDialog | null>(null);
  /** Null: chats are not being selected. */
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const selectButton = useRef<HTMLButtonElement>(null);
  const now = outside.environment.clock.now();
  const known = folders.state === 'ready' ? folders.value : [];
  const rows = railRows(groupChats(loaded.chats, now), { folders: known, open, contents });
  const focusHead = () => selectButton.current?.focus();

  function select(ids: ReadonlySet<string> | null): void {
    setSelected(ids);
    if (ids === null) focusHead();
  }

  return (
    <>
      <div className={classes.head}>
        {rows.some((row) => row.kind === 'chat') && (
          <Button
            ref={selectButton}
            size="small"
            variant="ghost"
            aria-pressed={selected !== null}
            aria-label={rowTexts.selectChats}
            className={classes.select}
            onClick={() => select(selected === null ? new Set() : null)}
          >
            {rowTexts.select}
          </Button>
        )}
        <span className={classes.places}>
          <IconButton
            size="small"
            label={rowTexts.newFolder}
            icon={<FolderPlus aria-hidden="true" />}
            onClick={() => setDialog({ kind: 'new folder' })}
          />
          <IconButton
            size="small"
            label={rowTexts.archivedChats}
            icon={<Archive aria-hidden="true" />}
            onClick={() => setDialog({ kind: 'archived' })}
          />
        </span>
      </div>
      {folders.state === 'failed' && (
        <FailedNote text={rowTexts.foldersFailed} onRetry={() => void list.folders.load()} />
      )}
      {rows.length === 0 && <p className={classes.note}>{railTexts.empty}</p>}
      {selected === null ? (
        <RailRows
          {...props}
          rows={rows}
          onMove={(chat) => setDialog({ kind: 'move', chats: [chat] })}
          onExport={(chat) => setDialog({ kind: 'export', chat })}
          onSelect={(chat) => setSelected(new Set([chat.id]))}
          onRenameFolder={(folder) => setDialog({ kind: 'rename folder', folder })}
          onFocusLost={focusHead}
        />
      ) : (
        <LazySelectingList
          list={list}
          rows={rows}
          selected={selected}
          currentChatId={props.currentChatId}
          onNavigate={props.onNavigate}
          onChange={select}
          onMove={(chats) => setDialog({ kind: 'move', chats })}
          fallback={<RailSkeleton />}
        />
      )}
      {loaded.nextCursor !== null && <MoreButton key={loaded.nextCursor} list={list} />}
      {selected === null && <RailNotes list={list} onFocusLost={focusHead} />}
      {dialog && (
        <LazyRailDialog
          dialog={dialog}
          list={list}
          outside={outside}
          onMoved={() => setSelected(null)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

function FailedNote({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className={classes.note}>
      <p>{text}</p>
      <Button size="small" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}

/** Older chats come by themselves when the end of the list comes into sight; the button is for who gets there by key. */
function MoreButton({ list }: { list: ChatList }) {
  const isLoadingMore = useStore(list.$isLoadingMore);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void list.loadMore();
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [list]);
  return (
    <Button
      ref={button}
      variant="ghost"
      size="small"
      isWide
      isBusy={isLoadingMore}
      className={classes.more}
      onClick={() => void list.loadMore()}
    >
      {railTexts.loadMore}
    </Button>
  );
}
