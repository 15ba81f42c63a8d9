import type { FinishedRun } from '../../server/agents/testing/run-agent.ts';
import type { Fact } from '../labels.ts';
import type { Statement } from './statements.ts';

export type Researched = Pick<FinishedRun, 'report' | 'answer' | 'figures' | 'sources' | 'findings'>;

/** Headings below which a report lists what is said of others. */
export const ofOthers = /\babout others?\b|other compan|rival|competitor|über andere|wettbewerb|not about/i;

/** A fact in a few words, for the list of failures. */
export const describe = (fact: Fact & { readonly company?: string }) =>
  [fact.company, fact.attribute, fact.period, fact.about, fact.value].filter(Boolean).join(' · ');

/** The labels of the figures a statement links, and what they say of unit and period. */
export function labelsOf(statement: Statement, run: Researched): string[] {
  return statement.figures.flatMap((id) => {
    const figure = run.figures.find((one) => one.id === id);
    return figure === undefined ? [] : [`${figure.label} ${figure.value}`];
  });
}
