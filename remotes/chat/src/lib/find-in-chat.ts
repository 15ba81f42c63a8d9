import type { Message } from '@loupe/shared/contract/chats';
import { plainText } from './plain-text.ts';
import { PLAIN_CHAT } from './run-state.ts';
import type { Turn } from './turns.ts';

/** Where something was found: in which part of a turn, and as which of the finds there, first is 0. */
export interface Find {
  readonly turnId: string;
  readonly part: 'question' | 'answer' | 'report';
  readonly nth: number;
}

/** As something is compared: capital or not, spaces of any kind and length as one; a paragraph ends what belongs together. */
const comparable = (text: string): string =>
  text.toLowerCase().replaceAll(/\s+/gu, (space) => (/\n\s*\n/u.test(space) ? '\n' : ' '));

/** Every place of the words in the turns of a chat, in reading order. What an agent wrote is found in its report. */
export function findInTurns(turns: readonly Turn[], words: string): readonly Find[] {
  const wanted = comparable(words).trim();
  if (wanted === '') return [];
  return turns.flatMap(({ id, question, run, answer }) => {
    const isReport = run !== null && run.agent !== PLAIN_CHAT;
    return [
      ...findsIn(question, wanted, (message) => message.text, { turnId: id, part: 'question' }),
      ...findsIn(answer, wanted, plainTextOf, { turnId: id, part: isReport ? 'report' : 'answer' }),
    ];
  });
}

function findsIn(
  message: Message | null,
  wanted: string,
  textOf: (message: Message) => string,
  place: Omit<Find, 'nth'>,
): Find[] {
  if (!message) return [];
  const count = countOf(comparable(textOf(message)), wanted);
  return Array.from({ length: count }, (_, nth) => ({ ...place, nth }));
}

function countOf(text: string, wanted: string): number {
  let count = 0;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) count += 1;
  return count;
}

const plainTexts = new WeakMap<Message, string>();

function plainTextOf(message: Message): string {
  const known = plainTexts.get(message) ?? plainText(message.text);
  plainTexts.set(message, known);
  return known;
}
