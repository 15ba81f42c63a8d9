import { atom } from 'nanostores';
import { PLAIN_CHAT } from '../lib/run-state.ts';
import type { Outside } from './outside.ts';

export interface CreditRange {
  readonly min: number;
  readonly max: number;
}

/** What a question without an agent costs; asked for once, when someone begins to write. */
export function createPlainEstimate({ request }: Pick<Outside, 'request'>) {
  const $range = atom<CreditRange | null>(null);
  let isAsked = false;

  async function want(): Promise<void> {
    if (isAsked) return;
    isAsked = true;
    const result = await request('GET /agents/:slug', { params: { slug: PLAIN_CHAT }, isQuiet: true });
    if (!result.ok) return void (isAsked = false);
    const { credits_min: min, credits_max: max } = result.data.agent.estimates.standard;
    $range.set({ min, max });
  }

  return { $range, want };
}
