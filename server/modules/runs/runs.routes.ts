import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  runAgain as runAgainEndpoint,
  sendMessage as sendMessageEndpoint,
} from '@loupe/shared/contract/chats';
import { bareRoutes } from '@loupe/shared/contract/bare-routes';
import * as contract from '@loupe/shared/contract/runs';
import { appError } from '../../errors/app-error.ts';
import { bind } from '../../http/bind.ts';
import { openStream } from '../../http/event-stream.ts';
import { permissionOfRequest } from '../../http/stream-permission.ts';
import { describeAccess } from '../../http/describe-access.ts';
import { compareRun } from './compare-runs.usecases.ts';
import { runAgain } from './run-again.usecases.ts';
import { listRecentRuns } from './recent-runs.read-model.ts';
import type { RunFeed } from './run-feed.ts';
import type { RunLine } from './run-line.ts';
import { listEvents } from './run-log.repository.ts';
import { streamRun } from './run-stream.ts';
import { presentRun } from './runs.presenter.ts';
import { findOwnRun, type RunRow } from './runs.repository.ts';
import type { ShownRun } from './shown-run.statements.ts';
import { sendMessage, type SendMessageDeps } from './send-message.usecases.ts';
import { stopRun, type StopDeps } from './stop-run.usecases.ts';
import { refusals } from '../../messages/refusals-texts.ts';

export interface RunsRoutesDeps {
  readonly runs: SendMessageDeps &
    StopDeps & { readonly feed: RunFeed; readonly line: RunLine; readonly heartbeatMs: number };
}

const dayMs = 86_400_000;
const slowReaderMs = 30_000;

export function registerRunsRoutes(app: FastifyInstance, { runs: deps }: RunsRoutesDeps): void {
  const ensureRun = async (userId: string, runId: string): Promise<RunRow> => {
    const run = await findOwnRun(deps.db, userId, runId);
    if (!run) throw appError('run.not_found');
    return run;
  };

  bind(app, sendMessageEndpoint, async ({ caller, params, body, request }) => {
    const key = request.headers['idempotency-key'];
    return {
      data: await sendMessage(deps, {
        userId: caller.userId,
        chatId: params.chat_id,
        idempotencyKey: typeof key === 'string' ? key : undefined,
        text: body.text,
        agent: body.agent,
        inputs: body.inputs,
        attachmentIds: body.attachment_ids,
        replaces: body.replaces,
        after: body.after,
      }),
    };
  });
  bind(app, runAgainEndpoint, async ({ caller, params, request }) => {
    const key = request.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' ? key : undefined;
    return { data: await runAgain(deps, { userId: caller.userId, runId: params.run_id, idempotencyKey }) };
  });
  /** With its place, while it is in line. */
  const presentPlaced = async (run: ShownRun & Pick<RunRow, 'workerId'>) => {
    const waiting = await deps.line.placeOf(run);
    return { ...presentRun(run, deps.agentTitle), ...(waiting && { waiting }) };
  };
  bind(app, contract.getRun, async ({ caller, params }) => ({
    data: { run: await presentPlaced(await ensureRun(caller.userId, params.run_id)) },
  }));
  bind(app, contract.stopRun, async ({ caller, params }) => ({
    data: { run: presentRun(await stopRun(deps, caller.userId, params.run_id), deps.agentTitle) },
  }));
  bind(app, contract.listActiveRuns, async ({ caller }) => {
    const since = new Date(deps.clock.now().getTime() - dayMs);
    const recent = await listRecentRuns(deps.db, { userId: caller.userId, since });
    return {
      data: {
        runs: await Promise.all(
          recent.map(async ({ run, chatTitle }) => ({
            ...(await presentPlaced(run)),
            chat_title: chatTitle,
          })),
        ),
      },
    };
  });
  bind(app, contract.listRunEvents, async ({ caller, params, query }) => {
    await ensureRun(caller.userId, params.run_id);
    return { data: { events: await listEvents(deps.db, params.run_id, query.after ?? 0) } };
  });
  bind(app, contract.compareRun, async ({ caller, params, query }) => ({
    data: await compareRun(deps.db, { userId: caller.userId, runId: params.run_id, withId: query.with }),
  }));
  registerEventStream(app, deps, ensureRun);
  // Streams have no end of their own: without this a closing server would wait for them.
  app.addHook('preClose', async () => deps.feed.close());
}

const position = z.coerce.number().int().min(0).max(2_000_000_000);

/** Server-sent events are not a JSON answer, so this route is bound by hand. */
function registerEventStream(
  app: FastifyInstance,
  deps: RunsRoutesDeps['runs'],
  ensureRun: (userId: string, runId: string) => Promise<RunRow>,
): void {
  app.get(
    contract.runEventsPath,
    {
      schema: {
        ...describeAccess(bareRoutes.runEvents),
        params: z.object({ run_id: z.string().max(80) }),
      },
    },
    async (request, reply) => {
      const caller = await app.authenticate(request);
      if (!caller) throw appError('session.missing');
      const run = await ensureRun(caller.userId, (request.params as { run_id: string }).run_id);
      const after = positionOf(request);
      openStream(reply);
      await streamRun(reply.raw, {
        feed: deps.feed,
        runId: run.id,
        after,
        lastSeq: run.lastSeq,
        heartbeatMs: deps.heartbeatMs,
        slowReaderMs,
        permission: permissionOfRequest(app, request),
        followLine: (tell) => deps.line.follow(run, tell),
      });
    },
  );
}

/** `after` of the query, else the header a reconnecting reader sends. */
function positionOf(request: FastifyRequest): number {
  const given = (request.query as { after?: string }).after ?? request.headers['last-event-id'] ?? '0';
  const parsed = position.safeParse(given);
  if (!parsed.success)
    throw appError('request.invalid', {
      sentence: refusals.said((t) => t.badPosition),
      field: 'after',
    });
  return parsed.data;
}
