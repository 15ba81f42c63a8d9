import { useStore } from '@nanostores/react';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { Button } from '@loupe/shared/ui/button';
import { Chip } from '@loupe/shared/ui/chip';
import { FactRow, FactRows } from '@loupe/shared/ui/fact-row';
import { settingsTexts } from '#texts/settings';
import { LoadedPart } from './loaded-part.tsx';
import type { OwnSession, SessionsStore } from './sessions-store.ts';
import classes from './settings.module.css';

const texts = settingsTexts.sessions;

function SessionRow({ session, store }: { readonly session: OwnSession; readonly store: SessionsStore }) {
  const isEnding = useStore(store.$ending).has(session.id);
  return (
    <FactRow
      title={
        <>
          {session.device} {session.is_current && <Chip>{texts.thisDevice}</Chip>}
        </>
      }
      facts={[
        session.ip,
        texts.lastUsed(formatDateTime(session.last_used_at)),
        texts.since(formatDateTime(session.created_at)),
      ]}
    >
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
    </FactRow>
  );
}

function Sessions(props: { readonly sessions: readonly OwnSession[]; readonly store: SessionsStore }) {
  const { sessions, store } = props;
  const isEndingOthers = useStore(store.$isEndingOthers);
  const hasOthers = sessions.some((session) => !session.is_current);
  return (
    <div className={classes.stack}>
      <FactRows>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} store={store} />
        ))}
      </FactRows>
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
  return (
    <LoadedPart resource={store.sessions} texts={texts} skeleton={{ lines: 3, height: 40 }}>
      {(sessions) => <Sessions sessions={sessions} store={store} />}
    </LoadedPart>
  );
}
