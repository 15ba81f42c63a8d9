import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '@loupe/shared/contract/shares';
import type { Deps } from '../../deps.ts';
import { bind } from '../../http/bind.ts';
import {
  createShare,
  listSharedEvents,
  listShares,
  revokeShare,
  viewShare,
  type Sharer,
} from './shares.usecases.ts';

export function registerShareRoutes(app: FastifyInstance, deps: Deps): void {
  const sharerOf = (request: FastifyRequest, userId: string): Sharer => ({
    userId,
    ip: request.ip,
    origin: deps.config.publicUrl ?? `${request.protocol}://${request.host}`,
  });

  bind(app, contract.createShare, async ({ caller, params, request }) => ({
    data: { share: await createShare(deps, sharerOf(request, caller.userId), params.chat_id) },
  }));
  bind(app, contract.listShares, async ({ caller, params, request }) => ({
    data: { shares: await listShares(deps, sharerOf(request, caller.userId), params.chat_id) },
  }));
  bind(app, contract.revokeShare, async ({ caller, params, request }) => {
    await revokeShare(deps, sharerOf(request, caller.userId), params.share_id);
    return { data: {} };
  });

  void app.register(async (open) => {
    // A link is for those who have it, not for search engines.
    open.addHook('onRequest', async (_request, reply) => void reply.header('x-robots-tag', 'noindex'));
    bind(open, contract.getSharedChat, async ({ params }) => ({
      data: { shared_chat: await viewShare(deps, params.share_id) },
    }));
    bind(open, contract.listSharedEvents, async ({ params }) => ({
      data: { runs: await listSharedEvents(deps, params.share_id) },
    }));
  });
}
