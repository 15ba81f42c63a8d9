import { splitSentences } from '../../claims/sentence-split.ts';

/** Characters of a quote. */
const mostQuoted = 420;

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

/** Begins and ends as a sentence does and holds more words than numbers: no heading, no row, no half of one. */
function isWhole(sentence: string): boolean {
  const said = sentence.trim();
  const words = said.match(/\p{L}{2,}/gu) ?? [];
  const numbers = said.match(/\d[\d.,]*/g) ?? [];
  return (
    /^[\p{Lu}\d„“"‘’'(]/u.test(said) &&
    /[.!?][”“"’')]*$/.test(said) &&
    !/ · |\t|(?:^|\s)[IVX]+\.$/.test(said) &&
    words.length >= 4 &&
    words.length > numbers.length
  );
}

/**
 * What to quote of a passage, the best first: the sentence that shares most words with the query with the one behind it,
 * and that sentence alone. Whole sentences only; none when it shares less than `least`.
 */
export function bestQuotes(text: string, query: string, least = 1): string[] {
  const wanted = wordsOf(query);
  const sentences = text
    .split('\n')
    .filter((line) => !/^[#>|]|^-\s/.test(line.trim()))
    .filter((line) => !line.includes(' | '))
    .flatMap((line, at) => splitSentences(bare(line), 'de').map((sentence) => ({ at, text: sentence.text })));
  const score = (sentence: string) =>
    isWhole(sentence) ? [...wordsOf(sentence)].filter((word) => wanted.has(word)).length : -1;
  const best = sentences.reduce(
    (top, sentence, i) => (score(sentence.text) > score(sentences[top]?.text ?? '') ? i : top),
    0,
  );
  const [first, second] = sentences.slice(best, best + 2);
  if (first === undefined || score(first.text) < least) return [];
  // The next paragraph, or the next point of a list, is about something else.
  const goesOn = second !== undefined && second.at === first.at && isWhole(second.text);
  const quotes = goesOn ? [`${first.text} ${second.text}`, first.text] : [first.text];
  return quotes.filter((quote) => quote.length <= mostQuoted);
}
