import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { useStarted } from '@loupe/shared/ui/use-page';
import { Audit } from '../features/audit/audit.tsx';
import { texts } from '#texts';
import { AdminFrame } from '../parts/admin-frame.tsx';
import { createAuditPage } from '../stores/audit-page.ts';
import { outsideOf } from './outside-of.ts';

function createPage(host: HostContract) {
  const made = outsideOf(host);
  return { ...made, page: createAuditPage(made.outside) };
}

/** The audit log (R17). */
export function AuditPageView({ host }: { host: HostContract }) {
  const [{ gate, page }] = useState(() => createPage(host));
  const list = useStore(page.$pages);
  useStarted(page);
  return (
    <AdminFrame
      host={host}
      gate={gate}
      area="adminAudit"
      title={texts.auditTitle}
      failure={list.state === 'failed' ? list.error : null}
      onRetry={() => void page.load()}
    >
      <Audit page={page} />
    </AdminFrame>
  );
}
