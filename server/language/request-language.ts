import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '@loupe/shared/lib/language';
import type { Caller } from '../http/caller.ts';
import { languageOfHeader, speaking } from './language.ts';

/** Gives every request its language, and does its work in it. */
export function addRequestLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => speaking(languageOf(request, null), done));
}

/** What the request asks for; without a wish that of the caller's account, else English. */
export function languageOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  caller: Pick<Caller, 'language'> | null,
): Language {
  return languageOfHeader(headers['accept-language']) ?? caller?.language ?? 'en';
}
