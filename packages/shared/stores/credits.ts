import { atom, computed } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import type { CurrentSubscription } from '@loupe/shared/contract/billing';
import type { Request } from '@loupe/shared/stores/request';
import { endSession, hasStoredToken } from '@loupe/shared/stores/session';

export const CREDITS_POLL_MS = 30_000;

/** Credits and subscription (C1), in whole credits. */
export interface Credits {
  readonly total: number;
  readonly used: number;
  /** max(0, total − used) */
  readonly remaining: number;
  /** Of `used`: only held by runs that are not finished. */
  readonly held: number;
  readonly plan: string;
  readonly status: string;
  readonly cancelledAt: string | null;
  readonly lastBillingAt: string | null;
  readonly nextRefillAt: string | null;
  readonly freeRefilledAt: string | null;
}

export interface CreditsState {
  readonly isLoading: boolean;
  /** True after the first try, also when it failed (C2). */
  readonly isFetched: boolean;
  /** The last known numbers; zeros as long as no answer has ever come (C2). */
  readonly credits: Credits;
  /** When the numbers were known to be right, milliseconds since the epoch; null before the first answer. */
  readonly asOfMs: number | null;
  /** True when the last try failed: show the age of the numbers with them. */
  readonly isStale: boolean;
}

export const noCredits: Credits = {
  total: 0,
  used: 0,
  remaining: 0,
  held: 0,
  plan: '',
  status: 'active',
  cancelledAt: null,
  lastBillingAt: null,
  nextRefillAt: null,
  freeRefilledAt: null,
};

const unknown: CreditsState = {
  isLoading: false,
  isFetched: false,
  credits: noCredits,
  asOfMs: null,
  isStale: false,
};

export const $credits = atom<CreditsState>(unknown);

/** Credits left, or null as long as no answer has ever come. */
export const $remainingCredits = computed($credits, ({ credits, asOfMs }) =>
  asOfMs === null ? null : credits.remaining,
);

function whole(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : 0;
}

/** Reads the subscription of an answer (C1); what is missing counts as nothing, a missing status as active. */
export function readCredits(subscription: Partial<CurrentSubscription>): Credits {
  const total = whole(subscription.total_credits);
  const used = whole(subscription.used_credits);
  return {
    total,
    used,
    remaining: Math.max(0, total - used),
    held: whole(subscription.held_credits),
    plan: subscription.plan ?? '',
    status: subscription.status || 'active',
    cancelledAt: subscription.cancelled_at ?? null,
    lastBillingAt: subscription.last_billing_date ?? null,
    nextRefillAt: subscription.next_credits_refill_date ?? null,
    freeRefilledAt: subscription.free_credits_refilled_at ?? null,
  };
}

/** Takes over numbers that came another way, e.g. with a run's own stream (C3). */
export function applyCredits(subscription: Partial<CurrentSubscription>): void {
  const asOfMs = environment().clock.now();
  $credits.set({
    isLoading: false,
    isFetched: true,
    credits: readCredits(subscription),
    asOfMs,
    isStale: false,
  });
}

/** Forgets everything; a new session starts from nothing. */
export function clearCredits(): void {
  $credits.set(unknown);
}

async function fetchCredits(request: Request): Promise<void> {
  $credits.set({ ...$credits.get(), isLoading: true });
  const result = await request('GET /billing/invoice-status', { isQuiet: true });
  if (result.ok) return applyCredits(result.data.current_subscription ?? {});
  const isUntold = result.error.kind === 'offline' || result.error.kind === 'cancelled';
  if (!isUntold) environment().log.error('Credits could not be fetched', result.error);
  $credits.set({ ...$credits.get(), isLoading: false, isFetched: true, isStale: true });
}

let poll: (() => Promise<void>) | null = null;

/** Fetches at once, e.g. after a run (C3). Does nothing while nobody polls, that is for visitors. */
export async function refreshCredits(): Promise<void> {
  await poll?.();
}

/**
 * Keeps the credits fresh while signed in (C3): at once, then every 30 s while the page is visible and online, and
 * at once when it becomes so again or is focused. Without a token in storage the session ends; a 401 ends it through the request
 * helper. The host starts it with a session, stops it with the returned function, and goes where the end leads.
 */
export function startCreditsPolling(request: Request): Unsubscribe {
  const { clock, network, page } = environment();
  let underWay: Promise<void> | null = null;
  let isAskedAgain = false;
  const stopping = new AbortController();

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      if (stopping.signal.aborted) return;
      if (!hasStoredToken()) return endSession('missing');
      await fetchCredits(request);
    } while (isAskedAgain && !stopping.signal.aborted);
  }

  /** Calls during a fetch share one more fetch after it: what they ask for may be newer than its answer. */
  function pollNow(): Promise<void> {
    if (underWay) isAskedAgain = true;
    underWay ??= run().finally(() => {
      underWay = null;
      if (stopping.signal.aborted) clearCredits();
    });
    return underWay;
  }

  function pollIfAwake(): void {
    if (page.isVisible() && network.isOnline()) void pollNow();
  }

  poll = pollNow;
  const stops = [
    clock.every(CREDITS_POLL_MS, pollIfAwake),
    page.onVisibility(pollIfAwake),
    page.onFocus(pollIfAwake),
  ];
  pollIfAwake();
  return () => {
    stopping.abort();
    if (poll === pollNow) poll = null;
    stops.forEach((stop) => stop());
    clearCredits();
  };
}
