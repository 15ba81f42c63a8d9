import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorAnswer } from '@loupe/shared/contract/endpoint';
import { errorCodes } from '@loupe/shared/contract/error-codes';
import { AppError, appError } from '../errors/app-error.ts';
import { isDatabaseDown, isUnstorableText } from '../db/database-errors.ts';
import { germanSentences } from './error-sentences-de.ts';
import { validationError } from './validation-error.ts';

/** The one place that turns an error into an answer. What nobody foresaw is logged and becomes `server.unexpected`. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const known = asAppError(error);
  if (known.status >= 500) request.log.error({ err: error, code: known.code }, 'request failed');
  const answer: ErrorAnswer = {
    error: {
      code: known.code,
      ...(known.field !== undefined && { field: known.field }),
      ...(Object.keys(known.details).length > 0 && { details: known.details }),
    },
    error_message: sentenceFor(known, request),
    request_id: request.id,
  };
  // Not through the endpoint's schema: that one describes the success.
  void reply
    .status(known.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(answer);
}

/** The code's own sentence in the language asked for; a more exact one is there in English only. */
function sentenceFor({ code, message }: AppError, { headers }: FastifyRequest): string {
  const wantsGerman = /^de\b/i.test(headers['accept-language'] ?? '');
  return wantsGerman && message === errorCodes[code].sentence ? germanSentences[code] : message;
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  answerError(appError('request.not_found'), request, reply);
}

function asAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error.validation);
  if (isDatabaseDown(error)) return appError('server.unavailable', { cause: error });
  if (isUnstorableText(error))
    return appError('request.invalid', {
      sentence: 'The text contains a character that cannot be stored.',
      cause: error,
    });
  return fromFastify(error);
}

function fromFastify(error: FastifyError | Error): AppError {
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return appError('request.too_large', { cause: error });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return appError('request.not_json', { sentence: 'Send the request as application/json.', cause: error });
  if (code.startsWith('FST_ERR_CTP') || error instanceof SyntaxError)
    return appError('request.not_json', { cause: error });
  if (statusCode === 404) return appError('request.not_found', { cause: error });
  if (statusCode === 429) return appError('request.too_many', { cause: error });
  if (statusCode >= 400 && statusCode < 500) return appError('request.invalid', { cause: error });
  return appError('server.unexpected', { cause: error });
}
