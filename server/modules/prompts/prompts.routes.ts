import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '@loupe/shared/contract/prompts';
import { bind } from '../../http/bind.ts';
import type { Caller } from '../../http/caller.ts';
import {
  changePrompt,
  createPrompt,
  deletePrompt,
  listPrompts,
  type Asker,
  type PromptsDeps,
} from './prompts.usecases.ts';

const askerOf = (caller: Caller, request: FastifyRequest): Asker => ({
  userId: caller.userId,
  isAdmin: caller.permissions.includes('admin'),
  ip: request.ip,
});

export function registerPromptsRoutes(app: FastifyInstance, deps: PromptsDeps): void {
  bind(app, contract.listPrompts, async ({ caller }) => ({
    data: { prompts: await listPrompts(deps, caller.userId) },
  }));
  bind(app, contract.createPrompt, async ({ caller, body, request }) => {
    const { prompt, isNew } = await createPrompt(deps, askerOf(caller, request), body);
    return { data: { prompt }, status: isNew ? 201 : 200 };
  });
  bind(app, contract.changePrompt, async ({ caller, params, body, request }) => ({
    data: {
      prompt: await changePrompt(deps, askerOf(caller, request), { id: params.prompt_id, ...body }),
    },
  }));
  bind(app, contract.deletePrompt, async ({ caller, params, request }) => {
    await deletePrompt(deps, askerOf(caller, request), params.prompt_id);
    return { data: {} };
  });
}
