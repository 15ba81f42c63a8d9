import { useStore } from '@nanostores/react';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { useStarted } from '@loupe/shared/ui/use-page';
import { texts } from '#texts';
import { AuditTable } from '../../parts/audit-table.tsx';
import { ListFoot } from '../../parts/list-foot.tsx';
import type { AuditPage } from '../../stores/audit-page.ts';
import classes from './latest-grants.module.css';

/** What was granted by whom, newest first. */
export function LatestGrants({ page }: { page: AuditPage }) {
  const list = useStore(page.$pages);
  useStarted(page);
  return (
    <section className={classes.section}>
      <SectionLabel>{texts.latestGrants}</SectionLabel>
      {list.state === 'loading' && (
        <LoadingRegion label={texts.loading}>
          <Skeleton lines={4} height={32} />
        </LoadingRegion>
      )}
      {list.state === 'failed' && (
        <FailedState
          title={texts.latestGrantsFailed}
          detail={list.error.message}
          errorId={list.error.requestId ?? undefined}
          onRetry={() => void page.load()}
        />
      )}
      {list.state === 'ready' && list.value.rows.length === 0 && (
        <p className={classes.none}>{texts.noLatestGrants}</p>
      )}
      {list.state === 'ready' && list.value.rows.length > 0 && (
        <>
          <AuditTable entries={list.value.rows} caption={texts.latestGrants} />
          <ListFoot list={page} />
        </>
      )}
    </section>
  );
}
