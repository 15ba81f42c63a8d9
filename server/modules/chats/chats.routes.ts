import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/chats';
import { bind } from '../../http/bind.ts';
import {
  createChat,
  deleteChat,
  getChat,
  listChats,
  pinChat,
  renameChat,
  type ChatsDeps,
} from './chats.usecases.ts';

/** Everything about chats except sending a message, which starts a run. */
export function registerChatsRoutes(app: FastifyInstance, deps: ChatsDeps): void {
  bind(app, contract.createChat, async ({ caller, body }) => ({
    data: { chat: await createChat(deps, caller.userId, body.title) },
  }));
  bind(app, contract.listChats, async ({ caller, query }) => ({
    data: await listChats(deps, caller.userId, query),
  }));
  bind(app, contract.getChat, async ({ caller, params }) => ({
    data: { chat: await getChat(deps, caller.userId, params.chat_id) },
  }));
  bind(app, contract.renameChat, async ({ caller, params, body }) => ({
    data: { chat: await renameChat(deps, caller.userId, params.chat_id, body.title) },
  }));
  bind(app, contract.pinChat, async ({ caller, params }) => ({
    data: { chat: await pinChat(deps, caller.userId, params.chat_id, true) },
  }));
  bind(app, contract.unpinChat, async ({ caller, params }) => ({
    data: { chat: await pinChat(deps, caller.userId, params.chat_id, false) },
  }));
  bind(app, contract.deleteChat, async ({ caller, params }) => {
    await deleteChat(deps, caller.userId, params.chat_id);
    return { data: {} };
  });
}
