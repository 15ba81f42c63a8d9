import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/feedback';
import { bind } from '../../http/bind.ts';
import * as usecases from './feedback.usecases.ts';

/** Ratings of answers, and problems with them. */
export function registerFeedbackRoutes(app: FastifyInstance, deps: usecases.FeedbackDeps): void {
  bind(app, contract.listFeedback, async ({ caller, params }) => ({
    data: { feedback: await usecases.listFeedback(deps, caller.userId, params.chat_id) },
  }));
  bind(app, contract.rateRun, async ({ caller: { userId }, params: { run_id: runId }, body }) => ({
    data: { feedback: await usecases.rateRun(deps, { userId, runId }, body.is_helpful) },
  }));
  bind(app, contract.unrateRun, async ({ caller: { userId }, params: { run_id: runId } }) => ({
    data: { feedback: await usecases.unrateRun(deps, { userId, runId }) },
  }));
  bind(app, contract.reportProblem, async ({ caller: { userId }, params: { run_id: runId }, body }) => {
    const { kind, text, is_agreed: isAgreed } = body;
    return {
      data: { feedback: await usecases.reportProblem(deps, { userId, runId }, { kind, text, isAgreed }) },
    };
  });
  bind(app, contract.withdrawAgreement, async ({ caller: { userId }, params: { run_id: runId } }) => ({
    data: { feedback: await usecases.withdrawAgreement(deps, { userId, runId }) },
  }));
}
