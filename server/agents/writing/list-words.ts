import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { lastListWord } from '../../tools/number-text.ts';

/** "a", "a and b", "a, b and c", of running text with links in it. */
export function listWords(items: readonly Said[]): Words {
  const last = items.at(-1) ?? '';
  return items.length < 2
    ? joinWords([last])
    : words`${joinWords(items.slice(0, -1), ', ')} ${lastListWord()} ${last}`;
}
