import { useStore } from '@nanostores/react';
import { ArchiveRestore } from 'lucide-react';
import { Button } from '@loupe/shared/ui/button';
import { Dialog } from '@loupe/shared/ui/dialog';
import { Link } from '@loupe/shared/ui/link';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { usePage } from '@loupe/shared/ui/use-page';
import { agoText } from '../../lib/ago.ts';
import { createArchivedChats } from '../../stores/archived-chats.ts';
import type { ChatList } from '../../stores/chat-list.ts';
import type { Outside } from '../../stores/outside.ts';
import { orderTexts } from '#texts/order';
import classes from './chat-order.module.css';

export type ArchivedDialogProps = { list: ChatList; outside: Outside; onClose: () => void };

/** The archived chats: each can be opened and brought back. */
export function ArchivedDialog({ list, outside, onClose }: ArchivedDialogProps) {
  const archived = usePage(() => createArchivedChats(outside, list));
  const said = useStore(archived.$said);
  return (
    <Dialog isOpen onClose={onClose} title={orderTexts.archivedTitle} description={orderTexts.archivedDetail}>
      <p role="status" className={classes.said}>
        {said}
      </p>
      <ArchivedRows {...{ archived, outside, onClose }} />
    </Dialog>
  );
}

type ArchivedRowsProps = {
  archived: ReturnType<typeof createArchivedChats>;
  outside: Outside;
  onClose: () => void;
};

function ArchivedRows({ archived, outside, onClose }: ArchivedRowsProps) {
  const loaded = useStore(archived.$list);
  const isLoadingMore = useStore(archived.$isLoadingMore);
  if (loaded.state === 'loading') {
    return (
      <LoadingRegion label={orderTexts.archivedLoading}>
        <Skeleton lines={3} height={20} />
      </LoadingRegion>
    );
  }
  if (loaded.state === 'failed') {
    return (
      <FailedState
        title={orderTexts.archivedFailed}
        detail={loaded.error.message}
        onRetry={() => void archived.load()}
        isCompact
      />
    );
  }
  const { chats, nextCursor } = loaded.value;
  if (chats.length === 0) return <p className={classes.empty}>{orderTexts.archivedEmpty}</p>;
  return (
    <>
      <ul className={classes.choices}>
        {chats.map((chat) => (
          <li key={chat.id} className={classes.archived}>
            <Link
              tone="plain"
              href={`/chat/${chat.id}`}
              className={classes.archivedLink}
              onNavigate={(to) => {
                onClose();
                outside.navigate(to);
              }}
            >
              <span className={classes.name}>{chat.title}</span>
              <span className={classes.when}>
                {agoText(chat.updated_at, outside.environment.clock.now())}
              </span>
            </Link>
            <Button
              size="small"
              aria-label={orderTexts.bringBackOf(chat.title)}
              icon={<ArchiveRestore aria-hidden="true" />}
              onClick={() => void archived.bringBack(chat)}
            >
              {orderTexts.bringBack}
            </Button>
          </li>
        ))}
      </ul>
      {nextCursor !== null && (
        <Button
          variant="ghost"
          size="small"
          isWide
          isBusy={isLoadingMore}
          onClick={() => void archived.loadMore()}
        >
          {orderTexts.more}
        </Button>
      )}
    </>
  );
}
