import { useState } from 'react';

/** A page object that lives as long as the component; made once. */
export function usePageObject<T>(create: () => T): T {
  const [object] = useState(create);
  return object;
}
