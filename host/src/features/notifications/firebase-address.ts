import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken } from 'firebase/messaging';

/** Registration tokens of Firebase Cloud Messaging. */
export interface FirebaseTokens {
  /** The token of this browser; makes one when there is none. The permission must have been given. */
  token(): Promise<string>;
  remove(): Promise<void>;
}

/** Makes Firebase ready; nothing is sent and nobody is asked before `token`. */
export function openFirebase(
  config: Readonly<Record<string, string>>,
  registration: ServiceWorkerRegistration,
): FirebaseTokens {
  const { vapidKey, ...options } = config;
  const messaging = getMessaging(initializeApp(options));
  return {
    token: () =>
      getToken(messaging, { serviceWorkerRegistration: registration, ...(vapidKey && { vapidKey }) }),
    remove: async () => void (await deleteToken(messaging)),
  };
}
