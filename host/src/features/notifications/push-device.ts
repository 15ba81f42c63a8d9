import type { BodyOf } from '@loupe/shared/contract/endpoint';
import type { EndpointMap } from '@loupe/shared/contract/endpoints';
import type { WorkerMessage } from './push-message.ts';

/** Where this browser can be reached, as the server takes it. */
export type PushAddress = BodyOf<EndpointMap['POST /notifications/subscriptions']>;

/** A message of the worker; `answer` goes back to it. */
export type OnWorkerMessage = (message: WorkerMessage, answer: (isTaken: boolean) => void) => void;

/** The browser's side of push messages: service worker, permission, subscription. Tests bring their own. */
export interface PushDevice {
  /** False where there is no service worker or no push, e.g. on an address without https. */
  readonly isSupported: boolean;
  permission(): NotificationPermission;
  askPermission(): Promise<NotificationPermission>;
  /** Registers the service worker (H11), and makes Firebase ready when it is configured (P1). */
  register(): Promise<void>;
  /** The address this browser has; null when it has none. Asks the person nothing. */
  current(): Promise<PushAddress | null>;
  /** Gets an address; the permission must have been given. `vapidKey` is the server's public key, base64url. */
  subscribe(vapidKey: string): Promise<PushAddress>;
  unsubscribe(): Promise<void>;
  onMessage(listener: OnWorkerMessage): () => void;
  /** What is kept beside the worker: the page's language, and which address was sent to the server. */
  keep(key: 'language' | 'told', value: string): Promise<void>;
  kept(key: 'told'): Promise<string | null>;
}
