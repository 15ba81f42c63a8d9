import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { GrantCredits } from '../features/credits/grant-credits.tsx';
import { LatestGrants } from '../features/credits/latest-grants.tsx';
import { texts } from '#texts';
import { AdminFrame } from '../parts/admin-frame.tsx';
import { createAuditPage } from '../stores/audit-page.ts';
import { outsideOf } from './outside-of.ts';
import { useFirstAnswer } from './use-first-answer.ts';
import classes from './form-page.module.css';

function createPage(host: HostContract) {
  const made = outsideOf(host);
  return { ...made, grants: createAuditPage(made.outside, { action: 'credits.granted' }) };
}

/** Giving credits, and what was given (R17). */
export function CreditsPageView({ host, userId }: { host: HostContract; userId?: string | undefined }) {
  const [{ gate, outside, grants }] = useState(() => createPage(host));
  const list = useStore(grants.$pages);
  useFirstAnswer(gate, host, grants.load);
  return (
    <AdminFrame
      host={host}
      gate={gate}
      area="adminCredits"
      title={texts.creditsTitle}
      failure={list.state === 'failed' ? list.error : null}
      onRetry={() => void grants.load()}
    >
      <PageHeader title={texts.creditsTitle} subtitle={texts.creditsSubtitle} />
      <div className={classes.form}>
        <GrantCredits
          outside={outside}
          userId={userId}
          onGranted={(sentence) => {
            host.notify(sentence, 'success');
            void grants.load();
          }}
        />
      </div>
      <LatestGrants page={grants} />
    </AdminFrame>
  );
}
