import { useStore } from '@nanostores/react';
import { Eye } from 'lucide-react';
import { formatCredits } from '@loupe/shared/lib/format';
import { pathTo } from '@loupe/shared/lib/route-path';
import { Button, LinkButton } from '@loupe/shared/ui/button';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion, RefreshingMark } from '@loupe/shared/ui/states';
import { texts } from '#texts';
import { ListFoot } from '../../parts/list-foot.tsx';
import type { UsersPage } from '../../stores/users-page.ts';
import { UserFilterBar } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';

export interface UsersProps {
  readonly page: UsersPage;
  readonly go: (to: string) => void;
}

/** Every account, with a search and filters that the server answers. */
export function Users({ page, go }: UsersProps) {
  const list = useStore(page.$pages);
  const total = list.state === 'ready' ? list.value.extra.total : null;
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={total === null ? undefined : total === 1 ? texts.one : texts.count(formatCredits(total))}
        actions={
          <>
            {list.state === 'ready' && list.isRefreshing && <RefreshingMark />}
            <LinkButton href={pathTo('adminImpersonate')} onNavigate={go} icon={<Eye aria-hidden="true" />}>
              {texts.viewAs}
            </LinkButton>
          </>
        }
      />
      <UserFilterBar page={page} />
      {list.state === 'loading' && (
        <LoadingRegion label={texts.loading}>
          <Skeleton lines={8} height={32} />
        </LoadingRegion>
      )}
      {list.state === 'failed' && (
        <FailedState
          title={texts.failed}
          detail={list.error.message}
          errorId={list.error.requestId ?? undefined}
          onRetry={() => void page.load()}
        />
      )}
      {list.state === 'ready' && list.value.rows.length === 0 && (
        <EmptyState title={texts.none} action={<Button onClick={page.clear}>{texts.clear}</Button>} />
      )}
      {list.state === 'ready' && list.value.rows.length > 0 && (
        <>
          <UserTable users={list.value.rows} go={go} />
          <ListFoot list={page} />
        </>
      )}
    </>
  );
}
