import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useStore } from '@nanostores/react';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { Button } from '@loupe/shared/ui/button';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { LoadingRegion } from '@loupe/shared/ui/states';
import { groupChats, railRows, type RailRow } from '../../lib/chat-groups.ts';
import { railTexts, texts } from '#texts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import type { ChatList } from '../../stores/chat-list.ts';
import { ChatRow, type ChatRowActions } from './chat-row.tsx';
import { DeletedRow } from '../../parts/deleted-row.tsx';
import type { VirtualRowsProps } from './virtual-rows.tsx';
import classes from './rail-list.module.css';

/** Beyond so many rows only those in view are in the page. */
const VIRTUAL_FROM = 200;

const VirtualRows = lazyPart<VirtualRowsProps>(
  async () => (await import('./virtual-rows.tsx')).VirtualRows,
  railTexts.failed,
);

export type RailListProps = {
  list: ChatList;
  currentChatId: string | null;
  now: () => number;
  onNavigate: (to: string) => void;
  onShare: (chat: ChatSummary) => void;
  onExport: (chat: ChatSummary) => void;
};

/** The person's chats by age, with their state and what can be done with them. */
export function RailList(props: RailListProps) {
  const { list } = props;
  const loaded = useStore(list.$list);
  if (loaded.state === 'loading') return <RailSkeleton />;
  if (loaded.state === 'failed') {
    return (
      <div role="alert" className={classes.note}>
        <p>{railTexts.failed}</p>
        <Button size="small" onClick={() => void list.load()}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  const { chats, nextCursor } = loaded.value;
  if (chats.length === 0) return <p className={classes.note}>{railTexts.empty}</p>;
  return (
    <nav aria-label={railTexts.label} aria-busy={loaded.isRefreshing || undefined} className={classes.nav}>
      <Rows {...props} chats={chats} />
      {nextCursor !== null && <MoreButton key={nextCursor} list={list} />}
    </nav>
  );
}

function Rows({
  list,
  chats,
  currentChatId,
  now,
  onNavigate,
  onShare,
  onExport,
}: RailListProps & { chats: readonly ChatSummary[] }) {
  const pending = useStore(list.$pendingDeletes);
  const [renamingId, setRenamingId] = useState<string | null>(null);
  const container = useRef<HTMLUListElement>(null);
  const rows = railRows(groupChats(chats, now()));
  const actions: ChatRowActions = {
    open: (chat) => onNavigate(`/chat/${chat.id}`),
    share: onShare,
    export: onExport,
    setPinned: (chat, isPinned) => {
      void list.setPinned(chat, isPinned);
      // The row moves to another group: the focus goes with it.
      refocus(container.current, chat.id);
    },
    startRename: (chat) => setRenamingId(chat.id),
    finishRename: (chat, title) => {
      setRenamingId(null);
      if (title !== null) void list.rename(chat, title);
      refocus(container.current, chat.id);
    },
    remove: (chat) => {
      list.remove(chat);
      if (chat.id === currentChatId) onNavigate('/chat');
    },
  };

  function renderRow(row: RailRow): ReactElement {
    if (row.kind === 'heading') {
      return (
        <SectionLabel as="h3" className={classes.heading}>
          {railTexts.groups[row.id]}
        </SectionLabel>
      );
    }
    const { chat } = row;
    if (pending.some((one) => one.chat.id === chat.id)) {
      return <DeletedRow title={chat.title} onUndo={() => list.undoRemove(chat.id)} />;
    }
    return (
      <ChatRow
        chat={chat}
        isCurrent={chat.id === currentChatId}
        isRenaming={chat.id === renamingId}
        actions={actions}
      />
    );
  }

  if (rows.length > VIRTUAL_FROM)
    return <VirtualRows rows={rows} renderRow={renderRow} fallback={<RailSkeleton />} />;
  return (
    <ul className={classes.list} ref={container}>
      {rows.map((row) => (
        <li key={rowKey(row)}>{renderRow(row)}</li>
      ))}
    </ul>
  );
}

/** After the field is gone the focus returns to the row it belonged to. */
function refocus(container: HTMLElement | null, chatId: string): void {
  requestAnimationFrame(() =>
    container?.querySelector<HTMLElement>(`[data-chat="${CSS.escape(chatId)}"]`)?.focus(),
  );
}

/** A stable key for a row. */
function rowKey(row: RailRow): string {
  return row.kind === 'heading' ? row.id : row.chat.id;
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

function RailSkeleton() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // A list that is there at once shows no flash of grey bars.
    const frame = requestAnimationFrame(() => setShown(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <LoadingRegion label={railTexts.loading} className={classes.skeleton}>
      {isShown &&
        [72, 88, 64, 80, 56].map((width) => (
          <span key={width} className={classes.skeletonRow}>
            <Skeleton width={`${width}%`} />
          </span>
        ))}
    </LoadingRegion>
  );
}
