import { z } from 'zod';
import { promptLimits, promptName } from '../lib/prompt-limits.ts';
import { id, instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';

const prompt = z.object({
  id: id('prm'),
  name: z.string().describe('typed after a slash in the composer'),
  text: z.string().describe('with places to fill in: {{name}} or {{name|what stands there at first}}'),
  is_shared: z.boolean().describe('for everyone on this site; only admins change it'),
  updated_at: instant,
});
export type Prompt = z.output<typeof prompt>;

const promptBody = z.object({
  name: z.string().max(200).transform(promptName).pipe(z.string().min(1).max(promptLimits.name)),
  text: z.string().trim().min(1).max(promptLimits.text),
  is_shared: z
    .boolean()
    .optional()
    .describe('left out: false for a new one, as it was for one that is changed'),
});

const promptParams = z.object({ prompt_id: z.string().max(80) });

export const listPrompts = endpoint({
  method: 'GET',
  path: '/prompts',
  access: 'user',
  status: 200,
  summary: 'Own prompts and those for everyone, by name',
  data: z.object({ prompts: z.array(prompt) }),
  errors: [],
});
export const createPrompt = endpoint({
  method: 'POST',
  path: '/prompts',
  access: 'user',
  status: 201,
  summary: 'Keep a prompt; the same name with the same text again answers with the one that is there',
  body: promptBody,
  data: z.object({ prompt }),
  errors: ['prompt.name_taken', 'prompt.too_many', 'prompt.admins_only'],
});
export const changePrompt = endpoint({
  method: 'POST',
  path: '/prompts/:prompt_id',
  access: 'user',
  status: 200,
  summary: 'Change a prompt, give it to everyone, or make it one’s own again',
  params: promptParams,
  body: promptBody,
  data: z.object({ prompt }),
  errors: ['prompt.not_found', 'prompt.name_taken', 'prompt.too_many', 'prompt.admins_only'],
});
export const deletePrompt = endpoint({
  method: 'DELETE',
  path: '/prompts/:prompt_id',
  access: 'user',
  status: 200,
  summary: 'Delete a prompt',
  params: promptParams,
  data: nothing,
  errors: ['prompt.not_found', 'prompt.admins_only'],
});
