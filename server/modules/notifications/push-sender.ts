import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Notifications } from '../../db/notifications.ts';
import type { PushOutcome, SendPush } from '../../providers/push/push-channel.ts';
import { idleLimitMs } from '../sessions/sessions.policy.ts';
import { sessionsChannel } from '../sessions/session-lookup.ts';
import { retryInMs, shortTitle } from './notifications.models.ts';
import * as repository from './push.repository.ts';

export interface PushSenderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly notifications: Notifications;
  readonly agentTitle: (slug: string, own?: string | null) => string;
  readonly send: SendPush;
}

export interface PushSender {
  /** Sends everything that is due now; resolves when nothing due is left for this process. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

const newsMs = 24 * 60 * 60 * 1000;
const leaseMs = 60_000;
const pollMs = 15_000;
const cleanMs = 60 * 60 * 1000;
const batch = 20;

/** What still counts at `now`: sessions in use, notices of the last day. */
export function horizonAt(now: Date): repository.Horizon {
  return {
    now,
    usedAfter: new Date(now.getTime() - idleLimitMs),
    newsAfter: new Date(now.getTime() - newsMs),
  };
}

/** Sends push messages on their way: woken by NOTIFY, and by a timer for those to be tried again. Any process may. */
export function createPushSender(deps: PushSenderDeps): PushSender {
  const { db, clock, log, notifications } = deps;
  let underWay: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;

  async function deliver(claimed: repository.Claimed): Promise<void> {
    if (!claimed.is_wanted) return await repository.deleteDelivery(db, claimed);
    const outcome = await sendOne(deps, claimed).catch((error: unknown): PushOutcome => {
      return { result: 'refused', reason: error instanceof Error ? error.message : String(error) };
    });
    await settle(claimed, outcome);
  }

  async function settle(claimed: repository.Claimed, outcome: PushOutcome): Promise<void> {
    const subscription = claimed.subscription_id;
    if (outcome.result === 'gone') return await repository.deleteSubscription(db, subscription);
    if (outcome.result === 'sent') return await repository.deleteDelivery(db, claimed);
    const waitMs = outcome.result === 'busy' ? retryInMs(claimed.attempts, outcome.retryAfterMs) : null;
    log.warn({ subscription, reason: outcome.reason, waitMs }, 'a push message was not taken');
    if (waitMs === null) return await repository.deleteDelivery(db, claimed);
    await repository.postponeDelivery(db, claimed, new Date(clock.now().getTime() + waitMs));
  }

  async function work(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      if (isClosed) return;
      const now = clock.now();
      const leasedUntil = new Date(now.getTime() + leaseMs);
      const claimed = await repository.claimDue(db, horizonAt(now), leasedUntil, batch);
      await Promise.all(claimed.map(deliver));
      if (claimed.length === batch) isAskedAgain = true;
    }
  }

  function drain(): Promise<void> {
    isAskedAgain = true;
    underWay ??= work()
      .catch((error: unknown) => log.warn({ err: error }, 'push messages could not be sent'))
      .finally(() => (underWay = null));
    return underWay;
  }

  async function forgetEnded(userId?: string): Promise<void> {
    await repository
      .deleteEndedSubscriptions(db, horizonAt(clock.now()), userId)
      .catch((error: unknown) => log.warn({ err: error }, 'ended push subscriptions could not be removed'));
  }

  const forgetting = new Set<Promise<void>>();
  const forget = (userId?: string) => {
    if (isClosed) return;
    const task = forgetEnded(userId).finally(() => forgetting.delete(task));
    forgetting.add(task);
  };
  const timers = [setInterval(() => void drain(), pollMs), setInterval(() => forget(), cleanMs)];
  for (const timer of timers) timer.unref();
  const stops = [
    notifications.listen(repository.pushChannel, () => void drain()),
    notifications.listen(sessionsChannel, forget),
    notifications.onGap(() => void drain()),
  ];
  return {
    drain,
    close: async () => {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
      for (const stop of stops) stop();
      await Promise.all([underWay, ...forgetting]);
    },
  };
}

async function sendOne(
  { send, agentTitle }: PushSenderDeps,
  claimed: repository.Claimed,
): Promise<PushOutcome> {
  const { address, p256dh, auth, channel } = claimed;
  const message = {
    id: claimed.notice_id,
    kind: claimed.kind,
    run_id: claimed.run_id,
    chat_id: claimed.chat_id,
    chat_title: shortTitle(claimed.chat_title),
    agent_title: agentTitle(claimed.agent, claimed.own_title),
  };
  if (channel === 'fcm') return await send({ kind: 'fcm', token: address }, message);
  return await send({ kind: 'web_push', endpoint: address, p256dh: p256dh ?? '', auth: auth ?? '' }, message);
}
