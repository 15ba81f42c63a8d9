import type { Config } from '../../config.ts';
import { createPush, type PushWorld } from '../../providers/push/push.ts';
import { generateVapidKeys, type VapidKeys } from '../../providers/push/web-push.ts';
import { createPushSender, type PushSenderDeps } from './push-sender.ts';
import { keepKeys } from './push.repository.ts';

type NoticesConfig = Pick<
  Config,
  'vapidPublicKey' | 'vapidPrivateKey' | 'vapidSubject' | 'publicUrl' | 'mailFrom' | 'fcmServiceAccount'
>;

export interface Notices {
  /** Application server key of Web Push, base64url. */
  publicKey(): Promise<string>;
  isAllowedEndpoint(address: string): boolean;
  /** Sends every push message that is due now. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Everything about notifications that lives as long as the process. */
export function createNotices(
  deps: Omit<PushSenderDeps, 'send'>,
  config: NoticesConfig,
  world?: PushWorld,
): Notices {
  let keys: Promise<VapidKeys> | null = null;
  const vapidKeys = () => {
    keys ??= keysOf(deps, config).catch((error: unknown) => {
      keys = null;
      throw error;
    });
    return keys;
  };
  const push = createPush({
    clock: deps.clock,
    vapidKeys,
    subject: config.vapidSubject ?? subjectOf(config),
    serviceAccount: config.fcmServiceAccount,
    world,
  });
  const sender = createPushSender({ ...deps, send: push.send });
  return {
    publicKey: async () => (await vapidKeys()).publicKey,
    isAllowedEndpoint: push.isAllowedEndpoint,
    drain: sender.drain,
    close: async () => {
      await sender.close();
      await push.close();
    },
  };
}

async function keysOf({ db }: Pick<PushSenderDeps, 'db'>, config: NoticesConfig): Promise<VapidKeys> {
  const { vapidPublicKey: publicKey, vapidPrivateKey: privateKey } = config;
  if (publicKey !== null && privateKey !== null) return { publicKey, privateKey };
  return await keepKeys(db, generateVapidKeys);
}

/** Push services want to know whom to write to. */
function subjectOf({ publicUrl, mailFrom }: NoticesConfig): string {
  if (publicUrl?.startsWith('https://')) return publicUrl;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}
