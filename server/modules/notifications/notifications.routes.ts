import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/notifications';
import { bind } from '../../http/bind.ts';
import {
  chooseKinds,
  getSettings,
  listNotices,
  readNotices,
  subscribe,
  unsubscribe,
  type NoticesDeps,
} from './notifications.usecases.ts';

/** The list of notifications, which of them a person wants, and the devices that are sent them. */
export function registerNotificationsRoutes(app: FastifyInstance, deps: NoticesDeps): void {
  bind(app, contract.listNotices, async ({ caller }) => ({ data: await listNotices(deps, caller.userId) }));
  bind(app, contract.readNotices, async ({ caller, body }) => ({
    data: await readNotices(deps, caller.userId, body.chat_id),
  }));
  bind(app, contract.noticeSettings, async ({ caller }) => ({ data: await getSettings(deps, caller) }));
  bind(app, contract.chooseNotices, async ({ caller, body }) => ({
    data: await chooseKinds(deps, caller, body.kinds),
  }));
  bind(app, contract.subscribePush, async ({ caller, body }) => {
    await subscribe(deps, caller, body);
    return { data: {} };
  });
  bind(app, contract.unsubscribePush, async ({ caller }) => {
    await unsubscribe(deps, caller.sessionId);
    return { data: {} };
  });
}
