import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { pathTo } from '@loupe/shared/lib/route-path';
import { useStarted } from '@loupe/shared/ui/use-page';
import { AccountSheet } from '../features/account/account-sheet.tsx';
import { Users } from '../features/users/users.tsx';
import { texts } from '#texts';
import { AdminFrame } from '../parts/admin-frame.tsx';
import { createUsersPage } from '../stores/users-page.ts';
import { outsideOf } from './outside-of.ts';

function createPage(host: HostContract) {
  const made = outsideOf(host);
  return { ...made, page: createUsersPage(made.outside) };
}

export interface AdminPageViewProps {
  readonly host: HostContract;
  /** Whose details are at the side. */
  readonly userId?: string | undefined;
}

/** The users (R17), and one of them at the side. */
export function AdminPageView({ host, userId }: AdminPageViewProps) {
  const [{ gate, outside, page }] = useState(() => createPage(host));
  const list = useStore(page.$pages);
  const access = useStore(gate.$access);
  useStarted(page);
  return (
    <AdminFrame
      host={host}
      gate={gate}
      area="admin"
      title={texts.pageName}
      failure={list.state === 'failed' ? list.error : null}
      onRetry={() => void page.load()}
    >
      <Users page={page} go={host.navigate} />
      {access === 'allowed' && <host.slots.Panels slot="admin.section" data={{}} />}
      {access === 'allowed' && userId !== undefined && (
        <AccountSheet
          key={userId}
          outside={outside}
          userId={userId}
          go={host.navigate}
          onClose={() => host.navigate(pathTo('admin'))}
        />
      )}
    </AdminFrame>
  );
}
