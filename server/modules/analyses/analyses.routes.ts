import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/analyses';
import { bind } from '../../http/bind.ts';
import { getAnalysis, type AnalysesDeps } from './analyses.usecases.ts';

export function registerAnalysesRoutes(app: FastifyInstance, deps: AnalysesDeps): void {
  bind(app, contract.getAnalysis, async ({ caller, params }) => ({
    data: { analysis: await getAnalysis(deps, caller.userId, params.analysis_id) },
  }));
}
