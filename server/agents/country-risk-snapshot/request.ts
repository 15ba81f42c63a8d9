import { countryIndicators, type CountryIndicator } from '../../packs/country/indicators.ts';
import type { RunFacts } from '../../engines/run-context.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';
import { plainKey } from './read-indicators.ts';
import { ruleOf } from './weigh.ts';

export interface CountryRequest {
  readonly files: AgentFiles;
  readonly country: string;
  readonly sector: string;
  /** Countries to compare with; all of the file when empty. */
  readonly peers: readonly string[];
  /** What the person said each indicator weighs, by its id in the pack. */
  readonly weights: ReadonlyMap<string, number>;
  readonly notUnderstood: readonly string[];
}

const lineOfWeight = /^(.+?)\s*[:=]?\s+(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/u;

/** "Inflation = 3", a line each; names as in the file or as the pack knows them. */
function readWeights(text: string): Pick<CountryRequest, 'weights' | 'notUnderstood'> {
  const weights = new Map<string, number>();
  const notUnderstood: string[] = [];
  for (const line of text.split('\n').flatMap((one) => one.trim() || [])) {
    const [, name = '', number = ''] = lineOfWeight.exec(line.replace(/[:=]/gu, ' ')) ?? [];
    const rule =
      ruleOf(name, name.trim()) ?? countryIndicators.find(({ id }) => plainKey(id) === plainKey(name));
    if (name === '' || rule === undefined) notUnderstood.push(line);
    else weights.set(rule.id, Number(number.replace(',', '.')));
  }
  return { weights, notUnderstood };
}

/** Weights of the form hold alone where there are any: what is not named there weighs nothing. */
export const weightIn =
  ({ weights }: Pick<CountryRequest, 'weights'>) =>
  (rule: CountryIndicator): number =>
    weights.size === 0 ? rule.weight : (weights.get(rule.id) ?? 0);

/** Reads the form. Throws `agent.inputs_invalid` with the field. */
export function readCountryRequest(
  inputs: RunFacts['inputs'],
  asked?: { readonly fileIds?: readonly string[] },
): CountryRequest {
  return {
    files: readAgentFiles(
      'country-risk-snapshot',
      inputs,
      {
        fields: [
          { name: 'indicators', takes: 'one', samples: ['indicators.csv'] },
          { name: 'news', samples: ['news.md'] },
        ],
        needed: true,
      },
      asked,
    ),
    country: inputs.country?.trim() ?? '',
    sector: inputs.sector?.trim() ?? '',
    peers: (inputs.peers ?? '').split(/[,;\n]/u).flatMap((one) => one.trim() || []),
    ...readWeights(inputs.weights ?? ''),
  };
}
