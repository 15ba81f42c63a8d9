import { splitClauses } from './split-clauses.ts';
import { announcesQuestions, asksOrTells, courtesy, goesOn } from './question-words.ts';

/** Longer messages are texts somebody pasted, not questions. */
const longestMessage = 3_000;
const longestPart = 400;

export interface SplitQuestions {
  /** Each question in the words of the person; one when the message is one question. */
  readonly parts: readonly string[];
  /** Only words such as "and" join them: where the whole is understood as it stands, it is one question. */
  readonly isOpen: boolean;
}

/** "1.", "2)", "b)", "-", "•" at the beginning of a line. */
const marker = /^\s*(?:\d{1,2}[.)]|\(\d{1,2}\)|[a-h][.)]|[-*•–])\s+/iu;
const numberMarker = /^(?:\d{1,2}[.)]|\(\d{1,2}\)|[a-h]\))\s+/iu;

/** A question begins here, behind the end of another one. */
const nextSentence = /(?<=[?？]["”'’)]?)\s+(?=[\p{L}\p{N}"“(-])/u;

const isQuestion = (text: string) =>
  /[?？]["”'’)]?\s*$/u.test(text) || asksOrTells.test(text) || goesOn.test(text);
const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Items of a list that has two at least, and what stands before and behind it; null where there is no list. */
function listIn(lines: readonly string[]): { intro: string; items: string[] } | null {
  const first = lines.findIndex((line) => marker.test(line));
  if (first < 0 || lines.filter((line) => marker.test(line)).length < 2) return null;
  const items: string[] = [];
  for (const line of lines.slice(first)) {
    if (marker.test(line)) items.push(line.replace(marker, ''));
    // A line without a mark goes on with the item above it.
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { intro: tidy(lines.slice(0, first).join(' ')), items: items.map(tidy) };
}

/** What stands before a list of questions narrows each of them, unless it only announces them. */
function withIntro(intro: string, parts: readonly string[]): string[] {
  if (intro === '' || announcesQuestions.test(intro) || courtesy.test(intro)) return [...parts];
  return parts.map((part) => `${intro} ${part}`);
}

/** Sentences of one paragraph of which each asks; what only adds to a question stays with it. */
function sentencesIn(text: string): string[] {
  const parts: string[] = [];
  for (const piece of text.split(nextSentence).map(tidy)) {
    const bare = piece.replace(numberMarker, '');
    const last = parts.at(-1);
    if (courtesy.test(bare)) continue;
    if (last === undefined || isQuestion(bare))
      parts.push(last === undefined && parts.length === 0 ? piece : bare);
    else parts[parts.length - 1] = `${last} ${piece}`;
  }
  return parts;
}

/** Parts that a mark or a line of its own tells apart. */
function marked(message: string): string[] {
  const lines = message.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const list = listIn(lines);
  if (list !== null) {
    const isOfQuestions = list.items.every(isQuestion);
    const isAnnounced = list.intro === '' || announcesQuestions.test(list.intro);
    if (isOfQuestions || isAnnounced) return withIntro(list.intro, list.items);
    return [tidy(message)];
  }
  const own = lines.map(tidy).filter((line) => !courtesy.test(line));
  const [head = '', ...rest] = own;
  if (own.length > 1 && own.every(isQuestion)) return own.flatMap(sentencesIn);
  if (own.length > 2 && head.endsWith(':') && rest.every(isQuestion))
    return withIntro(head, rest.flatMap(sentencesIn));
  return sentencesIn(tidy(message)).map((part) => part.replace(numberMarker, ''));
}

/** What somebody quotes asks nothing: it is put out of sight, character by character, and back again. */
const quotation = /“[^”\n]{1,200}”|„[^“”\n]{1,200}[“”]|«[^»\n]{1,200}»|"[^"\n]{1,200}"/gu;
const hide = (text: string) =>
  text.replace(quotation, (quoted) => quoted.replace(/ /gu, '\uE000').replace(/\?/gu, '\uE001'));
const unhide = (text: string) => text.replace(/\uE000/gu, ' ').replace(/\uE001/gu, '?');

/** The questions of a message, where it asks several things. What is one question is never taken apart. */
export function splitQuestions(message: string): SplitQuestions {
  const whole = { parts: [message.trim()], isOpen: false };
  if (message.length > longestMessage) return whole;
  const sure = marked(hide(message)).filter((part) => part !== '');
  const parts = sure.flatMap(splitClauses).map(unhide);
  if (parts.length < 2 || parts.some((part) => part.length > longestPart)) return whole;
  return { parts, isOpen: sure.length < 2 };
}
