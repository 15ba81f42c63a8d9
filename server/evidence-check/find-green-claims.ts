import type { Block } from '../claims/blocks.ts';
import type { ClaimDocument } from '../claims/claim-document.ts';
import { everyMatch } from '../claims/every-match.ts';
import { modalityOf } from '../claims/modality.ts';
import { sentencesOf, splitSentences } from '../claims/sentence-split.ts';
import { kindRules, type ClaimKind } from '../packs/claims/claim-kinds.ts';
import { comparedWith } from '../packs/claims/measures.ts';
import { aimWords, doneWords, otherWords, partnerFirst, saidBy, selfWords } from '../packs/claims/stances.ts';
import type { PartByPart } from '../part-by-part.ts';
import { claimedNumbers } from './claimed-numbers.ts';
import type { ClaimedNumber, GreenClaim, Stance } from './green-claim.ts';

type Language = 'en' | 'de';

const german =
  /(?<!\p{L})(?:wir|unser\p{L}*|nicht|kein\p{L}*|ist|sind|der|die|das|und|wurden?|hat|haben|mit)(?!\p{L})/giu;
const english = /(?<!\p{L})(?:we|our|not|no|is|are|the|and|was|were|has|have|with|of)(?!\p{L})/giu;

/** Pages and labels mix both languages: a sentence is read in its own, where it shows one. */
function languageOf(sentence: string, ofDocument: Language): Language {
  const [de, en] = [everyMatch(german, sentence).length, everyMatch(english, sentence).length];
  return de === en ? ofDocument : de > en ? 'de' : 'en';
}

interface Found {
  readonly kind: ClaimKind;
  readonly start: number;
  readonly words: string;
  readonly number: ClaimedNumber | null;
}

/** Less than another product has is a comparison, whatever its number: no year of the own figures is its base. */
const kindOfNumber = (
  { direction, base }: ClaimedNumber,
  sentence: string,
  language: Language,
): ClaimKind => {
  if (direction === 'share') return 'share';
  return base === null && comparedWith[language].test(sentence) ? 'comparison' : 'reduction';
};

/** Claims of one sentence: one of each kind, and one for each percentage. */
function foundIn(sentence: string, document: ClaimDocument, language: Language): Found[] {
  const numbers = claimedNumbers(sentence, document.numbers)
    .filter(({ topics, direction }) => topics.length > 0 || direction === 'share')
    .map((number) => ({
      kind: kindOfNumber(number, sentence, language),
      start: number.start,
      words: number.written,
      number,
    }));
  const worded = kindRules.flatMap(({ kind, words }) => {
    const [match] = everyMatch(words, sentence);
    return match === undefined ? [] : [{ kind, start: match.index, words: match[0], number: null }];
  });
  // "greener than" is said once, as a comparison.
  const isCompared = worded.some(({ kind }) => kind === 'comparison');
  return [...numbers, ...worded.filter(({ kind }) => !(isCompared && kind === 'generic'))];
}

const lastYear = (text: string) =>
  Math.max(0, ...[...text.matchAll(/(?<!\d)20\d\d(?!\d)/gu)].map(([found]) => Number(found)));

/** "We reduced … by 2024" is done; "by 2030, we will" is an aim, as is a year after that of the document's latest. */
function isAim(sentence: string, language: Language, now: number): boolean {
  if (!aimWords[language].test(sentence)) return false;
  return lastYear(sentence) > now || !doneWords[language].test(sentence);
}

const firstWord = (name: string) => /\p{L}{2,}/u.exec(name)?.[0].toLowerCase() ?? null;

/** "Lorne Textiles says that it cut …" in a paper of another company: what somebody else says of itself. */
function isSaidByOther(sentence: string, language: Language, writers: readonly string[]): boolean {
  const who = saidBy[language].exec(sentence)?.groups?.who;
  if (who === undefined || selfWords.test(who) || writers.length === 0) return false;
  const name = firstWord(who);
  return name !== null && !writers.some((writer) => writer.toLowerCase().includes(name));
}

function stanceOf(sentence: string, { start, words }: Found, language: Language, now: number): Stance {
  if (otherWords[language].test(sentence) || partnerFirst[language].test(sentence)) return 'others';
  const modality = modalityOf(sentence, start, start + words.length, language);
  if (modality !== null && modality.polarity !== 'stated' && modality.polarity !== 'expected')
    return 'denied';
  if (isAim(sentence, language, now) || modality?.polarity === 'expected') return 'aimed';
  if (modality === null) return 'conditional';
  return modality.voice === 'own' ? 'claimed' : 'others';
}

/** A label on a product is a handful of lines: each specifies the others. */
const shortText = 1_200;

function aroundOf(block: Block, document: ClaimDocument): string {
  const all = document.blocks.map(({ text }) => text).join(' ');
  return all.length <= shortText ? all : block.text;
}

/** The sentence after a claim, where it begins with the certificate of the label named before. */
const certificateIn = (next = ''): string =>
  /^(?:our |the |unsere? )?(?:licen[cs]e|certificate|lizenz|zertifikat)/iu.test(next) ? next : '';

/** A passage that is read sentence by sentence, with the place of each. */
interface Passage {
  readonly sentences: readonly { readonly text: string; readonly place: string }[];
  readonly around: string;
}

const longestLine = 60;

/** A label or tag: a few short lines, each a statement of its own without a full stop. */
const isTag = ({ lines, blocks }: ClaimDocument): boolean =>
  lines.join(' ').length <= shortText &&
  lines.every((line) => line.length <= longestLine) &&
  blocks.some((block) => block.placeOf(0, 1).startsWith('line'));

function passagesOf(document: ClaimDocument, language: Language): Passage[] {
  if (isTag(document)) {
    const sentences = document.lines.flatMap((line, i) =>
      splitSentences(line, language).map(({ text }) => ({ text, place: `line ${i + 1}` })),
    );
    return [{ sentences, around: document.lines.join(' ') }];
  }
  return document.blocks.map((block) => ({
    sentences: sentencesOf(block, language).map(({ text, start }) => ({
      text,
      place: block.placeOf(start, start + text.length),
    })),
    around: aroundOf(block, document),
  }));
}

/**
 * The environmental claims of documents, in reading order, part by part. `now` is the year of asking: what is said for a
 * later one is an aim. `company` is whose documents they are; what another one named says of itself is about others. A document of another language than English and German is read as English.
 */
export function* findGreenClaims(
  documents: readonly ClaimDocument[],
  now: number,
  company = '',
): PartByPart<readonly GreenClaim[]> {
  const claims: GreenClaim[] = [];
  for (const document of documents) {
    const language: Language = document.language === 'de' ? 'de' : 'en';
    // Whose paper it is has to be known: a page may speak of its own company by name.
    const writers = company === '' ? [] : [company, document.title];
    for (const { sentences, around } of passagesOf(document, language)) {
      yield;
      for (const [i, { text: sentence, place }] of sentences.entries())
        for (const found of foundIn(sentence, document, languageOf(sentence, language)))
          claims.push({
            kind: found.kind,
            words: found.words,
            number: found.number,
            stance: isSaidByOther(sentence, languageOf(sentence, language), writers)
              ? 'others'
              : stanceOf(sentence, found, languageOf(sentence, language), now),
            sentence,
            document: document.key,
            locator: place,
            around,
            proof: `${sentence} ${certificateIn(sentences[i + 1]?.text)}`,
          });
    }
  }
  return claims;
}
