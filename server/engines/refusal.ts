import type { ModelTurn } from './model-client.ts';
import { textLimits } from './text-limits.ts';

const refusing =
  /^\W*(?:i['’]?m (?:very |really )?sorry|sorry\b|i (?:can(?:no|['’])t|cannot|won['’]t|am (?:not able|unable))|as an ai\b|unfortunately,? i\b|es tut mir leid|tut mir leid|leider kann ich|ich kann (?:ihnen |dir )?(?:dabei|das|diese|hierbei|leider|nicht)|als (?:ki|sprachmodell)\b)/iu;

/**
 * True for a last turn that is no work to be paid for: the endpoint says that the model declined before it had written
 * anything of use, or where a report was asked for there is one sentence, or an excuse, that rests on nothing.
 */
export function isDeclined(turn: ModelTurn, isReport: boolean): boolean {
  const text = turn.text.trim();
  if (text.length >= textLimits.leastCharacters || turn.cut) return false;
  if (turn.isRefused || text === '') return true;
  const isWork = /\]\(#(?:source|figure):|^#{1,6} |^\|/m.test(text);
  return isReport && !isWork && (refusing.test(text) || sentences(text) <= 1);
}

function sentences(text: string): number {
  return text.split(/[.!?](?=\s|$)|\n/).filter((part) => /\p{L}/u.test(part)).length;
}
