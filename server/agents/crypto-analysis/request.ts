import { periods, type Period } from '../../tools/indicators/study.ts';
import { appError } from '../../errors/app-error.ts';
import type { RunFacts } from '../../engines/run-context.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';
import { cryptoTexts } from './messages/crypto-texts.ts';

export const cryptoSlug = 'crypto-analysis';

/** What was asked for, with every default settled. */
export interface CryptoRequest {
  readonly files: AgentFiles;
  readonly period: Period;
  /** As typed, one word or pair each; empty for all. */
  readonly coins: readonly string[];
}

/** Reads the form. Throws `agent.inputs_invalid` with the field. */
export function readCryptoRequest(
  inputs: RunFacts['inputs'],
  asked?: { readonly fileIds?: readonly string[] },
): CryptoRequest {
  const files = readAgentFiles(cryptoSlug, inputs, { fields: [{ name: 'prices' }], needed: true }, asked);
  const period = inputs.period || '1y';
  if (!Object.hasOwn(periods, period))
    throw appError('agent.inputs_invalid', {
      field: 'period',
      sentence: cryptoTexts.said((t) => t.refusals.period),
    });
  const coins = (inputs.coins ?? '')
    .split(/[,;\n]|\s(?:and|und)\s/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return { files, period: period as Period, coins };
}
