/** Texts of notifications outside the page; the service worker uses them too. */
export const systemTexts = {
  title: {
    run_done: (title: string) => `Finished: ${title}`,
    run_failed: (title: string) => `Failed: ${title}`,
    run_waiting: (title: string) => `Waiting for you: ${title}`,
    run_changed: (title: string) => `Something changed: ${title}`,
  },
} as const;
