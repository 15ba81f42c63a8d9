import { uploadRules } from '@loupe/shared/lib/upload-plan';

/** Does pieces of work side by side, only so many at a time; the rest wait in line. */
export interface Lanes {
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createLanes(count: number = uploadRules.simultaneous): Lanes {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return {
    async run(work) {
      if (busy >= count) await new Promise<void>((resolve) => waiting.push(resolve));
      else busy += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else busy -= 1;
      }
    },
  };
}

/** The lanes of this page: chunks of all files share them (U1). */
export const uploadLanes = createLanes();
