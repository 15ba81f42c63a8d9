import { z } from 'zod';
import { instructionLimits } from '../lib/instruction-limits.ts';
import { id, instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';

const instructions = z.object({
  text: z.string(),
  is_on: z.boolean().describe('the text goes to the model with every question'),
  is_remembering: z.boolean().describe('so do the memories'),
});
export type Instructions = z.output<typeof instructions>;

const memory = z.object({ id: id('mem'), text: z.string(), updated_at: instant });
export type Memory = z.output<typeof memory>;

const memoryBody = z.object({ text: z.string().trim().min(1).max(instructionLimits.memory) });
const memoryParams = z.object({ memory_id: z.string().max(80) });

export const getInstructions = endpoint({
  method: 'GET',
  path: '/instructions',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary:
    'What a model is told with every question of the person: own instructions, and memories, oldest first',
  data: z.object({
    instructions,
    memories: z.array(memory),
    has_model: z.boolean().describe('false: no model is set on this site, and nobody reads them'),
  }),
  errors: [],
});
export const saveInstructions = endpoint({
  method: 'POST',
  path: '/instructions',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Change own instructions, or whether they and the memories are used; what is left out stays',
  body: z.object({
    text: z.string().trim().max(instructionLimits.text).optional(),
    is_on: z.boolean().optional(),
    is_remembering: z.boolean().optional(),
  }),
  data: z.object({ instructions }),
  errors: [],
});
export const createMemory = endpoint({
  method: 'POST',
  path: '/memories',
  access: 'user',
  isPersonal: true,
  status: 201,
  summary: 'Keep a memory; the same text again answers with the one that is there',
  body: memoryBody,
  data: z.object({ memory }),
  errors: ['memory.too_many'],
});
export const changeMemory = endpoint({
  method: 'POST',
  path: '/memories/:memory_id',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Change a memory',
  params: memoryParams,
  body: memoryBody,
  data: z.object({ memory }),
  errors: ['memory.not_found'],
});
export const deleteMemory = endpoint({
  method: 'DELETE',
  path: '/memories/:memory_id',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Forget a memory',
  params: memoryParams,
  data: nothing,
  errors: ['memory.not_found'],
});
