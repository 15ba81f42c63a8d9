import type { ClaimPlace } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { dayHint } from './day-hint.ts';
import { datelineOf } from './dateline.ts';
import { isChronicle, isOfItsDay, namesOtherTime } from './document-day.ts';
import { findCompanies, type KnownCompany, type OtherName } from './company-names.ts';
import type { Block } from './blocks.ts';
import { isOrder } from './gives-orders.ts';
import { isRumour, modalityOf, saysExpected } from './modality.ts';
import type { PartByPart } from '../part-by-part.ts';
import { dayIn, findPeriods } from './periods.ts';
import { deedTime, tellsDeed, type Doer } from './own-deeds.ts';
import { readingWords } from './reading-words.ts';
import { sentencesOf } from './sentence-split.ts';
import type { Speaker } from './speaker.ts';
import { siteTime } from './opened-sites.ts';
import { opensWithUnknown } from './unknown-party.ts';

/** Something that a document dates to a day, or to a month where it says no more. */
export interface DatedEvent {
  /** ISO day, or month "2025-03". */
  readonly date: string;
  /** The sentence, as written. */
  readonly text: string;
  readonly isRumour: boolean;
  readonly place: ClaimPlace;
}

/** Whom a document is about, and who says "we" in it. */
interface DocumentAbout {
  /** Key of a company. */
  readonly subject: string | null;
  readonly speaker: Speaker;
}

/** Longer than any date with what may be before it. */
const farthestDate = 200;

/** What a dated list line says after its date: "12 June 2017: Converted into an N.V." */
function listed(text: string): { date: string; rest: string } | null {
  const [first] = findPeriods(text.slice(0, farthestDate));
  if (first === undefined || first.start > 3 || first.period?.kind !== 'day') return null;
  const rest = /^\s?(?::|–|-|\u2014)\s+(.+)$/su.exec(text.slice(first.end))?.[1];
  return rest === undefined ? null : { date: first.period.date, rest };
}

const onDay = { en: /(?:^|\s)on\s$/iu, de: /(?:^|\s)am\s$/iu } as const;
/** What is so at a day, and did not happen on it. */
const isState =
  /(?<!\p{L})(?:had|has|have|is|are|employ(?:s|ed)?|amount(?:s|ed)|stood|stands|counted|ends?|hatte|hatten|ist|sind|beschäftigt\p{L}*|betrug\p{L}*|beträgt|belief|zählte\p{L}*|endet\p{L}*)(?!\p{L})/iu;
/** A form of the perfect, whose "hat" or "has been" is no state. */
const isPerfect =
  /(?<!\p{L})(?:hat|haben|ist|sind)(?!\p{L}).{0,400}\p{L}{3}(?:t|en)\.?$|\b(?:has|have|had) (?:been )?\p{L}+(?:ed|t|n)\b/iu;

/** True when nobody but the company can be meant: before it stand the day and at most one word, or it is "against" it. */
function isActor(before: string, day: string, language: 'en' | 'de'): boolean {
  if (readingWords[language].otherParties.test(before)) return false;
  if (/(?<!\p{L})(?:against|gegen)(?: the| die| den| das)? $/u.test(before)) return true;
  const rest = before
    .replace(day, ' ')
    .replace(/(?<!\p{L})(?:on|am)(?= )/iu, ' ')
    .replace(/(?<!\p{L})(?:the|die|der|das) $/iu, ' ');
  return (rest.match(/\p{L}+/gu) ?? []).length <= 1;
}

/**
 * The day on which a sentence says that something happened: "On 3 May 2026 Verdane opened …". The company is who
 * acts there, or against whom is acted, and it is the only day.
 */
function eventDay(
  text: string,
  company: KnownCompany,
  others: readonly OtherName[],
  language: 'en' | 'de',
): string | null {
  const days = findPeriods(text).filter(({ period }) => period?.kind === 'day');
  const [day] = days;
  if (day?.period?.kind !== 'day' || days.length > 1) return null;
  if (!onDay[language].test(text.slice(0, day.start))) return null;
  const [named] = findCompanies(text, company, others);
  if (named === undefined || named.key !== company.key) return null;
  if (/[’'](?:s)?$/u.test(text.slice(named.start, named.end))) return null;
  if (!isActor(text.slice(0, named.start), text.slice(day.start, day.end), language)) return null;
  const modality = modalityOf(text, text.length, text.length, language);
  if (modality === null || modality.polarity === 'negated') return null;
  // "which it expects to publish on 25 March", "will open on 7 April": the day of a plan.
  if (saysExpected(text.slice(0, day.start), language)) return null;
  const atDay = modalityOf(text, day.start, day.end, language);
  if (atDay?.polarity === 'expected' && !isAnnounced.test(text)) return null;
  // "agreed to sell …; completion is expected in autumn": what follows the semicolon is said beside it.
  const [said = ''] = text.split(/;\s/u);
  return isState.test(said) && !isPerfect.test(said) ? null : day.period.date;
}

/** True when a sentence says what the company does or did: nobody acts before it. */
function acts(
  text: string,
  company: KnownCompany,
  others: readonly OtherName[],
  language: 'en' | 'de',
): boolean {
  const [named] = findCompanies(text, company, others);
  if (named?.key !== company.key) return false;
  if (/[’'](?:s)?$/u.test(text.slice(named.start, named.end))) return false;
  return isActor(text.slice(0, named.start).replace(/^(?:today|heute)(?!\p{L}),?/iu, ''), '', language);
}

/**
 * True for what a report says right below its dateline to have happened: the company acts, no other time is named, and
 * it does so on that day or, as the first thing reported, has just done it ("has bought"). What was long ago is in the simple past.
 */
function isNews(
  text: string,
  company: KnownCompany,
  others: readonly OtherName[],
  language: 'en' | 'de',
  isFirst: boolean,
): boolean {
  if (findPeriods(text).length > 0 || !acts(text, company, others, language)) return false;
  const modality = modalityOf(text, text.length, text.length, language);
  if (modality?.polarity !== 'stated') return false;
  return isOfItsDay(text, language) || (isFirst && isPerfect.test(text) && tellsDeed(text, language));
}

/** What somebody said, or what "he" and "it" did: words that lean on the sentence before and tell of nothing alone. */
const leansOnOthers =
  /^(?:he|she|they|it|er|sie|es)(?!\p{L})|^(?:(?:an?|the|eine?|der|die) )?(?:\p{L}+ )?(?:spokes\p{L}+|\p{L}*sprecher(?:in)?) (?:denied|denies|rejected|said|declined|wies|weist|dementierte|bestritt|sagte|wollte|lehnte)(?!\p{L})|(?:said|says|added|sagte?|erklärte?|so)?\s?:\s?[“"„»‘'].{12,}/iu;

/** What is on transcripts and releases, whatever they say. */
const isFormula =
  /gesprochene Wort|unkorrigierte|Sperrfrist|against delivery|immediate release|not for (?:distribution|release)|edited transcript/iu;
/** A small word beside those of place and belonging: a name and a place alone tell of nothing that happened. */
const hasVerb =
  /(?<!\p{L})(?!(?:of|and|the|in|at|for|on|to|und|der|die|das|von|in|am|im|zu|für|mit|des|dem|den|plc)(?!\p{L}))\p{Ll}{2,}(?!\p{L})/u;

/** Lines of a chat or an interview, questions, and what somebody says of themselves. */
const isTalk =
  /^\[?\d{1,2}[:.]\d{2}|^\(|\?["”“»]?$|(?<!\p{L})(?:I|me|[Mm]y|[Ii]ch|[Mm]ich|[Mm]ir|[Mm]ein(?:e[nmrs]?)?|[Hh]ab|[Bb]rauch)(?!\p{L})/u;

/** "The plant will build 3,000 robots a year": said on that day, and did not happen on it. */
const isToCome = /(?<!\p{L})(?:will|soll|sollen)(?!\p{L})/u;
/** That something to come was announced or decided is news of its day; that it is expected or planned is none. */
const isAnnounced =
  /(?<!\p{L})(?:(?:announc|decid|agree|approv|inform|propos|resolv|appoint|sign|ankündig|angekündigt|kündigt|beschl|vereinbar|genehmig|bestell|beruf)\p{L}*|orders?(?! (?:book|intake|backlog))|gab)(?!\p{L})/iu;

/**
 * True for a sentence that may take the day of the heading above it: it names no other time, and is neither a label of a
 * form ("Seat: Bielefeld" below the day of a printout), nor the end of what another sentence began, nor what is so at
 * that day, is meant to be or might be.
 */
function takesDayAbove(text: string, kind: Block['kind'], day: string, language: 'en' | 'de'): boolean {
  if (kind === 'label' || leansOnOthers.test(text)) return false;
  if (isState.test(text) && !isPerfect.test(text) && !isRumour(text, language)) return false;
  if (isFormula.test(text) || !hasVerb.test(text) || isTalk.test(text)) return false;
  const modality = modalityOf(text, text.length, text.length, language);
  // "could be bought": what somebody thinks possible has not happened.
  if (modality === null && !isRumour(text, language)) return false;
  const isMeant = isToCome.test(text) || /^(?:expected|negated)$/u.test(modality?.polarity ?? '');
  if (isMeant && !isAnnounced.test(text)) return false;
  return !namesOtherTime(text, day, language, { isAnnounced: isAnnounced.test(text) });
}

const weFirst = /^(?:\p{L}+,? ){0,2}(?:we|wir)(?!\p{L})/iu;

/**
 * Dated events of one company: dated list lines of documents about it, sentences under dated headings whose paragraph
 * names it (below a document's only one, those that say themselves that they are of that day), sentences that name it and their day or what it did in a month, and what a report says right below its
 * dateline. What a text tells its reader to do is no event.
 */
export function* datedEvents(
  document: ClaimDocument,
  company: KnownCompany,
  about: DocumentAbout,
  others: readonly OtherName[],
): PartByPart<DatedEvent[]> {
  const events: DatedEvent[] = [];
  const isOneByOne = isChronicle(document.blocks);
  for (const block of document.blocks) {
    yield;
    events.push(...eventsOf(block, document, company, about, others, isOneByOne));
  }
  return events;
}

function eventsOf(
  block: Block,
  document: ClaimDocument,
  company: KnownCompany,
  { subject, speaker }: DocumentAbout,
  others: readonly OtherName[],
  isOneByOne: boolean,
): DatedEvent[] {
  const language = document.language === 'de' ? 'de' : 'en';
  if (block.kind === 'heading' || isOrder(block)) return [];
  const date = dayIn(block.headings.at(-1) ?? '');
  // No day is said without its year.
  if (date === null && !/\d{4}/.test(block.text)) return [];
  const named = new Set(findCompanies(block.text, company, others).map((one) => one.key));
  const isOfUnknown = named.size === 0 && opensWithUnknown(block.text, language, () => false);
  const own = named.has(company.key) || (named.size === 0 && !isOfUnknown && subject === company.key);
  const isOwnVoice = subject === company.key && speaker === 'company';
  if (!own && !isOwnVoice) return [];
  const isAlone = !isOfUnknown && [...named].every((key) => key === company.key);
  const doer: Doer = { company, others, selves: isOwnVoice ? (isAlone ? 'any' : 'we') : null };
  const line = own ? listed(block.text) : null;
  const place = (start: number, quote: string): ClaimPlace => ({
    document: document.key,
    locator: block.placeOf(start, start + quote.length),
    quote,
  });
  if (line !== null)
    return [
      {
        date: line.date,
        text: line.rest,
        isRumour: isRumour(block.text, language),
        place: place(0, block.text),
      },
    ];
  const dateline = datelineOf(block.text);
  return sentencesOf(block, language).flatMap((sentence): DatedEvent[] => {
    if (date === null && dateline === null && !dayHint.test(sentence.text)) return [];
    const news = sentence.start === 0 ? sentence.text.slice(dateline?.end ?? 0) : sentence.text;
    const isReportedEvent = () =>
      block.kind === 'item' ||
      tellsDeed(sentence.text, language) ||
      isAnnounced.test(sentence.text) ||
      findCompanies(sentence.text, company, others).some((one) => one.key === company.key);
    const isBelow = own && date !== null && takesDayAbove(sentence.text, block.kind, date, language);
    // Below the only day of a document stands all that its writer tells.
    const isOfDay = () =>
      isOfItsDay(sentence.text, language) &&
      (acts(sentence.text, company, others, language) || (isOwnVoice && weFirst.test(sentence.text)));
    const above = isBelow && (isOneByOne ? isReportedEvent() : isOfDay()) ? date : null;
    const day =
      above ??
      eventDay(sentence.text, company, others, language) ??
      deedTime(sentence.text, doer, language) ??
      (isOwnVoice && isAlone
        ? siteTime(sentence.text, block.text.slice(0, sentence.start), language)
        : null) ??
      (own && dateline !== null && isNews(news, company, others, language, sentence.start <= dateline.end)
        ? dateline.date
        : null);
    if (day === null) return [];
    return [
      {
        date: day,
        text: sentence.text,
        isRumour: isRumour(sentence.text, language),
        place: place(sentence.start, sentence.text),
      },
    ];
  });
}
