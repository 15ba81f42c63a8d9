import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/first-questions';
import { bind } from '../../http/bind.ts';
import { firstQuestionsFor, keepFirstSample, type FirstQuestionsDeps } from './first-questions.usecases.ts';

/** What an empty chat offers. */
export function registerFirstQuestionsRoutes(app: FastifyInstance, deps: FirstQuestionsDeps): void {
  bind(app, contract.getFirstQuestions, async ({ caller }) => {
    const { questions, ...rest } = await firstQuestionsFor(deps, caller.userId);
    return { data: { questions: [...questions], ...rest } };
  });
  bind(app, contract.keepFirstSample, async ({ caller }) => ({
    data: { file: await keepFirstSample(deps, caller.userId) },
  }));
}
