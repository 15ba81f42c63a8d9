import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/admin-problems';
import { bind } from '../../http/bind.ts';
import * as usecases from './problems.usecases.ts';

/** What people reported of answers, and how they rated them. */
export function registerProblemRoutes(app: FastifyInstance, deps: usecases.ProblemsDeps): void {
  bind(app, contract.listProblems, async ({ query }) => ({ data: await usecases.listProblems(deps, query) }));
  bind(app, contract.listRatings, async () => ({ data: await usecases.listRatings(deps) }));
  bind(app, contract.getProblem, async ({ params }) => ({
    data: await usecases.getProblem(deps, params.report_id),
  }));
  bind(app, contract.readProblemContent, async ({ caller, params, request }) => ({
    data: await usecases.readProblemContent(deps, caller, { reportId: params.report_id, ip: request.ip }),
  }));
  bind(app, contract.settleProblem, async ({ caller, params, body, request }) => ({
    data: await usecases.settleProblem(deps, caller, { reportId: params.report_id, ip: request.ip, body }),
  }));
}
