import { maxMessageLength } from '@loupe/shared/lib/message-limits';
import { composerTexts } from '#texts';
import type { SendProblem } from './composer.ts';

/** Why a text is no message, and that it can be a file; null when it is short enough. */
export function lengthProblem(text: string): SendProblem | null {
  return text.trim().length > maxMessageLength
    ? { message: composerTexts.tooLong(maxMessageLength), action: 'attach' }
    : null;
}
