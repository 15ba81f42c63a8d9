import type { ComponentType } from 'react';
import { Button } from '@loupe/shared/ui/button';
import { createLazyPart, type FailedPartProps } from '@loupe/shared/ui/lazy-part';
import { texts } from '#texts';
import classes from './lazy-part.module.css';

/** A component that is fetched when it is first needed; `failedText` says in its place what is missing. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failedText: string,
) {
  function FailedPart({ onRetry, isRetrying }: FailedPartProps) {
    return (
      <div role="alert" className={classes.failed}>
        <span>{failedText}</span>
        <Button size="small" onClick={onRetry} isBusy={isRetrying}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  return createLazyPart(load, FailedPart);
}
