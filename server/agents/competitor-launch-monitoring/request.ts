import type { RunFacts } from '../../engines/run-context.ts';
import { appError } from '../../errors/app-error.ts';
import { competitorOf, type Competitor } from '../../launches/competitors.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';
import { launchTexts } from './messages/launch-texts.ts';

export interface LaunchRequest {
  readonly competitors: readonly Competitor[];
  readonly ownProducts: readonly string[];
  /** YYYY-MM-DD. */
  readonly since: string | null;
  readonly files: AgentFiles;
}

const fields = [
  { name: 'sources', samples: ['press', 'feed.xml'] },
  { name: 'old_prices', takes: 'one', samples: ['prices-old.csv'] },
  { name: 'new_prices', takes: 'one', samples: ['prices-new.csv'] },
] as const;

const mostCompetitors = 40;

const refuse = (field: string, pick: 'noCompetitors' | 'tooMany' | 'since') =>
  appError('agent.inputs_invalid', { field, sentence: launchTexts.said((t) => t.form.refusals[pick]) });

/** Names divided by semicolons and lines, else by commas: "Pellet, Rose & Co; Dunmore" are two. */
function namesIn(text: string | undefined): string[] {
  const mark = /[;\n]/u.test(text ?? '') ? /[;\n]/u : /,/u;
  const names = (text ?? '').split(mark).map((one) => one.replace(/^\s*(?:[-*•]|\d+[.)])\s+/u, '').trim());
  return [
    ...new Map(names.filter((one) => /\p{L}/u.test(one)).map((one) => [one.toLowerCase(), one])).values(),
  ];
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** What the report is about, in words. */
export function subjectText({ ownProducts: [own] }: Pick<LaunchRequest, 'ownProducts'>): string {
  const { report } = launchTexts();
  return own === undefined ? report.subject : report.subjectOf(own);
}

/** Without the short names in brackets, save where two would be called the same. */
function competitorsOf(listed: readonly string[]): Competitor[] {
  const all = listed.map(competitorOf);
  return all.map((one, i) => {
    const isShared = all.some((other, at) => at !== i && other.name === one.name);
    return isShared ? { ...one, name: listed[i] ?? one.name } : one;
  });
}

/** What was asked for. Throws `agent.inputs_invalid` with the field. */
export function readLaunchRequest(
  inputs: RunFacts['inputs'],
  asked?: { readonly fileIds?: readonly string[] },
): LaunchRequest {
  const names = namesIn(inputs.competitors);
  if (names.length === 0) throw refuse('competitors', 'noCompetitors');
  if (names.length > mostCompetitors) throw refuse('competitors', 'tooMany');
  const since = inputs.since?.trim() ?? '';
  if (since !== '' && !isDay(since)) throw refuse('since', 'since');
  return {
    competitors: competitorsOf(names),
    ownProducts: namesIn(inputs.own_product),
    since: since === '' ? null : since,
    files: readAgentFiles(
      'competitor-launch-monitoring',
      inputs,
      { fields: [...fields], needed: true },
      asked,
    ),
  };
}
