import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import { formatDateTime } from '@loupe/shared/lib/format';
import { Button } from '@loupe/shared/ui/button';
import { Chip } from '@loupe/shared/ui/chip';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { settingsTexts } from '../../messages/settings-texts.ts';
import type { OwnSession, SessionsStore } from './sessions-store.ts';
import classes from './settings.module.css';

const texts = settingsTexts.sessions;

function SessionRow({ session, store }: { readonly session: OwnSession; readonly store: SessionsStore }) {
  const isEnding = useStore(store.$ending).has(session.id);
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <p>
          {session.device} {session.is_current && <Chip>{texts.thisDevice}</Chip>}
        </p>
        <p className={classes.detail}>
          {[
            session.ip,
            texts.lastUsed(formatDateTime(session.last_used_at)),
            texts.since(formatDateTime(session.created_at)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!session.is_current && (
        <Button
          size="small"
          isBusy={isEnding}
          aria-label={texts.endSession(session.device)}
          onClick={() => void store.end(session.id)}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}

function Sessions(props: { readonly sessions: readonly OwnSession[]; readonly store: SessionsStore }) {
  const { sessions, store } = props;
  const isEndingOthers = useStore(store.$isEndingOthers);
  const hasOthers = sessions.some((session) => !session.is_current);
  return (
    <div className={classes.stack}>
      <ul className={classes.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} store={store} />
        ))}
      </ul>
      {hasOthers ? (
        <div>
          <Button isBusy={isEndingOthers} onClick={() => void store.endOthers()}>
            {texts.endOthers}
          </Button>
        </div>
      ) : (
        <p className={classes.note}>{texts.onlyThis}</p>
      )}
    </div>
  );
}

/** Where the person is logged in, with End for every other device and for all of them. */
export function SessionsList({ store }: { readonly store: SessionsStore }) {
  const sessions = useStore(store.$sessions);
  useEffect(() => {
    void store.load();
    return environment().page.onFocus(() => void store.load());
  }, [store]);
  if (sessions.state === 'loading') {
    return (
      <LoadingRegion label={texts.loading}>
        <Skeleton lines={3} height={40} />
      </LoadingRegion>
    );
  }
  if (sessions.state === 'failed') {
    const { message, requestId } = sessions.error;
    return (
      <FailedState
        title={texts.failed}
        detail={message}
        errorId={requestId ?? undefined}
        onRetry={() => void store.load()}
      />
    );
  }
  return <Sessions sessions={sessions.value} store={store} />;
}
