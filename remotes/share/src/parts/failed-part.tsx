import type { FailedPartProps } from '@loupe/shared/ui/lazy-part';
import { FailedState } from '@loupe/shared/ui/states';
import { texts } from '#texts';

/** In place of a part of the page that did not come. */
export function FailedPart(props: FailedPartProps) {
  return <FailedState title={texts.partFailed} {...props} />;
}

/** In place of all that the page has to say. */
export function FailedPage(props: FailedPartProps) {
  return <FailedState isWholePage title={texts.partFailed} {...props} />;
}
