import { act } from 'react';

/** Lets the page go on until the condition holds; fetched parts and answers arrive in between. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await act(async () => {
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
}
