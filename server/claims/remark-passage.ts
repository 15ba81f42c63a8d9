import { isFormality } from './formalities.ts';
import { givesOrders } from './gives-orders.ts';
import { leaningOf } from './leaning.ts';
import { refuses, turns } from './turning.ts';

interface Sentence {
  readonly text: string;
  readonly start: number;
}

export interface Passage {
  /** Characters from the start of the paragraph. */
  readonly start: number;
  readonly end: number;
}

interface Within {
  readonly sentences: readonly Sentence[];
  readonly headings: readonly string[];
  /** The paragraph answers a question that is quoted with it. */
  readonly isAnswer: boolean;
  /** Tells the sentence that says of which part of a company the others are; null where they are of all of it. */
  readonly opensPart: ((text: string) => boolean) | null;
}

/** As much as a reader takes in as one quotation. */
const longest = 480;
/** So many sentences behind another may say how far it holds. */
const mostBehind = 2;
/** "Now, Athlone.", "Yes.": says nothing without what follows, and nothing of what is meant. */
const shortest = 28;

const endOf = ({ text, start }: Sentence) => start + text.length;

/**
 * A sentence with those before it that it leans on and those behind it that turn it; null where it cannot be understood
 * and nothing that explains it is before it, or where all of it is too long to be quoted.
 */
export function passageOf(at: number, within: Within): Passage | null {
  const { sentences } = within;
  const from = firstOf(at, within);
  const own = sentences[at];
  const first = from === null ? undefined : sentences[from];
  if (own === undefined || first === undefined) return null;
  const end = endBehind(at, first.start, sentences);
  return end === null || end - first.start > longest ? null : { start: first.start, end };
}

/** Where a sentence is with what it leans on. */
function firstOf(at: number, { sentences, headings, isAnswer, opensPart }: Within): number | null {
  const last = sentences[at];
  let from = at;
  for (;;) {
    const one = sentences[from];
    const before = sentences[from - 1];
    if (one === undefined || last === undefined) return null;
    const asked = before?.text.endsWith('?') === true;
    const isOfPart = opensPart !== null && !opensPart(one.text);
    const own = leaningOf(one.text, headings);
    const leaning = asked ? 'needed' : own === 'none' && isOfPart ? 'better' : own;
    const isFiller = from < at && one.text.length < shortest;
    if (leaning === 'none' && !isFiller) return from;
    const isHard = leaning === 'needed';
    const isAlone = before === undefined || endOf(last) - before.start > longest || isUnfit(before.text);
    if (isAlone) return isHard && !(isAnswer && from === 0) ? null : from;
    from -= 1;
  }
}

const isUnfit = (text: string) => givesOrders(text) || isFormality(text);

/** Where what turns a sentence ends; null where it is taken back by more than can be quoted with it. */
function endBehind(at: number, start: number, sentences: readonly Sentence[]): number | null {
  let last = at;
  for (let next = at + 1; next <= at + mostBehind; next += 1) {
    const [said, one] = [sentences[next - 1], sentences[next]];
    if (said === undefined || one === undefined || !turns(one.text, said.text) || isUnfit(one.text)) break;
    if (endOf(one) - start > longest) {
      if (refuses(one.text)) return null;
      break;
    }
    last = next;
  }
  const own = sentences[last];
  return own === undefined ? null : endOf(own);
}
