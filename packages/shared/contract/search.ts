import { z } from 'zod';
import { id, instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** A piece of a text; `is_hit` where it is what was looked for. */
const textPart = z.object({ text: z.string(), is_hit: z.boolean() });
export type TextPart = z.output<typeof textPart>;

const foundChat = z.object({
  id: id('cht'),
  title: z.array(textPart),
  agent: z.string().nullable(),
  updated_at: instant,
});
export type FoundChat = z.output<typeof foundChat>;

const foundMessage = z.object({
  id: id('msg'),
  chat_id: id('cht'),
  chat_title: z.string(),
  role: z.enum(['user', 'assistant']),
  agent: z.string().nullable().describe('whom the question went to, or who answered'),
  created_at: instant,
  snippet: z.array(textPart).describe('plain text around what matches'),
});
export type FoundMessage = z.output<typeof foundMessage>;

const searchAnswer = z.object({
  chats: z.array(foundChat).describe('whose titles match, last changed first; the first page alone has them'),
  messages: z.array(foundMessage).describe('the best of the newest matches first'),
  next_cursor: z.string().nullable().describe('for what lies further back'),
  is_complete: z.boolean().describe('false while messages of the caller have yet to be made ready for it'),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

/** Finds words by their stems, in English and German; words in quotes as a phrase; the last word by how it begins. */
export const search = endpoint({
  method: 'GET',
  path: '/search',
  access: 'user',
  status: 200,
  summary: 'Search in all messages, reports and titles of own chats',
  query: z.object({
    q: z.string().max(20_000).describe('at most 500 characters'),
    agent: z.string().max(80).optional().describe('slug of an agent'),
    after: z.string().max(40).optional().describe('ISO 8601 day or instant, from which on'),
    before: z.string().max(40).optional().describe('ISO 8601 day or instant, up to which, exclusive'),
    cursor: z.string().max(200).optional(),
  }),
  data: searchAnswer,
  errors: ['search.too_long'],
});
