import { useState } from 'react';
import { Coins, Eye } from 'lucide-react';
import { useStore } from '@nanostores/react';
import type { AdminUserDetail } from '@loupe/shared/contract/admin';
import { pathTo } from '@loupe/shared/lib/route-path';
import { LinkButton } from '@loupe/shared/ui/button';
import { SideSheet } from '@loupe/shared/ui/side-sheet';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { Tabs } from '@loupe/shared/ui/tabs';
import { useStarted } from '@loupe/shared/ui/use-page';
import { texts } from '#texts';
import type { Outside } from '../../stores/outside.ts';
import { createUserDetail, type UserDetailStore } from '../../stores/user-detail.ts';
import { AccountFacts } from './account-facts.tsx';
import { AccountLedger } from './account-ledger.tsx';
import { AccountRuns, AccountSessions } from './account-tables.tsx';

export interface AccountSheetProps {
  readonly outside: Outside;
  readonly userId: string;
  readonly go: (to: string) => void;
  readonly onClose: () => void;
}

/** Everything about one account at the side of the list: plan, credits, ledger, sessions, runs. */
export function AccountSheet({ outside, userId, go, onClose }: AccountSheetProps) {
  const [store] = useState(() => createUserDetail(outside, userId));
  const detail = useStore(store.$detail);
  useStarted(store);
  const value = detail.state === 'ready' ? detail.value : null;
  const user = value?.user;
  return (
    <SideSheet
      isOpen
      onClose={onClose}
      title={user ? user.name || user.email : texts.user}
      description={user?.email}
      actions={user && <Actions user={user} go={go} />}
    >
      {detail.state === 'loading' && (
        <LoadingRegion label={texts.detailLoading}>
          <Skeleton lines={8} height={28} />
        </LoadingRegion>
      )}
      {detail.state === 'failed' && (
        <FailedState
          title={texts.detailFailed}
          detail={detail.error.message}
          errorId={detail.error.requestId ?? undefined}
          onRetry={() => void store.load()}
        />
      )}
      {value && <Parts detail={value} store={store} />}
    </SideSheet>
  );
}

function Actions({ user, go }: { user: AdminUserDetail['user']; go: (to: string) => void }) {
  const isAdmin = user.permissions.includes('admin');
  return (
    <>
      <LinkButton
        size="small"
        href={pathTo('adminCredits', {}, { user: user.id })}
        onNavigate={go}
        icon={<Coins aria-hidden="true" />}
      >
        {texts.grantTo}
      </LinkButton>
      {!isAdmin && (
        <LinkButton
          size="small"
          href={pathTo('adminImpersonate', {}, { user: user.id })}
          onNavigate={go}
          icon={<Eye aria-hidden="true" />}
        >
          {texts.viewAsThis}
        </LinkButton>
      )}
    </>
  );
}

type Part = 'account' | 'ledger' | 'sessions' | 'runs';

function Parts({ detail, store }: { detail: AdminUserDetail; store: UserDetailStore }) {
  const [part, setPart] = useState<Part>('account');
  return (
    <Tabs<Part>
      label={texts.detailTabs}
      value={part}
      onChange={setPart}
      tabs={[
        { value: 'account', label: texts.tabAccount, content: <AccountFacts detail={detail} /> },
        { value: 'ledger', label: texts.tabLedger, content: <AccountLedger ledger={store.ledger} /> },
        {
          value: 'sessions',
          label: texts.tabSessions,
          count: detail.sessions.length,
          content: <AccountSessions sessions={detail.sessions} />,
        },
        { value: 'runs', label: texts.tabRuns, content: <AccountRuns runs={detail.runs} /> },
      ]}
    />
  );
}
