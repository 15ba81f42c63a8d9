import { useStore } from '@nanostores/react';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { releasesTexts as texts } from '#texts/releases';
import type { ReleasesPage } from '../../stores/releases-page.ts';
import type { SliceConfig } from '../../stores/slice-config.ts';
import type { SliceSwitch } from '../../stores/slice-switch.ts';
import { SliceCard } from './slice-card.tsx';
import classes from './releases.module.css';

interface SliceListProps {
  readonly page: ReleasesPage;
  readonly switching: SliceSwitch;
  readonly config: SliceConfig;
}

/** Every slice, in the order of names. */
export function SliceList({ page, ...machines }: SliceListProps) {
  const slices = useStore(page.$slices);
  if (slices.state === 'loading') {
    return (
      <LoadingRegion label={texts.loading} className={classes.list}>
        <Skeleton lines={3} height={200} />
      </LoadingRegion>
    );
  }
  if (slices.state === 'failed') {
    return (
      <FailedState
        title={texts.failed}
        detail={slices.error.message}
        errorId={slices.error.requestId ?? undefined}
        onRetry={() => void page.load()}
      />
    );
  }
  if (slices.value.length === 0) return <EmptyState title={texts.none}>{texts.noneDetail}</EmptyState>;
  return (
    <div className={classes.list}>
      {slices.value.map((slice) => (
        <SliceCard key={slice.name} slice={slice} page={page} {...machines} />
      ))}
    </div>
  );
}
