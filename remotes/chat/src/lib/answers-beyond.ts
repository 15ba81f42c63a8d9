import { PLAIN_CHAT } from './run-state.ts';
import type { TurnWindow } from './turn-window.ts';
import type { Turn } from './turns.ts';

/** Longer ones are read in parts when they are shown, characters. */
const LONGEST = 8_000;

/** The answers in text of the turns beyond both edges of what is mounted, at most `count` on each side, the nearest first. */
export function answersBeyond(turns: readonly Turn[], { start, end }: TurnWindow, count: number): string[] {
  const texts: string[] = [];
  for (let distance = 0; distance < count; distance += 1) {
    for (const turn of [turns[start - 1 - distance], turns[end + distance]]) {
      const text = turn ? answerText(turn) : '';
      if (text !== '' && text.length <= LONGEST) texts.push(text);
    }
  }
  return texts;
}

/** A report has a place of its own. */
function answerText({ run, answer }: Turn): string {
  return run === null || run.agent === PLAIN_CHAT ? (answer?.text ?? '') : '';
}
