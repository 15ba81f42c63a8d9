import { useStore } from '@nanostores/react';
import { formatCredits } from '@loupe/shared/lib/format';
import { Button } from '@loupe/shared/ui/button';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { SearchField } from '@loupe/shared/ui/search-field';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion, RefreshingMark } from '@loupe/shared/ui/states';
import { texts } from '../../messages/en.ts';
import type { UserList, UsersPage } from '../../stores/users-page.ts';
import { UserTable } from './user-table.tsx';
import classes from './users.module.css';

/** Every account, with a search that the server answers. */
export function Users({ page }: { page: UsersPage }) {
  const list = useStore(page.$list);
  const query = useStore(page.$query);
  const total = list.state === 'ready' ? list.value.total : null;
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={total === null ? undefined : total === 1 ? texts.one : texts.count(formatCredits(total))}
        actions={list.state === 'ready' && list.isRefreshing ? <RefreshingMark /> : undefined}
      />
      <SearchField
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={query}
        onChange={page.search}
        className={classes.search}
      />
      {list.state === 'loading' && <UsersSkeleton />}
      {list.state === 'failed' && (
        <FailedState
          title={texts.failed}
          detail={list.error.message}
          errorId={list.error.requestId ?? undefined}
          onRetry={() => void page.load()}
        />
      )}
      {list.state === 'ready' && <ReadyUsers list={list.value} page={page} />}
    </>
  );
}

function ReadyUsers({ list, page }: { list: UserList; page: UsersPage }) {
  const more = useStore(page.$more);
  if (list.users.length === 0) {
    return (
      <EmptyState
        title={texts.none}
        action={<Button onClick={() => page.search('')}>{texts.clear}</Button>}
      />
    );
  }
  return (
    <>
      <UserTable users={list.users} />
      {list.nextCursor !== null && (
        <div className={classes.more}>
          {more === 'failed' && <p role="alert">{texts.moreFailed}</p>}
          <Button isBusy={more === 'loading'} onClick={() => void page.loadMore()}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** The place of the table while it is on its way. */
export function UsersSkeleton() {
  return (
    <LoadingRegion label={texts.loading}>
      <Skeleton lines={8} height={32} />
    </LoadingRegion>
  );
}
