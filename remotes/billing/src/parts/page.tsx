import type { ReactNode } from 'react';
import type { LoadError } from '@loupe/shared/lib/loadable';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion, RefreshingMark } from '@loupe/shared/ui/states';
import classes from './page.module.css';

export type PageProps = {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** A page of one column, for forms. */
  isNarrow?: boolean;
  isRefreshing?: boolean;
  children: ReactNode;
};

/** A page of this slice: its heading and its room. */
export function Page({
  title,
  subtitle,
  actions,
  isNarrow = false,
  isRefreshing = false,
  children,
}: PageProps) {
  const mark = isRefreshing ? <RefreshingMark /> : null;
  return (
    <div className={joinClasses(classes.page, isNarrow && classes.narrow)}>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          (mark || actions) && (
            <>
              {mark}
              {actions}
            </>
          )
        }
      />
      {children}
    </div>
  );
}

/** What is shown while a page loads: blocks of about the final heights, in pixels. */
export function PageLoading({ label, heights }: { label: string; heights: readonly number[] }) {
  return (
    <LoadingRegion label={label} className={classes.skeleton}>
      {heights.map((height, index) => (
        // The blocks never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Skeleton key={index} shape="block" height={height} />
      ))}
    </LoadingRegion>
  );
}

export type PageFailedProps = { title: string; detail: string; error: LoadError; onRetry: () => void };

/** A first load that failed: what happened, what is kept, Retry. */
export function PageFailed({ title, detail, error, onRetry }: PageFailedProps) {
  return (
    <FailedState
      title={title}
      detail={`${error.message} ${detail}`}
      errorId={error.requestId ?? undefined}
      onRetry={onRetry}
    />
  );
}
