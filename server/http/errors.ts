import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorAnswer } from '@loupe/shared/contract/endpoint';
import { AppError, appError } from '../errors/app-error.ts';
import { isDatabaseDown, isUnstorableText } from '../db/database-errors.ts';
import { validationError } from './validation-error.ts';
import { refusals } from '../messages/refusals-texts.ts';
import { languageOf } from '../language/request-language.ts';

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
    error_message: known.sentence[languageOf(request, request.caller)],
    request_id: request.id,
  };
  if (known.retryAfterSeconds !== undefined) void reply.header('retry-after', known.retryAfterSeconds);
  // Not through the endpoint's schema: that one describes the success.
  void reply
    .status(known.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(answer);
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
      sentence: refusals.said((t) => t.badCharacter),
      cause: error,
    });
  return fromFastify(error);
}

function fromFastify(error: FastifyError | Error): AppError {
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return appError('request.too_large', { cause: error });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return appError('request.not_json', { sentence: refusals.said((t) => t.notJson), cause: error });
  if (code.startsWith('FST_ERR_CTP') || error instanceof SyntaxError)
    return appError('request.not_json', { cause: error });
  if (statusCode === 404) return appError('request.not_found', { cause: error });
  if (statusCode === 429) return appError('request.too_many', { cause: error });
  if (statusCode >= 400 && statusCode < 500) return appError('request.invalid', { cause: error });
  return appError('server.unexpected', { cause: error });
}
