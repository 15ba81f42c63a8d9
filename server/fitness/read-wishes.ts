import {
  cautions,
  longAgo,
  notOver,
  clearedWords,
  complaintWords,
  deniedPart,
  type CautionId,
} from '../packs/fitness/cautions.ts';
import { limitIds, type LimitId } from '../packs/fitness/movements.ts';
import { equipmentWords, limitWords, nothingWords } from '../packs/fitness/words.ts';
import { movementsIn, type Limits, type Owned } from './exercises.ts';

const partsOf = (text: string): string[] =>
  text
    .split(/[,;/\n]|\.\s|\band\b|\bund\b|\bplus\b/iu)
    .map((one) => one.trim().replace(/\.$/u, ''))
    .filter((one) => one !== '');

/** Words that turn a part round: "no bench". */
const turned = /\b(?:no|not|without|never|except|kein\w*|nicht|ohne|nie|außer)\b/iu;

/** What a person has to train with; "gym, no barbell" has everything but that. */
export function readEquipment(text: string): {
  readonly found: Owned;
  /** Parts that were not understood, as written. */
  readonly notUnderstood: readonly string[];
} {
  const notUnderstood: string[] = [];
  const found = new Set<string>();
  const without = new Set<string>();
  for (const part of partsOf(text)) {
    const known = equipmentWords.filter(([word]) => word.test(part));
    const means = known.flatMap(([, all]) => all);
    if (known.length === 0) notUnderstood.push(part);
    for (const one of means) (turned.test(part) ? without : found).add(one);
  }
  return { found: new Set([...found].filter((one) => !without.has(one))), notUnderstood };
}

/** A word that ends the planning, as written. */
export interface Caution {
  readonly id: CautionId;
  readonly said: string;
}

export interface ReadLimits extends Limits {
  readonly cautions: readonly Caution[];
  /** Parts that say nothing that was understood, as written. */
  readonly notUnderstood: readonly string[];
  /** A condition was named and the person says that a physician agreed. */
  readonly isCleared: boolean;
}

/**
 * What a person must spare. A part of the body counts wherever it is named, "no knee pain" too: rather too much is left out.
 * A complaint without a part of the body, and words of `packs/fitness/cautions.ts`, end the planning.
 */
export function readLimits(text: string): ReadLimits {
  const parts = partsOf(text).filter((part) => !nothingWords.test(part));
  const isCleared = clearedWords.test(text);
  const read = parts.map((part, i) => partRead(part, parts[i + 1] ?? '', isCleared));
  const limits = new Set(read.flatMap((one) => one.limits));
  return {
    parts: limitIds.filter((id) => limits.has(id)),
    movements: [...new Set(read.flatMap(({ movements }) => movements))],
    cautions: read.flatMap(({ caution }) => caution ?? []),
    notUnderstood: read.flatMap(({ part, isUnderstood }) => (isUnderstood ? [] : [part])),
    isCleared: isCleared && read.some(({ isCondition }) => isCondition),
  };
}

const limitsIn = (part: string): LimitId[] =>
  limitWords.flatMap(([found, limit]) => (found.test(part) ? [limit] : []));

/**
 * An injury of years ago, of a part that can be spared; of the back it is for a physician to judge. What follows ("not
 * healed") speaks of it too, unless it names a part of its own.
 */
function isOldInjury(part: string, next: string): boolean {
  const limits = limitsIn(part);
  const whole = limitsIn(next).length > 0 ? part : `${part} ${next}`;
  return limits.length > 0 && !limits.includes('back') && longAgo.test(part) && !notOver.test(whole);
}

function partRead(part: string, next: string, isCleared: boolean) {
  const limits = limitsIn(part);
  const movements = movementsIn(part);
  const worst = cautions.find(({ words }) => words.test(part));
  const named = worst?.id === 'injury' && isOldInjury(part, next) ? undefined : worst;
  const isDenied = deniedPart.test(part) && (named !== undefined || complaintWords.test(part));
  const said = isDenied ? undefined : named;
  const stops = said !== undefined && !(said.canBeCleared && isCleared);
  const isNamed = limits.length > 0 || movements.length > 0 || said !== undefined;
  const isUnclear = !isNamed && !isDenied && complaintWords.test(part);
  const caution: Caution | null = stops
    ? { id: said.id, said: part }
    : isUnclear
      ? { id: 'unclear', said: part }
      : null;
  return {
    part,
    limits,
    movements,
    caution,
    isCondition: said !== undefined,
    isUnderstood: isNamed || isUnclear || isDenied || clearedWords.test(part),
  };
}
