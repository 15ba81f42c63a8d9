import { isUnitWord } from './units.ts';

const common = new Set(
  `about above after again also among another because been before being below between both does during each from
  further have having here into itself just more most much only other over same should some such than that their them
  then there these they this those through under until very were what when where which while with would your
  aber alle allem allen aller alles auch beim bereits damit dann dass davon dazu diese diesem diesen dieser dieses doch
  durch einem einen einer eines etwa gegen haben hatte hatten ihre ihrem ihren ihrer immer jedoch kann können mehr nach
  nicht noch oder ohne sein seine seinem seinen seiner sich sind sowie über unter vier viel vom waren weil weiter wenn
  werden wird wurde wurden zwischen according says said report reports reported shows laut zeigt berichtet`
    .split(/\s+/)
    .filter(Boolean),
);

const smallWords = new Set(
  `the and but for its his her our net gross total sales revenue profit costs der die das den dem des ein eine und aber
  für ihr ihre sein seine netto brutto jan feb mar apr jun jul aug sep oct nov dec okt dez item unit date`.split(
    /\s+/,
  ),
);

/** What a statement must share with its source. */
export interface KeyWords {
  /** Words of content, by their beginnings. */
  readonly content: ReadonlySet<string>;
  /** Names and abbreviations, as written. */
  readonly names: readonly string[];
}

/** Names are recognised by their capitals, which in German all nouns have: there only abbreviations and mixed words are. */
export function keyWordsOf(text: string, language: string | null): KeyWords {
  const content = new Set<string>();
  const names: string[] = [];
  for (const [index, match] of [...text.matchAll(/[\p{L}][\p{L}\p{N}&’'-]*/gu)].entries()) {
    const word = match[0].replace(/['’]s?$/, '');
    if (isUnitWord(word)) continue;
    if (isName(word, index === 0 || startsSentence(text, match.index), language)) names.push(word);
    else if (word.length >= 4 && !common.has(word.toLowerCase())) content.add(stemOf(word));
  }
  return { content, names };
}

function isName(word: string, isFirst: boolean, language: string | null): boolean {
  if (/^\p{Lu}[\p{Lu}\p{N}&]+$/u.test(word)) return true;
  return language === 'en' && !isFirst && /^\p{Lu}/u.test(word) && word.length > 1;
}

function startsSentence(text: string, at: number): boolean {
  return /(?:[.!?:|"“„*(]\s*|^\s*)$/u.test(text.slice(Math.max(0, at - 4), at));
}

/** Words of a text that may name somebody or something; small words at its beginning do not. */
export function wordsWithCapital(text: string): string[] {
  const words = text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}&’'-]{2,}/gu) ?? [];
  return words.filter(
    (word) => !smallWords.has(word.toLowerCase()) && !common.has(word.toLowerCase()) && !isUnitWord(word),
  );
}

/** Enough of a word to know it again in another form. */
export function stemOf(word: string): string {
  return word.toLowerCase().slice(0, Math.max(4, Math.min(6, word.length - 2)));
}

/** True when the words of the text include the name. */
export function holdsName(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase());
}

/** Share of the words of content that the text holds; 1 when there are none. */
export function shareHeld(text: string, words: ReadonlySet<string>): number {
  if (words.size === 0) return 1;
  const low = text.toLowerCase();
  return [...words].filter((stem) => low.includes(stem)).length / words.size;
}
