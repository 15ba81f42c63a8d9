import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bareRoutes } from '@loupe/shared/contract/bare-routes';
import * as contract from '@loupe/shared/contract/source-copies';
import { appError } from '../../errors/app-error.ts';
import { bind } from '../../http/bind.ts';
import { describeAccess } from '../../http/describe-access.ts';
import { getFigureRows, getSourceCopy } from './evidence.usecases.ts';
import type { EvidenceDeps } from './source-copy.ts';

export function registerEvidenceRoutes(app: FastifyInstance, deps: EvidenceDeps): void {
  bind(app, contract.getSourceCopy, async ({ caller, params, query }) => ({
    data: {
      copy: await getSourceCopy(deps, caller.userId, { runId: params.run_id, n: params.n }, query),
    },
  }));
  registerFigureRows(app, deps);
}

const rowsQuery = z.object({ input: z.coerce.number().int().min(0).max(10_000).default(0) });

/** A CSV is no JSON answer, so this route is bound by hand. */
function registerFigureRows(app: FastifyInstance, deps: EvidenceDeps): void {
  app.get<{ Params: { run_id: string; figure_id: string }; Querystring: z.output<typeof rowsQuery> }>(
    contract.figureRowsPath,
    {
      schema: {
        ...describeAccess(bareRoutes.figureRows),
        params: z.object({ run_id: z.string().max(80), figure_id: z.string().max(200) }),
        querystring: rowsQuery,
      },
    },
    async (request, reply) => {
      const caller = await app.authenticate(request);
      if (!caller) throw appError('session.missing');
      const { run_id: runId, figure_id: figureId } = request.params;
      const wanted = { runId, figureId, input: request.query.input };
      const rows = await getFigureRows(deps, caller.userId, wanted);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="rows.csv"')
        .header('cache-control', 'private, no-store')
        .send(Readable.from(rows));
    },
  );
}
