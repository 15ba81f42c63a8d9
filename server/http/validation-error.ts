import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { appError, type AppError } from '../errors/app-error.ts';
import { refusals, type RefusalTexts } from '../messages/refusals-texts.ts';

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
      sentence: refusals.said((t) => t.noBody),
    });
  return appError('request.invalid', {
    sentence: refusals.said((t) => t.badField(issue.field, complaint(issue, t))),
    field: issue.field,
  });
}

/** `/a/b/0` → `a.b.0`. */
function fieldOf(instancePath: string): string {
  return instancePath.split('/').filter(Boolean).join('.');
}

function complaint({ keyword, message, params }: Issue, { complaints, kinds }: RefusalTexts): string {
  const limit =
    typeof params.maximum === 'number' || typeof params.maximum === 'bigint'
      ? params.maximum
      : params.minimum;
  const unit =
    params.origin === 'string' ? complaints.characters : params.origin === 'array' ? complaints.entries : '';
  switch (keyword) {
    case 'invalid_type':
      return message.endsWith('received undefined')
        ? complaints.missing
        : complaints.kind(kindName(params.expected, kinds));
    case 'too_big':
      return complaints.tooBig(String(limit), unit);
    case 'too_small':
      return limit === 1 && params.origin === 'string'
        ? complaints.empty
        : complaints.tooSmall(String(limit), unit);
    case 'invalid_value':
      return complaints.oneOf((params.values as unknown[] | undefined)?.map(String) ?? []);
    default:
      return complaints.invalid;
  }
}

function kindName(expected: unknown, kinds: Readonly<Record<string, string>>): string {
  return kinds[String(expected)] ?? String(expected);
}
