import { isErrorCode } from '@loupe/shared/contract/error-codes';
import { sentenceOfCode } from '../../errors/app-error.ts';
import { shown } from '../../language/texts.ts';

/** The sentence of a code that was stored; a code of an older version says that it failed. */
export function sentenceOfFailure(code: string | null): string {
  return shown(sentenceOfCode(isErrorCode(code) ? code : 'payment.declined'));
}
