import { companyForms, genericCompanyWords } from '../packs/names/generic-company-words.ts';
import { particles } from '../packs/names/particles.ts';
import { commonNames } from '../packs/names/common-names.ts';
import { foldText } from './fold-name.ts';
import { knownNames } from './known-names.ts';
import { likenessOf } from './match-names.ts';
import { nameParts, type NameParts, type NameToken } from './name-tokens.ts';
import type { AskedParty } from './party.ts';
import { companyLikeness } from './screen-company.ts';
import { tokenLikeness } from './token-likeness.ts';

/** A name in a sentence that is like the asked one. */
export interface FoundName {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly score: number;
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Below it a name in a text is not looked at again. */
const leastScore = 0.7;
/** More words than the asked name has: second names, particles. */
const moreWords = 3;
const companyWords = new Set([
  ...genericCompanyWords,
  ...companyForms.flatMap(({ words }) => words),
  'foundation',
  'trust',
  'stiftung',
]);

const wordsOf = (sentence: string): Word[] =>
  [...sentence.matchAll(/[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'’&-]|\.(?=\p{L}))*\.?(?<!\p{Ll}{3}\.)/gu)].map(
    ({ 0: text, index }) => {
      const own = text.replace(/['’]s?$/u, '');
      return { text: own, start: index, end: index + own.length };
    },
  );

const isCased = (text: string) => /[\p{Lu}\p{Ll}]/u.test(text);
const isNameWord = ({ text }: Word) => !isCased(text) || /^\p{Lu}/u.test(text) || /-\p{Lu}/u.test(text);
const isParticle = ({ text }: Word) => particles.has(foldText(text));
const isAdjacent = (sentence: string, a: Word, b: Word) =>
  /^[\s.,]{0,2}$/u.test(sentence.slice(a.end, b.start)) && !/[.] $/u.test(sentence.slice(a.end, b.start));

/** Looks for one asked party in sentences. What was said of a word once is remembered. */
export class NameFinder {
  readonly #asked: AskedParty;
  readonly #parts: readonly NameParts[];
  readonly #tokens: readonly NameToken[];
  readonly #known = new Map<string, boolean>();
  readonly #scores = new Map<string, number>();
  readonly #most: number;

  constructor(asked: AskedParty) {
    this.#asked = asked;
    this.#parts = asked.names.map(nameParts);
    this.#tokens = this.#parts.flatMap(({ tokens }) =>
      tokens.filter(
        ({ kind, text }) => kind === 'word' && (asked.kind === 'person' || !companyWords.has(text)),
      ),
    );
    this.#most = Math.max(2, ...this.#parts.map(({ tokens }) => tokens.length)) + moreWords;
  }

  /** Names of the asked one, from left to right; none lies within another. */
  find(sentence: string): readonly FoundName[] {
    const words = wordsOf(sentence);
    if (!words.some((word) => isNameWord(word) && this.#isLike(word.text))) return [];
    const found: FoundName[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const best = this.#bestFrom(sentence, words, at);
      if (best === null) continue;
      found.push(best);
      while (at + 1 < words.length && (words[at + 1]?.start ?? 0) < best.end) at += 1;
    }
    return found;
  }

  /** The best name that begins at a word, or at one of the next few: "Yesterday Orla Quist" begins at the second. */
  #bestFrom(sentence: string, words: readonly Word[], first: number): FoundName | null {
    const word = words[first];
    if (
      word === undefined ||
      !isNameWord(word) ||
      !(this.#isLike(word.text) || /^\p{Lu}\.?$/u.test(word.text))
    )
      return null;
    let best: FoundName | null = null;
    for (let last = first; last < Math.min(words.length, first + this.#most); last += 1) {
      const [before, end] = [words[last - 1], words[last]!];
      if (last > first && before !== undefined && !isAdjacent(sentence, before, end)) break;
      if (!isNameWord(end)) {
        if (isParticle(end)) continue;
        break;
      }
      if (!this.#isLike(end.text) && last > first) continue;
      const text = sentence.slice(word.start, end.end);
      const score = this.#scoreOf(text);
      if (score >= leastScore && (best === null || score > best.score))
        best = { start: word.start, end: end.end, text, score };
    }
    return best === null ? null : this.#whole(sentence, words, best);
  }

  /** The name with second names beside it; null where it is the name of a company or place called after somebody. */
  #whole(sentence: string, words: readonly Word[], name: FoundName): FoundName | null {
    if (this.#asked.kind === 'company') return this.#wholeCompany(sentence, words, name);
    let [from, to] = [
      words.findIndex(({ start }) => start === name.start),
      words.findIndex(({ end }) => end === name.end),
    ];
    const next = () => words[to + 1];
    while (next() !== undefined && isAdjacentBySpace(sentence, words[to]!, next()!) && isName(next()!))
      to += 1;
    while (
      from > 0 &&
      isAdjacentBySpace(sentence, words[from - 1]!, words[from]!) &&
      isName(words[from - 1]!)
    )
      from -= 1;
    const after = next();
    if (
      after !== undefined &&
      isAdjacentBySpace(sentence, words[to]!, after) &&
      /^\p{Lu}/u.test(after.text) &&
      companyWords.has(foldText(after.text))
    )
      return null;
    const text = sentence.slice(words[from]!.start, words[to]!.end);
    const score = text === name.text ? name.score : this.#scoreOf(text);
    return score < leastScore ? null : { start: words[from]!.start, end: words[to]!.end, text, score };
  }

  /** The name of a company to its legal form; null where it is the beginning of another one's: "Verrall Bau AG". */
  #wholeCompany(sentence: string, words: readonly Word[], name: FoundName): FoundName | null {
    const at = words.findIndex(({ end }) => end === name.end);
    const to = lastOfCompany(sentence, words, at);
    if (to === at) return name;
    const text = sentence.slice(name.start, words[to]!.end);
    const score = this.#scoreOf(text);
    return score < leastScore ? null : { start: name.start, end: words[to]!.end, text, score };
  }

  #isLike(text: string): boolean {
    const folded = foldText(text);
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const own = nameParts(text).tokens;
    const isLike =
      folded.length > 1 &&
      own.some((token) =>
        this.#tokens.some(
          (asked) =>
            tokenLikeness(asked, { ...token, kind: token.kind === 'particle' ? 'word' : token.kind }).score >
            0.8,
        ),
      );
    this.#known.set(text, isLike);
    return isLike;
  }

  #scoreOf(text: string): number {
    const known = this.#scores.get(text);
    if (known !== undefined) return known;
    // A family name alone is nobody's name: it is read where the article has introduced the person.
    const isWhole = this.#asked.kind === 'company' || nameParts(text).tokens.length > 1;
    const score = !isWhole
      ? 0
      : this.#asked.kind === 'person'
        ? Math.max(...this.#parts.map((parts) => likenessOf(parts, nameParts(text)).score))
        : Math.max(...this.#asked.names.map((name) => companyLikeness(name, text).score));
    this.#scores.set(text, score);
    return score;
  }
}

/** Words between a name and its legal form: "Verrall Immobilien Verwaltungs GmbH". */
const mostBeforeForm = 3;
const formWords = new Set(companyForms.flatMap(({ words }) => (words.length === 1 ? words : [])));

/** The word with which a company's name ends that goes on after `at`: its legal form, else what only companies are called. */
function lastOfCompany(sentence: string, words: readonly Word[], at: number): number {
  let company = at;
  for (let to = at + 1; to <= Math.min(words.length - 1, at + 1 + mostBeforeForm); to += 1) {
    const [before, word] = [words[to - 1]!, words[to]!];
    if (!isAdjacentBySpace(sentence, before, word)) break;
    const folded = foldText(word.text);
    const isForm = formWords.has(folded) && /\p{Lu}/u.test(word.text);
    if (isForm) return to;
    if (!isNameWord(word)) break;
    if (company === to - 1 && companyWords.has(folded)) company = to;
  }
  return company;
}

const isAdjacentBySpace = (sentence: string, a: Word, b: Word) =>
  /^\s$/u.test(sentence.slice(a.end, b.start));

/** A word that is known as somebody's name, and written as one. */
function isName({ text }: Word): boolean {
  if (!/^\p{Lu}\p{Ll}+/u.test(text)) return false;
  const folded = foldText(text);
  const { spelled, short } = knownNames(folded, false);
  return commonNames.has(folded) || spelled.length > 0 || short.length > 0;
}
