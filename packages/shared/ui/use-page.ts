import { useEffect, useState } from 'react';
import type { HostContract } from '@loupe/shared/host-contract';
import type { Page } from '@loupe/shared/stores/page';

/** A page object that lives as long as the component: made once, started when it is shown, stopped when it is left. */
export function usePage<T extends Page>(create: () => T): T {
  const [page] = useState(create);
  useStarted(page);
  return page;
}

/** Starts what was made elsewhere as long as the component is shown. */
export function useStarted(page: Page): void {
  useEffect(() => page.start(), [page]);
}

/** The title of the page in the browser; null while it is not known. */
export function useTitle(host: Pick<HostContract, 'setTitle'>, title: string | null): void {
  useEffect(() => {
    if (title !== null) host.setTitle(title);
  }, [host, title]);
}
