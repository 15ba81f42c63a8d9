import type { ReactNode } from 'react';
import { CircleAlert, RotateCw } from 'lucide-react';
import { uiTexts } from '#texts/ui';
import { joinClasses } from '../lib/join-classes.ts';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';
import classes from './states.module.css';

export type EmptyStateProps = {
  /** One sentence. */
  title: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** It is all the page has to say: the title is the page's heading. */
  isWholePage?: boolean;
};

/** Nothing here yet: one sentence, one action. */
export function EmptyState({ title, icon, children, action, isWholePage = false }: EmptyStateProps) {
  const Title = isWholePage ? 'h1' : 'p';
  return (
    <div className={joinClasses(classes.state, isWholePage && classes.alone)}>
      {icon && (
        <span className={classes.emptyIcon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Title className={classes.title}>{title}</Title>
      {children && <div className={classes.detail}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

export type FailedStateProps = {
  /** What is not available. */
  title: ReactNode;
  /** What was kept, what still works. */
  detail?: ReactNode;
  errorId?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  retryLabel?: string;
  /** In place of Retry when another action helps more. */
  action?: ReactNode;
  /** It is all the page has to say: the title is the page's heading. */
  isWholePage?: boolean;
  /** For a narrow place: smaller, and nothing drawn. */
  isCompact?: boolean;
};

/** What happened, what was kept, one action, and the id to quote when asking for help. */
export function FailedState(props: FailedStateProps) {
  const {
    title,
    detail,
    errorId,
    onRetry,
    isRetrying = false,
    retryLabel = uiTexts.retry,
    action,
    isWholePage = false,
    isCompact = false,
  } = props;
  const Title = isWholePage ? 'h1' : 'p';
  return (
    <div
      className={joinClasses(classes.state, isWholePage && classes.alone, isCompact && classes.compact)}
      role="alert"
    >
      <span className={classes.failedIcon} aria-hidden="true">
        <CircleAlert size={isCompact ? 16 : 20} />
      </span>
      <Title className={classes.title}>{title}</Title>
      {detail && <div className={classes.detail}>{detail}</div>}
      {(onRetry || action) && (
        <div className={classes.action}>
          {action ?? (
            <Button
              size={isCompact ? 'small' : 'medium'}
              onClick={onRetry}
              isBusy={isRetrying}
              icon={<RotateCw aria-hidden="true" />}
            >
              {retryLabel}
            </Button>
          )}
        </div>
      )}
      {errorId && (
        <p className={classes.errorId}>
          {uiTexts.errorId} <code>{errorId}</code>
        </p>
      )}
    </div>
  );
}

export type LoadingRegionProps = {
  label?: string;
  children?: ReactNode;
  className?: string | undefined;
  /** It is all the page has to say: the label is the page's heading. */
  isWholePage?: boolean;
};

/** Says once that something is loading; the skeleton inside is for the eye only. */
export function LoadingRegion({
  label = uiTexts.loading,
  children,
  className,
  isWholePage = false,
}: LoadingRegionProps) {
  const Label = isWholePage ? 'h1' : 'span';
  return (
    <div
      role="status"
      aria-busy="true"
      className={joinClasses(classes.loading, isWholePage && classes.wholePage, className)}
    >
      <Label className="visually-hidden">{label}</Label>
      <div aria-hidden="true" className={classes.skeleton}>
        {children}
      </div>
    </div>
  );
}

/** A quiet sign that shown content is being refreshed; the content stays. */
export function RefreshingMark({ label = uiTexts.refreshing }: { label?: string }) {
  return (
    <span role="status" className={classes.refreshing}>
      <Spinner />
      {label}
    </span>
  );
}
