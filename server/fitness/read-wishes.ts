import { equipmentWords, limitRules, nothingWords, weekdayWords } from '../packs/fitness/words.ts';
import type { LimitId, Owned } from './exercises.ts';

interface Read<T> {
  readonly found: T;
  /** Parts that were not understood, as written. */
  readonly notUnderstood: readonly string[];
}

const partsOf = (text: string): string[] =>
  text
    .split(/[,;/\n]|\band\b|\bund\b/iu)
    .map((one) => one.trim().replace(/\.$/u, ''))
    .filter((one) => one !== '');

/** Words that turn a part round: what holds one is left to the person, unless it says "none". */
const turned = /\b(?:no|not|without|never|kein\w*|nicht|ohne|nie)\b/iu;

/** Days of the week from "Mon/Wed/Fri" or "Mo, Mi, Fr": 1 is Monday; each once, in their order. */
export function readWeekdays(text: string): Read<readonly number[]> {
  const notUnderstood: string[] = [];
  const found = new Set<number>();
  for (const part of partsOf(text)) {
    const at = weekdayWords.findIndex((word) => word.test(part));
    if (at < 0) notUnderstood.push(part);
    else found.add(at + 1);
  }
  return { found: [...found].toSorted((a, b) => a - b), notUnderstood };
}

/** What a person has to train with. */
export function readEquipment(text: string): Read<Owned> {
  const notUnderstood: string[] = [];
  const found = new Set<string>();
  for (const part of partsOf(text)) {
    const known = equipmentWords.filter(([word]) => word.test(part));
    const isNothing = known.some(([, means]) => means.length === 0);
    if (known.length === 0 || (turned.test(part) && !isNothing)) notUnderstood.push(part);
    else for (const [, means] of known) for (const one of means) found.add(one);
  }
  return { found, notUnderstood };
}

/** What a person must spare. A part with "no" or "not" in it is not understood: it may mean either. */
export function readLimits(text: string): Read<readonly LimitId[]> {
  const notUnderstood: string[] = [];
  const found = new Set<LimitId>();
  for (const part of partsOf(text)) {
    if (nothingWords.test(part)) continue;
    const known = limitRules.filter(({ words }) => words.test(part));
    if (known.length === 0 || turned.test(part)) notUnderstood.push(part);
    else for (const { id } of known) found.add(id);
  }
  return { found: limitRules.map(({ id }) => id).filter((id) => found.has(id)), notUnderstood };
}
