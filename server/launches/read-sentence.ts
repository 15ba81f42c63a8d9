import type { Language } from '@loupe/shared/lib/language';
import { isRumour, modalityOf } from '../claims/modality.ts';
import { findQuantities } from '../claims/quantities.ts';
import { launchWords, type LaunchKind, type LaunchWords } from '../packs/launch/words.ts';
import { competitorsIn, nameRuns, type Competitor } from './competitors.ts';
import { isAfter, timeBeforeMove, timeOfLaunch, timesIn, type Direction } from './launch-date.ts';
import type { LaunchStatus, NoLaunch, When } from './launch.ts';
import { productsIn } from './product-name.ts';
import { whoLaunches, type Who } from './who-launches.ts';

/** What a sentence tells of a launch, before it is known whose it is. */
export interface ReadSentence {
  readonly kind: LaunchKind;
  readonly products: readonly string[];
  /** The thing of the sentence before: "It is available from May". */
  readonly isSameThing: boolean;
  readonly status: LaunchStatus;
  readonly when: When | null;
  /** Of what was put off: the time announced before. */
  readonly movedFrom: When | null;
  readonly who: Who;
}

interface Asked {
  readonly text: string;
  readonly language: Language;
  /** Day of the article. */
  readonly told: string | null;
  readonly competitors: readonly Competitor[];
}

interface Found {
  readonly kind: LaunchKind;
  readonly start: number;
  readonly end: number;
}

function wordsIn(text: string, words: LaunchWords): Found | null {
  for (const { kind, pattern } of words.kinds) {
    const match = pattern.exec(text);
    if (match === null) continue;
    // "announced its results": something was announced, and no product.
    if (kind === 'tells' && !words.newThing.test(text) && !/\bunveil|enthüll/iu.test(match[0])) continue;
    return { kind, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** The sentence with companies, times and amounts taken out, each place kept. */
function maskedText({ text, competitors }: Asked): string {
  const hidden = [
    // „Hansen Öko“: inside quotation marks it is part of the name.
    ...competitorsIn(text, competitors).filter(({ start }) => !/[“„"«‘‚]$/u.test(text.slice(0, start))),
    ...timesIn(text),
    ...findQuantities(text, { mark: '.', isMixed: false }).filter(
      ({ quantity }) => quantity !== null && quantity.unit.kind !== 'none',
    ),
  ];
  return hidden.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${'\u0001'.repeat(end - start)}${rest.slice(end)}`,
    text,
  );
}

/** "Halden launched on 4 March the Brewline": who acts is before words that speak of a product else. */
function kindOf(found: Found, { text, language, competitors }: Asked): LaunchKind {
  if (found.kind !== 'comes' || language !== 'en' || !/^launch/iu.test(text.slice(found.start)))
    return found.kind;
  const last = nameRuns(text.slice(0, found.start), launchWords.en).at(-1);
  const own = competitorsIn(text, competitors).find(
    ({ start, end }) =>
      last !== undefined &&
      start <= last.start &&
      last.end <= end &&
      !/['’]s?$/u.test(text.slice(start, end)),
  );
  return own === undefined ? 'comes' : 'starts';
}

const ruled = { en: /(?<!\p{L})soll(?:en)?(?!\p{L})/giu, de: /(?<!\p{L})soll(?=en|\P{L}|$)/giu } as const;

/** Whether anybody says that it is so: a plan that is reported is a plan, what may be is a rumour. */
function voiceOf(asked: Asked, found: Found): 'said' | 'rumour' | Extract<NoLaunch, 'denied' | 'condition'> {
  const { language } = asked;
  const words = launchWords[language];
  // "soll im Mai erscheinen" is a plan.
  const text = asked.text
    .replace(words.aside, (all) => ' '.repeat(all.length))
    .replace(words.reportedPlan, (all) => all.replace(/would$/iu, 'will '))
    .replace(ruled[language], 'wird');
  if (/\?\s*$/u.test(text)) return 'condition';
  const modality = modalityOf(text, found.end, found.end, language);
  const isMaybe = words.maybe.test(text);
  if (words.denies.test(text)) return 'denied';
  // "cancelled the X, which it had announced in June": what was planned once is what was called off.
  const isOff = words.delayed.test(text) || words.cancelled.test(text);
  if (words.before.test(text) && !isOff) return 'condition';
  if (modality === null) return isMaybe ? 'rumour' : 'condition';
  if (modality.polarity === 'denied' || modality.polarity === 'negated') return 'denied';
  return isMaybe || modality.voice !== 'own' || isRumour(text, language) ? 'rumour' : 'said';
}

/** Where what is reported lies, by the words near those of the launch; `elsewhere` where only other words look ahead. */
function directionOf(text: string, found: Found, words: LaunchWords): Direction | 'elsewhere' {
  const near = text.slice(Math.max(0, found.start - 60), found.end);
  if (words.ahead.test(near) || words.reportedPlan.test(text)) return 'ahead';
  if (words.done.test(text.slice(Math.max(0, found.start - 30), found.end))) return 'past';
  return words.ahead.test(text) ? 'elsewhere' : 'near';
}

interface Told {
  readonly found: Found;
  readonly kind: LaunchKind;
  readonly voice: 'said' | 'rumour';
  readonly when: When | null;
}

function statusOf({ text, language, told }: Asked, { found, kind, voice, when }: Told): LaunchStatus {
  const words = launchWords[language];
  const direction = directionOf(text, found, words);
  const isAhead = when !== null && told !== null && when.how !== 'told' && isAfter(when, told);
  const isSold = kind === 'starts' || kind === 'comes';
  if (voice === 'rumour') return 'rumour';
  const match = text.slice(found.start, found.end);
  const isOff = words.cancelled.test(match) || words.delayed.test(match);
  // "After two delays it went on sale": what was put off has come.
  if (isSold && direction === 'past' && !isOff && !isAhead && when !== null) return 'available';
  if (words.cancelled.test(text)) return 'cancelled';
  if (words.delayed.test(text)) return 'delayed';
  if (isAhead) return 'announced';
  if (words.now.test(text) && isSold) return 'available';
  const looksAhead = direction === 'ahead' || direction === 'elsewhere';
  return looksAhead || !isSold ? 'announced' : 'available';
}

/**
 * Reads one sentence: null where it has no words of a launch, the reason where it has them and tells of none. "Denied" is
 * said of a listed competitor or nobody; who launches is judged by the caller.
 */
export function readSentence(asked: Asked): ReadSentence | NoLaunch | null {
  const { text, language, told, competitors } = asked;
  const words = launchWords[language];
  const found = wordsIn(text, words);
  if (found === null) return null;
  const isOff = words.cancelled.test(text) || words.delayed.test(text);
  const voice = voiceOf(asked, found);
  if (voice === 'condition' || (voice === 'denied' && !isOff)) return voice;
  const kind = kindOf(found, asked);
  const named = productsIn(maskedText(asked), { ...found, kind, language });
  const brands = named.map((one) => brandOf(one, competitors));
  const products = named.map((one, i) => one.slice(brands[i]?.end ?? 0).trim());
  const subject = text
    .slice(0, found.start)
    .trim()
    .replace(/^(?:and|but|und|aber)\s/iu, '');
  const isSameThing = products.length === 0 && kind === 'comes' && startsWithSameThing(subject, words);
  if (products.length === 0 && !isSameThing) return 'no product';
  const lies = directionOf(text, found, words);
  const direction = lies === 'elsewhere' ? 'ahead' : lies;
  const isDelayed = words.delayed.test(text);
  const asks = {
    at: found.start,
    told,
    direction,
    isDelayed,
    isSince: kind === 'comes',
    isDone: direction === 'past' && kind !== 'tells',
  };
  const said = timeOfLaunch(text, asks, words.now);
  // What is unveiled today is not sold today.
  const isSold = kind === 'comes' || kind === 'starts';
  const isNow = isSold && words.now.test(text) && told !== null;
  const when: When | null = said ?? (isNow && told !== null ? { key: told, how: 'told', written: '' } : null);
  const status = statusOf(asked, { found, kind, voice: voice === 'denied' ? 'said' : voice, when });
  const isReportedNow = when === null && status === 'available' && told !== null;
  return {
    kind,
    products,
    isSameThing,
    status,
    when: isReportedNow ? { key: told, how: 'told', written: '' } : when,
    movedFrom: status === 'delayed' ? timeBeforeMove(text, asks) : null,
    who: whoLaunches(
      {
        text,
        kind,
        start: found.start,
        end: found.end,
        product: products[0] ?? null,
        brand: brands[0]?.name ?? null,
        language,
      },
      competitors,
    ),
  };
}

/** "Kestra Ridge" of Kestra: a name of a product that begins with that of its maker. */
function brandOf(product: string, competitors: readonly Competitor[]) {
  const [brand] = competitorsIn(product, competitors);
  return brand !== undefined && brand.start === 0 && brand.end < product.length ? brand : null;
}

/** "It will be", "Die Maschine ist ab Mai": what it speaks of was named before. */
function startsWithSameThing(subject: string, words: LaunchWords): boolean {
  const verb = /,|\s(?=(?:will|is|are|was|were|has|have|can|wird|werden|ist|sind|kommt|soll|geht)(?!\p{L}))/u;
  const before = subject.split(verb)[0]?.trim() ?? '';
  return words.sameThing.test(before);
}
