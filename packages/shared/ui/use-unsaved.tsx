import { useEffect } from 'react';
import type { HostContract, UnsavedOptions } from '@loupe/shared/host-contract';

/** Tells the host for as long as the component is mounted whether it holds something that is not saved. */
export function useUnsaved(
  host: Pick<HostContract, 'setUnsaved'>,
  what: string,
  isUnsaved: boolean,
  { asksToLeave = true }: UnsavedOptions = {},
): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    host.setUnsaved(what, true, { asksToLeave });
    return () => host.setUnsaved(what, false);
  }, [host, what, isUnsaved, asksToLeave]);
}
