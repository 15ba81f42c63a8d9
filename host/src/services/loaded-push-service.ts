import { atom } from 'nanostores';
import type { PushService } from '../features/notifications/push-service.ts';

/** What turns push messages on and off; null until it is loaded. */
export const $pushService = atom<PushService | null>(null);
