import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { Impersonate } from '../features/impersonate/impersonate.tsx';
import { texts } from '#texts';
import { AdminFrame } from '../parts/admin-frame.tsx';
import { createUsersPage } from '../stores/users-page.ts';
import { outsideOf } from './outside-of.ts';
import { useFirstAnswer } from './use-first-answer.ts';
import classes from './form-page.module.css';

function createPage(host: HostContract) {
  const made = outsideOf(host);
  return { ...made, users: createUsersPage(made.outside) };
}

export interface ImpersonatePageViewProps {
  readonly host: HostContract;
  readonly userId?: string | undefined;
  /** A view was just ended. */
  readonly hasEnded: boolean;
}

/** Viewing as a user (R18). */
export function ImpersonatePageView({ host, userId, hasEnded }: ImpersonatePageViewProps) {
  const [{ gate, outside, users }] = useState(() => createPage(host));
  const list = useStore(users.$pages);
  useFirstAnswer(gate, host, users.load);
  return (
    <AdminFrame
      host={host}
      gate={gate}
      area="admin"
      title={texts.impersonateTitle}
      failure={list.state === 'failed' ? list.error : null}
      onRetry={() => void users.load()}
    >
      <PageHeader title={texts.impersonateTitle} subtitle={texts.impersonateSubtitle} />
      {hasEnded && (
        <p role="status" className={classes.note}>
          {texts.viewEnded}
        </p>
      )}
      <div className={classes.form}>
        <Impersonate outside={outside} userId={userId} go={host.navigate} />
      </div>
    </AdminFrame>
  );
}
