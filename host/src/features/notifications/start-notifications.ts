import type { Unsubscribe } from '@loupe/shared/environment';
import type { Request } from '@loupe/shared/stores/request';
import { createBrowserPushDevice } from './browser-push-device.ts';
import { followNotices } from './follow-notices.ts';
import { createPushService, type PushService } from './push-service.ts';
import { claim } from './shown-ids.ts';

export interface NotificationsOptions {
  readonly request: Request;
  readonly navigate: (to: string) => void;
  readonly onRunsEnded: (listener: () => void) => Unsubscribe;
}

/** Starts everything about notifications, after the first page is shown: worker, push messages, in-app notifications. */
export function startNotifications(options: NotificationsOptions): PushService {
  const device = createBrowserPushDevice();
  const service = createPushService(options.request, device);
  followNotices({
    ...options,
    claim,
    onWorkerMessage: (listener) => (device.isSupported ? device.onMessage(listener) : () => {}),
  });
  service.start();
  return service;
}
