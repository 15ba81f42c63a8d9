import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '@loupe/shared/contract/shares';
import * as copies from '@loupe/shared/contract/source-copies';
import type { Deps } from '../../deps.ts';
import { bind } from '../../http/bind.ts';
import { copyShare } from './copy-share.usecases.ts';
import { createPasswordTries } from './password-tries.ts';
import { listSharedEvents, openShare, viewShare } from './read-share.usecases.ts';
import { getSharedCopy, type SharedCopyDeps, type SharedSource } from './shared-copy.usecases.ts';
import { createShare, listShares, previewShare, revokeShare, type Sharer } from './shares.usecases.ts';
import { createViewCounter, type Viewer } from './view-counter.ts';

export function registerShareRoutes(app: FastifyInstance, deps: Deps): void {
  const readDeps: SharedCopyDeps = {
    db: deps.db,
    copies: deps.copies,
    fileStore: deps.fileStore,
    clock: deps.clock,
    passwords: deps.passwords,
    tries: createPasswordTries(deps.clock, deps.config.rateLimits),
    views: createViewCounter(deps.clock),
  };
  registerOwnerRoutes(app, deps);
  registerPublicRoutes(app, readDeps);
  bind(app, contract.copySharedChat, async ({ caller, params, body, request }) => {
    const reader = { userId: caller.userId, ip: request.ip };
    return { data: { chat_id: await copyShare(readDeps, reader, params.share_id, body.password) } };
  });
}

function registerOwnerRoutes(app: FastifyInstance, deps: Deps): void {
  const sharerOf = (request: FastifyRequest, userId: string): Sharer => ({
    userId,
    ip: request.ip,
    // Never what the request calls this server: a link made of that would lead whoever opens it elsewhere.
    origin: deps.config.publicUrl ?? deps.site.url,
  });

  bind(app, contract.createShare, async ({ caller, params, body, request }) => {
    const wanted = {
      chatId: params.chat_id,
      parts: {
        steps: body.includes_steps,
        fileNames: body.includes_file_names,
        prompts: body.includes_prompts,
      },
      expiresAt: body.expires_at,
      password: body.password,
    };
    return { data: { share: await createShare(deps, sharerOf(request, caller.userId), wanted) } };
  });
  bind(app, contract.previewShare, async ({ caller, params, query }) => ({
    data: await previewShare(deps, caller.userId, params.chat_id, {
      steps: query.steps === 'yes',
      fileNames: query.file_names === 'yes',
      prompts: query.prompts === 'yes',
    }),
  }));
  bind(app, contract.listShares, async ({ caller, params, request }) => ({
    data: { shares: await listShares(deps, sharerOf(request, caller.userId), params.chat_id) },
  }));
  bind(app, contract.revokeShare, async ({ caller, params, request }) => {
    await revokeShare(deps, sharerOf(request, caller.userId), params.share_id);
    return { data: {} };
  });
}

function registerPublicRoutes(app: FastifyInstance, deps: SharedCopyDeps): void {
  void app.register(async (open) => {
    // A link is for those who have it, not for search engines.
    open.addHook('onRequest', async (_request, reply) => void reply.header('x-robots-tag', 'noindex'));
    bind(open, contract.getSharedChat, async ({ params, request }) => ({
      data: { shared_chat: await viewShare(deps, params.share_id, viewerOf(request)) },
    }));
    bind(open, contract.listSharedEvents, async ({ params }) => ({
      data: { runs: await listSharedEvents(deps, params.share_id) },
    }));
    bind(open, copies.getSharedCopy, async ({ params, query, request }) => ({
      data: {
        copy: await getSharedCopy(deps, sharedSource(params), { password: null, ip: request.ip }, query),
      },
    }));
    bind(open, copies.openSharedCopy, async ({ params, query, body, request }) => ({
      data: {
        copy: await getSharedCopy(deps, sharedSource(params), { ...body, ip: request.ip }, query),
      },
    }));
    bind(open, contract.openSharedChat, async ({ params, body, request }) => {
      const { snapshot, events } = await openShare(deps, params.share_id, body.password, viewerOf(request));
      return { data: { shared_chat: snapshot, runs: events } };
    });
  });
}

function sharedSource(params: { share_id: string; run_id: string; n: number }): SharedSource {
  return { shareId: params.share_id, runId: params.run_id, n: params.n };
}

function viewerOf({ method, ip, headers }: FastifyRequest): Viewer {
  return {
    method,
    ip,
    userAgent: headers['user-agent'] ?? '',
    purpose: [headers['sec-purpose'], headers['purpose']].flat().join(' '),
  };
}
