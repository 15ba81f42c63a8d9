import type { AgentCard } from '@loupe/shared/contract/agents';
import type { Environment } from '@loupe/shared/environment';
import type { RequestFailure } from '@loupe/shared/stores/request';
import { fileTexts } from '#texts/files';
import { composerTexts } from '#texts';
import type { Attachment } from './attachment.ts';
import type { ComposerContent, SendProblem } from './composer.ts';
import { lengthProblem } from './length-problem.ts';
import { placeOf, type NewMessage } from './start-run.ts';

/** The message as the server takes it. */
export function bodyOf({ text, agent, attachments }: ComposerContent): NewMessage {
  const ids = attachments.flatMap((attachment) => (attachment.stored ? [attachment.stored.id] : []));
  return {
    text: text.trim(),
    ...(agent && { agent: agent.slug }),
    ...(ids.length > 0 && { attachment_ids: ids }),
  };
}

/** Why a message cannot be sent yet; `none` when it can, null when there is nothing to send and nothing to say. */
export function problemBefore(
  environment: Environment,
  text: string,
  attachments: readonly Attachment[],
): SendProblem | null | 'none' {
  if (text.trim() === '' && attachments.length === 0) return null;
  const tooLong = lengthProblem(text);
  if (tooLong) return tooLong;
  if (attachments.some((one) => one.state === 'uploading'))
    return { message: composerTexts.waitForFiles, action: null };
  if (attachments.some((one) => one.state === 'paused' || one.state === 'missing'))
    return { message: fileTexts.holdBack, action: null };
  if (attachments.some((one) => one.state === 'failed'))
    return { message: composerTexts.failedFile, action: null };
  if (!environment.network.isOnline()) return { message: composerTexts.offline, action: null };
  return 'none';
}

/** The server's sentence with the place in the file when it is known, and what helps. */
export function problemOf(error: RequestFailure, agent: AgentCard | null): SendProblem | null {
  if (error.kind === 'cancelled') return null;
  if (error.kind === 'offline') return { message: composerTexts.offline, action: null };
  const place = placeOf(error);
  const where = place ? ` (${composerTexts.atLine(place.line, place.column)})` : '';
  const message = `${error.message}${where} ${composerTexts.failed}`;
  if (error.code === 'credits.not_enough') return { message, action: 'usage' };
  const isForm = agent !== null && (error.code === 'agent.inputs_invalid' || error.code === 'prices.invalid');
  return { message, action: isForm ? 'form' : null };
}
