import type { StepHandle } from '../../engines/run-context.ts';
import { cite, type Evidence } from '../ground/dossier.ts';

const idOf = (one: Evidence) => `${one.dossier.key}:${one.place}:${one.quote}`;

/** More marks nobody follows; how many documents agree is said up to as many as can be shown. */
export const mostDocuments = 8;
const mostPlaces = 4;

/** The sources of a statement: one of each document, or four where there are fewer. */
export function citeFirst(step: StepHandle, evidence: readonly Evidence[]): number[] {
  const seen = new Set<string>();
  const once = evidence.filter((one) => !seen.has(idOf(one)) && seen.add(idOf(one)));
  const documents = new Set<string>();
  const first = once.filter(
    ({ dossier }) => !documents.has(dossier.key) && documents.add(dossier.key).size <= mostDocuments,
  );
  const others = once.filter((one) => !first.includes(one)).slice(0, Math.max(0, mostPlaces - first.length));
  return once.filter((one) => [...first, ...others].includes(one)).map((one) => cite(step, one));
}
