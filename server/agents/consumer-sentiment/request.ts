import type { RunFacts } from '../../engines/run-context.ts';
import { appError } from '../../errors/app-error.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';
import { sentimentTexts } from './messages/sentiment-texts.ts';

interface SentimentRequest {
  readonly files: AgentFiles;
  readonly product: string;
  readonly segment: string;
  /** Milliseconds since 1970; null for all. */
  readonly since: number | null;
}

/** Reads the form. Throws `agent.inputs_invalid` with the field. */
export function readSentimentRequest(
  inputs: RunFacts['inputs'],
  asked?: { readonly fileIds?: readonly string[] },
): SentimentRequest {
  const day = inputs.since?.trim() ?? '';
  const since = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (day !== '' && Number.isNaN(since))
    throw appError('agent.inputs_invalid', {
      field: 'since',
      sentence: sentimentTexts.said(({ form }) => form.refusals.since),
    });
  return {
    files: readAgentFiles(
      'consumer-sentiment',
      inputs,
      { fields: [{ name: 'reviews' }], needed: true },
      asked,
    ),
    product: inputs.product?.trim() ?? '',
    segment: inputs.segment?.trim() ?? '',
    since: day === '' ? null : since,
  };
}
