/** Goes to a path of the site. */
export type Navigate = (to: string, options?: { replace?: boolean }) => void;

let current: Navigate | null = null;

/** The router hands over its navigation while it is mounted. */
export function provideNavigation(navigate: Navigate): () => void {
  current = navigate;
  return () => {
    if (current === navigate) current = null;
  };
}

/** Navigation for code outside components. Does nothing before the router is there. */
export const navigate: Navigate = (to, options) => current?.(to, options);
