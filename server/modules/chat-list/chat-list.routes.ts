import type { FastifyInstance } from 'fastify';
import { bareRoutes } from '@loupe/shared/contract/bare-routes';
import * as contract from '@loupe/shared/contract/chats';
import { appError } from '../../errors/app-error.ts';
import { bind } from '../../http/bind.ts';
import { describeAccess } from '../../http/describe-access.ts';
import { openStream } from '../../http/event-stream.ts';
import { permissionOfRequest } from '../../http/stream-permission.ts';
import { streamChanges, type ChatChanges } from './chat-changes.ts';
import {
  createChat,
  deleteChat,
  listChats,
  pinChat,
  renameChat,
  type ChatListDeps,
} from './chat-list.usecases.ts';

export interface ChatListRoutesDeps extends ChatListDeps {
  readonly changes: ChatChanges;
  readonly heartbeatMs: number;
}

const slowReaderMs = 30_000;

/** A person's chats: listed, named, pinned, deleted, and followed. */
export function registerChatListRoutes(app: FastifyInstance, deps: ChatListRoutesDeps): void {
  bind(app, contract.createChat, async ({ caller, body }) => ({
    data: { chat: await createChat(deps, caller.userId, body.title) },
  }));
  bind(app, contract.listChats, async ({ caller, query }) => ({
    data: await listChats(deps, caller.userId, query),
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
  registerChangeStream(app, deps);
  // Streams have no end of their own: without this a closing server would wait for them.
  app.addHook('preClose', async () => deps.changes.close());
}

/** Server-sent events are not a JSON answer, so this route is bound by hand. */
function registerChangeStream(app: FastifyInstance, { changes, heartbeatMs }: ChatListRoutesDeps): void {
  app.get(
    contract.chatChangesPath,
    { schema: describeAccess(bareRoutes.chatChanges) },
    async (request, reply) => {
      const caller = await app.authenticate(request);
      if (!caller) throw appError('session.missing');
      const { userId } = caller;
      const permission = permissionOfRequest(app, request);
      openStream(reply);
      await streamChanges(reply.raw, { changes, userId, heartbeatMs, slowReaderMs, permission });
    },
  );
}
