import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { formatDateTime } from '@loupe/shared/lib/format';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { texts } from '../messages/en.ts';
import { createSharePage } from '../stores/share-page.ts';
import { SharedTurns } from './shared-turns.tsx';
import classes from './share-page.module.css';

export type SharePageViewProps = { host: HostContract; shareId: string | undefined };

/** A shared chat, read only, for anyone with the link (R14, X2). Keyed by its id: another link is another page. */
export function SharePageView({ host, shareId }: SharePageViewProps) {
  const [page] = useState(() => createSharePage(host.request, shareId));
  const share = useStore(page.$share);
  const title =
    share.state === 'ready'
      ? share.value.title
      : share.state === 'unavailable'
        ? texts.unavailableName
        : null;
  useEffect(() => void page.load(), [page]);
  useEffect(() => {
    if (title !== null) host.setTitle(title);
  }, [host, title]);

  return (
    <div className={classes.page}>
      {share.state === 'loading' && <ShareSkeleton />}
      {share.state === 'unavailable' && (
        <EmptyState isWholePage title={texts.unavailable}>
          {texts.unavailableDetail}
        </EmptyState>
      )}
      {share.state === 'failed' && (
        <FailedState
          isWholePage
          title={texts.failed}
          detail={share.error.message}
          errorId={share.error.requestId ?? undefined}
          onRetry={() => void page.load()}
        />
      )}
      {share.state === 'ready' && (
        <>
          <PageHeader
            title={share.value.title}
            subtitle={texts.sharedOn(formatDateTime(share.value.frozenAt))}
          />
          <SharedTurns view={share.value} notify={host.notify} />
        </>
      )}
    </div>
  );
}

function ShareSkeleton() {
  return (
    <LoadingRegion label={texts.loading}>
      <Skeleton width="60%" height={32} />
      <Skeleton width="40%" />
      <Skeleton shape="block" height={56} className={classes.skeletonQuestion} />
      <Skeleton lines={4} />
      <Skeleton shape="block" height={360} className={classes.skeletonReport} />
    </LoadingRegion>
  );
}
