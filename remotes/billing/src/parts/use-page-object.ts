import { useEffect, useState } from 'react';

/** A page object that lives as long as the component: made once, left when the page is. */
export function usePageObject<T extends { load(): Promise<void>; exit(): void }>(create: () => T): T {
  const [page] = useState(create);
  useEffect(() => {
    void page.load();
    return () => page.exit();
  }, [page]);
  return page;
}
