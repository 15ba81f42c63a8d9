import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/instructions';
import { bind } from '../../http/bind.ts';
import {
  changeMemory,
  createMemory,
  deleteMemory,
  getInstructions,
  saveInstructions,
  type InstructionsDeps,
} from './instructions.usecases.ts';

export function registerInstructionsRoutes(app: FastifyInstance, deps: InstructionsDeps): void {
  bind(app, contract.getInstructions, async ({ caller }) => ({
    data: await getInstructions(deps, caller.userId),
  }));
  bind(app, contract.saveInstructions, async ({ caller, body }) => ({
    data: { instructions: await saveInstructions(deps, caller.userId, body) },
  }));
  bind(app, contract.createMemory, async ({ caller, body }) => {
    const { memory, isNew } = await createMemory(deps, caller.userId, body.text);
    return { data: { memory }, status: isNew ? 201 : 200 };
  });
  bind(app, contract.changeMemory, async ({ caller, params, body }) => ({
    data: { memory: await changeMemory(deps, caller.userId, { id: params.memory_id, text: body.text }) },
  }));
  bind(app, contract.deleteMemory, async ({ caller, params }) => {
    await deleteMemory(deps, caller.userId, params.memory_id);
    return { data: {} };
  });
}
