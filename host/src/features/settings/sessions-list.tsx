import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { formatDateTime } from '@loupe/shared/lib/format';
import { Button } from '@loupe/shared/ui/button';
import { Chip } from '@loupe/shared/ui/chip';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { settingsTexts } from '../../messages/settings-en.ts';
import type { OwnSession, SessionsStore } from './sessions-store.ts';
import classes from './settings.module.css';

function SessionRow({ session, store }: { readonly session: OwnSession; readonly store: SessionsStore }) {
  const isEnding = useStore(store.$ending).has(session.id);
  return (
    <li className={classes.session}>
      <div className={classes.device}>
        <p>
          {session.device} {session.is_current && <Chip>{settingsTexts.thisDevice}</Chip>}
        </p>
        <p className={classes.detail}>
          {[
            session.ip,
            settingsTexts.lastUsed(formatDateTime(session.last_used_at)),
            settingsTexts.since(formatDateTime(session.created_at)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!session.is_current && (
        <Button
          size="small"
          isBusy={isEnding}
          aria-label={settingsTexts.endSession(session.device)}
          onClick={() => void store.end(session.id)}
        >
          {settingsTexts.end}
        </Button>
      )}
    </li>
  );
}

/** Where the person is logged in, with End for every other device. */
export function SessionsList({ store }: { readonly store: SessionsStore }) {
  const sessions = useStore(store.$sessions);
  useEffect(() => void store.load(), [store]);
  if (sessions.state === 'loading') {
    return (
      <LoadingRegion label={settingsTexts.loading}>
        <Skeleton lines={3} height={40} />
      </LoadingRegion>
    );
  }
  if (sessions.state === 'failed') {
    const { message, requestId } = sessions.error;
    return (
      <FailedState
        title={settingsTexts.failed}
        detail={message}
        errorId={requestId ?? undefined}
        onRetry={() => void store.load()}
      />
    );
  }
  if (sessions.value.length === 0) return <EmptyState title={settingsTexts.empty} />;
  return (
    <ul className={classes.sessions}>
      {sessions.value.map((session) => (
        <SessionRow key={session.id} session={session} store={store} />
      ))}
    </ul>
  );
}
