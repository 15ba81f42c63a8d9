import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import type { HostContract } from '@loupe/shared/host-contract';
import { pathTo } from '@loupe/shared/lib/route-path';
import { LinkButton } from '@loupe/shared/ui/button';
import { EmptyState, FailedState } from '@loupe/shared/ui/states';
import { Users, UsersSkeleton } from '../features/users/users.tsx';
import { texts } from '../messages/en.ts';
import { createUsersPage, type UsersPage } from '../stores/users-page.ts';
import classes from './admin-page.module.css';

/** The admin area (R17). The server decides; until it has, and for everyone else, nothing tells what this is. */
export function AdminPageView({ host }: { host: HostContract }) {
  const [page] = useState(() => createUsersPage({ request: host.request, environment: environment() }));
  const list = useStore(page.$list);
  const query = useStore(page.$query);
  const isUnavailable = useStore(page.$isUnavailable);
  const isAdmin = useStore(host.$user)?.permissions.includes('admin') ?? false;
  const isAllowed = list.state === 'ready' || query !== '';
  useEffect(() => {
    void page.load();
    return page.exit;
  }, [page]);
  useEffect(() => {
    if (isUnavailable) host.setTitle(texts.unavailableName);
    else if (isAllowed) host.setTitle(texts.pageName);
  }, [host, isUnavailable, isAllowed]);

  if (isUnavailable) return <Unavailable onNavigate={host.navigate} />;
  return (
    <div className={classes.page}>
      {isAllowed || isAdmin ? <Users page={page} /> : <Undecided page={page} />}
    </div>
  );
}

/** The server has not said yet who is asking: nothing here may be a hint. */
function Undecided({ page }: { page: UsersPage }) {
  const list = useStore(page.$list);
  if (list.state !== 'failed') return <UsersSkeleton />;
  return (
    <FailedState
      isWholePage
      title={texts.undecided}
      detail={list.error.message}
      errorId={list.error.requestId ?? undefined}
      onRetry={() => void page.load()}
    />
  );
}

function Unavailable({ onNavigate }: { onNavigate: (to: string) => void }) {
  return (
    <EmptyState
      isWholePage
      title={texts.unavailable}
      action={
        <LinkButton href={pathTo('chat')} onNavigate={onNavigate}>
          {texts.goHome}
        </LinkButton>
      }
    >
      {texts.unavailableDetail}
    </EmptyState>
  );
}
