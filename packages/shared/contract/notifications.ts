import { z } from 'zod';
import { id, instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';

/** What a person can be notified of (P3). */
export const noticeKinds = ['run_done', 'run_failed', 'run_waiting', 'run_changed'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What travels in a push message; FCM carries the same fields as `data`, all of them text. */
const pushMessage = z.object({
  id: id('ntc').describe('the same in the list and in every push of it, so that it is shown once (P2)'),
  kind: z.enum(noticeKinds),
  run_id: id('run'),
  chat_id: id('cht'),
  chat_title: z.string(),
  agent_title: z.string(),
});
export type PushMessage = z.output<typeof pushMessage>;

const notice = pushMessage.extend({ created_at: instant, read_at: instant.nullable() });
export type Notice = z.output<typeof notice>;

const settings = z.object({
  kinds: z.array(z.enum(noticeKinds)),
  /** Application server key of Web Push, base64url. */
  vapid_public_key: z.string(),
  /** Whether this session has a device that is sent push messages. */
  is_subscribed: z.boolean(),
});

export const listNotices = endpoint({
  method: 'GET',
  path: '/notifications',
  access: 'user',
  status: 200,
  summary: 'The newest 50 notifications, newest first (P3)',
  data: z.object({ notifications: z.array(notice), unread_count: z.number().int().min(0) }),
  errors: [],
});

/** Only the person has seen something: an admin who views as them, and a script, have not. */
export const readNotices = endpoint({
  method: 'POST',
  path: '/notifications/read',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Mark notifications as read: those of one chat, or all',
  body: z.object({ chat_id: z.string().max(80).optional() }),
  data: z.object({ unread_count: z.number().int().min(0) }),
  errors: [],
});

export const noticeSettings = endpoint({
  method: 'GET',
  path: '/notifications/settings',
  access: 'user',
  status: 200,
  summary: 'Which kinds of notifications the person wants, and what a browser needs to subscribe',
  data: settings,
  errors: [],
});

export const chooseNotices = endpoint({
  method: 'POST',
  path: '/notifications/settings',
  access: 'user',
  status: 200,
  summary: 'Choose the kinds of notifications; none is allowed',
  body: z.object({ kinds: z.array(z.enum(noticeKinds)).max(noticeKinds.length) }),
  data: settings,
  errors: [],
});

const key = z.string().regex(/^[\w-]+={0,2}$/);

export const subscribePush = endpoint({
  method: 'POST',
  path: '/notifications/subscriptions',
  access: 'user',
  isPersonal: true,
  status: 201,
  summary: 'Send push messages to this device for as long as the session lives; replaces what it had (P1)',
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('web_push'),
      endpoint: z.string().max(1000),
      keys: z.object({ p256dh: key.max(200), auth: key.max(100) }),
    }),
    z.object({ kind: z.literal('fcm'), token: z.string().min(1).max(1000) }),
  ]),
  data: nothing,
  errors: ['push.endpoint_invalid'],
});

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/notifications/subscriptions',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Send no more push messages to this device; idempotent',
  data: nothing,
  errors: [],
});
