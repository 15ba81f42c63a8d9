import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/temporary-chats';
import { bind } from '../../http/bind.ts';
import * as usecases from './temporary-chats.usecases.ts';

/** Chats that are not kept. */
export function registerTemporaryChatRoutes(app: FastifyInstance, deps: usecases.TemporaryChatsDeps): void {
  bind(app, contract.createTemporaryChat, async ({ caller }) => ({
    data: { chat: await usecases.createTemporaryChat(deps, caller.userId) },
  }));
  bind(app, contract.keepTemporaryChat, async ({ caller, params }) => ({
    data: { chat: await usecases.keepTemporaryChat(deps, caller.userId, params.chat_id) },
  }));
  bind(app, contract.endTemporaryChat, async ({ caller, params }) => {
    await usecases.endTemporaryChat(deps, caller.userId, params.chat_id);
    return { data: {} };
  });
}
