import type { RunEvent } from '../contract/run-events.ts';
import { emptyRunView, reduceRun, type RunView } from './run-reducer.ts';

/** Folds one event like `reduceRun`, and the questions or answers offered with it. */
export function reduceWithSuggestions(view: RunView, event: RunEvent): RunView {
  const next = reduceRun(view, event);
  if (next === view) return next;
  if (event.type === 'run.finished') return { ...next, isQuestion: event.data.is_question };
  if (event.type !== 'suggestion.added') return next;
  const { text, agent } = event.data;
  if (agent !== undefined) {
    const offers = view.offers ?? [];
    const isKnown = text === '' || offers.some((one) => one.agent === agent && one.text === text);
    return isKnown ? next : { ...next, offers: [...offers, { agent, text }] };
  }
  const known = view.suggestions ?? [];
  return text === '' || known.includes(text) ? next : { ...next, suggestions: [...known, text] };
}

/** Folds a whole log with the questions it offers. */
export function foldWithSuggestions(events: readonly RunEvent[], runId: string): RunView {
  return events.reduce(reduceWithSuggestions, emptyRunView(runId));
}
