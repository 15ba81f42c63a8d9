import { useId, useRef, useState } from 'react';
import { Ellipsis, LockOpen } from 'lucide-react';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { DotMark } from '@loupe/shared/ui/badge';
import { IconButton } from '@loupe/shared/ui/button';
import { Link } from '@loupe/shared/ui/link';
import { LazyMenu } from '@loupe/shared/ui/lazy-menu';
import { Spinner } from '@loupe/shared/ui/spinner';
import { railTexts } from '#texts';
import { rowTexts } from '#texts/rail';
import type { rowMenu } from './row-menu.tsx';
import classes from './chat-row.module.css';

export interface ChatRowActions {
  open(chat: ChatSummary): void;
  setPinned(chat: ChatSummary, isPinned: boolean): void;
  share(chat: ChatSummary): void;
  /** Saves the chat as a file. */
  export(chat: ChatSummary): void;
  startRename(chat: ChatSummary): void;
  /** `null`: given up. */
  finishRename(chat: ChatSummary, title: string | null): void;
  /** Asks for the folder it goes to. */
  move(chat: ChatSummary): void;
  /** Begins to choose several, with this one. */
  select(chat: ChatSummary): void;
  putAway(action: 'archive' | 'delete', chat: ChatSummary): void;
}

export type ChatRowProps = {
  chat: ChatSummary;
  isCurrent: boolean;
  isRenaming: boolean;
  actions: ChatRowActions;
};

/** One chat of the rail: a link, its state, and a menu that shows on hover and on focus. */
export function ChatRow({ chat, isCurrent, isRenaming, actions }: ChatRowProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [menu, setMenu] = useState<typeof rowMenu | null>(null);
  const titleId = useId();
  if (isRenaming) return <RenameField chat={chat} onFinish={(title) => actions.finishRename(chat, title)} />;
  return (
    <div
      className={classes.row}
      data-menu-open={isMenuOpen || undefined}
      data-in-folder={chat.folder_id !== null || undefined}
    >
      <Link
        tone="plain"
        href={`/chat/${chat.id}`}
        onNavigate={() => actions.open(chat)}
        aria-current={isCurrent ? 'page' : undefined}
        className={classes.link}
        data-chat={chat.id}
        title={chat.title}
      >
        <span
          className={classes.title}
          id={titleId}
          data-unread={(chat.is_unread && !isCurrent) || undefined}
        >
          {chat.title}
        </span>
        <StateMark chat={chat} isCurrent={isCurrent} />
      </Link>
      <div className={classes.menu}>
        <LazyMenu
          onOpenChange={setMenuOpen}
          align="end"
          trigger={
            <IconButton
              size="small"
              label={railTexts.menu}
              aria-describedby={titleId}
              icon={<Ellipsis aria-hidden="true" />}
            />
          }
          prepare={async () => {
            const { rowMenu } = await import('./row-menu.tsx');
            setMenu(() => rowMenu);
          }}
          items={menu?.(chat, actions) ?? []}
        />
      </div>
    </div>
  );
}

type StateMarkProps = { chat: ChatSummary; isCurrent?: boolean };

/** What a chat is doing, or what is new in it: of several, what matters most. */
export function StateMark({ chat, isCurrent = false }: StateMarkProps) {
  const status = chat.active_run_status;
  if (status === 'needs_answer' || status === 'needs_credits') return <DotMark label={railTexts.waiting} />;
  if (status !== null) return <Spinner label={railTexts.running} />;
  // What is being looked at is not new.
  if (chat.is_unread && !isCurrent) return <DotMark label={rowTexts.unread} />;
  if (chat.is_shared)
    return <LockOpen size={13} role="img" aria-label={railTexts.shared} className={classes.shared} />;
  return null;
}

/** The title as a field: Enter and leaving keep it, Escape gives it up. */
function RenameField({ chat, onFinish }: { chat: ChatSummary; onFinish: (title: string | null) => void }) {
  const isFinished = useRef(false);
  function finish(title: string | null) {
    if (isFinished.current) return;
    isFinished.current = true;
    onFinish(title);
  }
  return (
    <input
      className={classes.field}
      aria-label={railTexts.renameLabel}
      defaultValue={chat.title}
      maxLength={200}
      ref={(field) => {
        field?.focus();
        field?.select();
      }}
      onBlur={(event) => finish(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') finish(event.currentTarget.value);
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        finish(null);
      }}
    />
  );
}
