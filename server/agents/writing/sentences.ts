import { splitSentences } from '../../claims/sentence-split.ts';

/** Text without the marks of Markdown. */
function bare(text: string): string {
  return text
    .replace(/^#{1,6}\s+|^[-*+]\s+|^>\s*/, '')
    .replace(/\*\*|__|`/g, '')
    .trim();
}

/** Words of four letters or more, without endings. */
function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .match(/[\p{L}]{4,}/gu)
      ?.map((word) => word.replace(/(?:ing|ed|es|s)$/, '')) ?? [],
  );
}

/** The two neighbouring sentences of a passage the first of which shares most words with the query; null when none shares `least`. */
export function bestQuote(text: string, query: string, least = 1): string | null {
  const wanted = wordsOf(query);
  const sentences = text
    .split('\n')
    .filter((line) => !/^[#>|]|^-\s/.test(line.trim()))
    .filter((line) => !line.includes(' | '))
    .flatMap((line) => splitSentences(bare(line), 'de').map((sentence) => sentence.text));
  const score = (sentence: string) => [...wordsOf(sentence)].filter((word) => wanted.has(word)).length;
  const best = sentences.reduce(
    (top, sentence, i) => (score(sentence) > score(sentences[top] ?? '') ? i : top),
    0,
  );
  if (score(sentences[best] ?? '') < least) return null;
  return sentences
    .slice(best, best + 2)
    .join(' ')
    .slice(0, 420);
}
