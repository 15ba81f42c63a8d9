import type { Dispatcher } from 'undici';
import type { Clock } from '../../clock.ts';
import { createFcm, fcmOrigin, readServiceAccount } from './fcm.ts';
import { createPublicDispatcher, isPublicEndpoint } from '../public-dispatcher.ts';
import { answerLimitMs, type SendPush } from './push-channel.ts';
import { createWebPush, type VapidKeys } from './web-push.ts';

export interface PushOptions {
  readonly clock: Clock;
  readonly vapidKeys: () => Promise<VapidKeys>;
  readonly subject: string;
  readonly serviceAccount: unknown;
  readonly world?: PushWorld | undefined;
}

/** What a test replaces: where Google is, and which push services may be called. */
export interface PushWorld {
  readonly fcmOrigin: string;
  readonly dispatcher: Dispatcher;
  readonly isAllowedEndpoint: (address: string) => boolean;
}

export interface Push {
  readonly send: SendPush;
  readonly isAllowedEndpoint: (address: string) => boolean;
  close(): Promise<void>;
}

/** Sends push messages over Web Push, and over FCM when there is a service account. */
export function createPush({ clock, vapidKeys, subject, serviceAccount, world }: PushOptions): Push {
  const dispatcher = world?.dispatcher ?? createPublicDispatcher(answerLimitMs);
  const webPush = createWebPush({ clock, keys: vapidKeys, subject, dispatcher });
  const account = serviceAccount === null ? null : readServiceAccount(serviceAccount);
  const fcm = account && createFcm({ clock, account, origin: world?.fcmOrigin ?? fcmOrigin });
  return {
    isAllowedEndpoint: world?.isAllowedEndpoint ?? isPublicEndpoint,
    send: async (target, message) => {
      if (target.kind === 'web_push') return await webPush(target, message);
      if (fcm) return await fcm(target, message);
      return { result: 'refused', reason: 'FCM_SERVICE_ACCOUNT is not set' };
    },
    close: async () => {
      if (!world) await dispatcher.close();
    },
  };
}
