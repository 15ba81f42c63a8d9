import type { StepHandle } from '../../engines/run-context.ts';
import type { AgentDefinition } from '../agent-definition.ts';
import { holdsEvery, keyWords } from './match-words.ts';

/** What is known of an agent that may be offered. */
export type OfferedAgent = Pick<AgentDefinition, 'slug' | 'title' | 'wants'>;

/** Telling words that one thing an agent is wanted for must have; a single word says too little. */
const leastWords = 2;
/** Words of a question that the agent says nothing of: a name, a number. With more of them it asks something else. */
const mostForeign = 1;
const longestQuestion = 300;

/** What could be said of anything. */
const vague = new Set(
  'should see put stop same person new better choose offer name screen check runs run plan last read search report find use works work analyse put sollen sehen dieselbe neu letzten letzte besser wählen auswählen angebot namen prüfen prüfung vergleichen leitet lesen suchen suche erstellen auswerten berechnen'.split(
    ' ',
  ),
);
const isTelling = (word: string) => !vague.has(word);

/** True when the question holds every word of something the agent is wanted for, and hardly another. */
function fits(question: string, { title, wants }: OfferedAgent): boolean {
  const said = [title, ...wants];
  const foreign = keyWords(question).filter((word) => !said.some((want) => holdsEvery(want, [word])));
  if (foreign.length > mostForeign) return false;
  return said.some((want) => {
    const words = keyWords(want);
    return words.filter(isTelling).length >= leastWords && holdsEvery(question, words);
  });
}

/** The one agent that is wanted for just what was asked; null when no agent is, or several are. */
export function agentFor(question: string, agents: readonly OfferedAgent[]): OfferedAgent | null {
  const fitting = agents.filter((agent) => fits(question, agent));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** Offers the agent that a question is for, with the question as it was asked. */
export function offerAgent(step: StepHandle, question: string, agents: readonly OfferedAgent[]): void {
  const found = question.length > longestQuestion ? null : agentFor(question, agents);
  if (found !== null) step.suggest(question, found.slug);
}
