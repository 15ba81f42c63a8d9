import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { appError, type AppError } from '../errors/app-error.ts';

interface Issue {
  readonly field: string;
  readonly keyword: string;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What the schema refused, as one sentence that names the field. */
export function validationError(validation: readonly ZodFastifySchemaValidationError[]): AppError {
  const [first] = validation;
  if (!first) return appError('request.invalid');
  const issue = {
    field: fieldOf(first.instancePath),
    keyword: String(first.keyword),
    message: first.message ?? '',
    params: first.params as Record<string, unknown>,
  };
  if (!issue.field)
    return appError('request.invalid', {
      sentence: 'The request needs a body with the fields of this endpoint, as JSON.',
    });
  return appError('request.invalid', {
    sentence: `The field “${issue.field}” ${complaint(issue)}.`,
    field: issue.field,
  });
}

/** `/a/b/0` → `a.b.0`. */
function fieldOf(instancePath: string): string {
  return instancePath.split('/').filter(Boolean).join('.');
}

function complaint({ keyword, message, params }: Issue): string {
  const limit =
    typeof params.maximum === 'number' || typeof params.maximum === 'bigint'
      ? params.maximum
      : params.minimum;
  const unit = params.origin === 'string' ? ' characters' : params.origin === 'array' ? ' entries' : '';
  switch (keyword) {
    case 'invalid_type':
      return message.endsWith('received undefined') ? 'is missing' : `must be ${kindName(params.expected)}`;
    case 'too_big':
      return `is larger than allowed, at most ${String(limit)}${unit}`;
    case 'too_small':
      return limit === 1 && params.origin === 'string'
        ? 'is empty'
        : `is smaller than allowed, at least ${String(limit)}${unit}`;
    case 'invalid_value':
      return `must be one of ${(params.values as unknown[] | undefined)?.map(String).join(', ') ?? 'the known values'}`;
    default:
      return 'is not valid';
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function kindName(expected: unknown): string {
  return kinds[String(expected)] ?? String(expected);
}
