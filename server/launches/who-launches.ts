import type { Language } from '@loupe/shared/lib/language';
import { namesWithForm } from '../claims/company-names.ts';
import { timesIn } from './launch-date.ts';
import { launchWords, type LaunchKind } from '../packs/launch/words.ts';
import { competitorsIn, isBeside, nameRuns, type Competitor, type CompetitorMention } from './competitors.ts';

/** Who launches, as far as the sentence says it: a listed competitor, somebody else, or who was named before. */
export type Who =
  | { readonly kind: 'listed'; readonly names: readonly string[] }
  | { readonly kind: 'other' }
  | { readonly kind: 'before' };

interface Asked {
  readonly text: string;
  readonly kind: LaunchKind;
  /** The words of the launch. */
  readonly start: number;
  readonly end: number;
  readonly product: string | null;
  /** Whose name the product's begins with. */
  readonly brand: string | null;
  readonly language: Language;
}

/** What is between who acts and the verb. */
const auxiliaries =
  /(?:(?<!\p{L})(?:will|has|have|had|is|are|to|also|today|now|then|plans?|planned|aims?|expects?|intends?|wants?|says|said|that|it|they|would|could|might|may|soon|recently|officially|finally|already|just|not|never|going|set|due|be|been|being|and|reportedly|no|denied|denies|announced|announces|on|in|later|this|next|month|week|year|about|a|the|confirmed|decided|its|ve|ll|s|re|['’])(?!\p{L})\s*)+$/iu;
const officeOf =
  /^(?:['’]s)?\s(?:[\p{Ll}-]+\s){0,3}(?:chief|executive|president|founder|director|manager|head|boss|chair|spokes\p{L}+)\s(?:of \p{L}+ )?$/u;

/** Without auxiliaries and without what describes the one before: "Halden, a maker of kettles, will". */
const withoutTail = (text: string) =>
  text
    .replace(auxiliaries, '')
    .trimEnd()
    .replace(/,[^,]{3,110},$/u, '')
    .replace(/,$/u, '');

/** Who is before an English verb: the last name of the words before it that is no place. */
function actorBefore(before: string, listed: readonly CompetitorMention[]): Who {
  const words = launchWords.en;
  let rest = before.replace(/\([^()]*\)/gu, (inner) => ' '.repeat(inner.length));
  for (let shorter = withoutTail(rest); shorter !== rest; shorter = withoutTail(rest)) rest = shorter;
  const times = timesIn(rest);
  const runs = nameRuns(rest, words).filter(
    (one) => !times.some(({ start, end }) => start < one.end && one.start < end),
  );
  for (const one of runs.toReversed()) {
    const own = listed.find(({ start, end }) => start <= one.start && one.end <= end);
    const head = rest.slice(0, one.start);
    if (own !== undefined) {
      if (isBeside(rest, own, words)) continue;
      return { kind: 'listed', names: withJoined(rest, own, listed) };
    }
    if (/(?<!\p{L})(?:of|in|from|at|for|to)\s(?:the )?$/iu.test(head)) continue;
    const employer = listed.findLast(({ end }) => end <= one.start);
    if (employer !== undefined && officeOf.test(rest.slice(employer.end, one.start)))
      return { kind: 'listed', names: [employer.name] };
    return { kind: 'other' };
  }
  const tail = rest.trim().replace(/^.*[,;]\s*/u, '');
  return tail === '' ||
    words.pronoun.test(tail) ||
    /(?<!\p{L})(?:it|they|we|the company)(?:['’]\p{L}*)?$/iu.test(tail)
    ? { kind: 'before' }
    : runs.length > 0
      ? { kind: 'other' }
      : { kind: 'before' };
}

/** Companies with a legal form that are not listed. */
const hasOther = (text: string, listed: readonly CompetitorMention[]) =>
  namesWithForm(text).some((one) => !listed.some(({ start, end }) => start < one.end && one.start < end));

/** Those joined by "and" before one: "Halden and Kestrel & Vane". */
function withJoined(
  text: string,
  one: CompetitorMention,
  listed: readonly CompetitorMention[],
): readonly string[] {
  const before = listed.findLast(
    ({ end }) => end <= one.start && /^\s?(?:,|and|und|&|sowie) ?$/iu.test(text.slice(end, one.start)),
  );
  return before === undefined || before.name === one.name
    ? [one.name]
    : [...withJoined(text, before, listed), one.name];
}

const names = (mentions: readonly CompetitorMention[]) => [...new Set(mentions.map(({ name }) => name))];

/** "von Halden" tells whose a thing is, and not who acts. */
const ofWhom = /(?<!\p{L})(?:von|vom|der|des)\s(?:der |dem )?$/u;

const finite =
  /^\s(?:hat|haben|hatte|wird|werden|will|wollen|soll|plant|möchte|bringt|brachte|startet|stellt|führt|kündigt|sagt)(?!\p{L})/u;

function germanActor(text: string, mentions: readonly CompetitorMention[], start: number): Who {
  const acting = mentions.filter((one) => !ofWhom.test(text.slice(Math.max(0, one.start - 12), one.start)));
  const first = acting[0];
  if (first !== undefined && !hasOther(text, mentions)) {
    const joint = withJoined(text, acting.at(-1) ?? first, acting);
    if (joint.length === names(acting).length) return { kind: 'listed', names: joint };
  }
  if (mentions.length > 0) return { kind: 'other' };
  const front = nameRuns(text, launchWords.de).find((one) => one.start < 3);
  // "Dunmore bringt …", "Dunmore hat …": a name in front of the verb, and nobody listed.
  const isActing = front !== undefined && (front.end + 2 >= start || finite.test(text.slice(front.end)));
  return isActing ? { kind: 'other' } : { kind: 'before' };
}

const byOther =
  /(?<!\p{L})(?:by|from|von|vom)\s(?!\p{L}*(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|April|May|June|July|August|September|October|November|December))(?=\p{Lu})/gu;

/** Whose the thing is that is launched: the one company named that is not held against it. */
function ownerIn({ text, product, language }: Asked, mentions: readonly CompetitorMention[]): Who {
  const words = launchWords[language];
  const [own, second] = names(mentions);
  // "Dunmore’s Grindo": listed names are no part of what is read as the product.
  if (/^\p{Lu}[\p{L}-]*['’]s\s/u.test(product ?? '')) return { kind: 'other' };
  if (own !== undefined && second === undefined) {
    const opens = nameRuns(text, words)[0];
    const isOpened =
      opens === undefined || opens.start > 4 || mentions.some(({ start }) => start <= opens.start);
    // "Dunmore’s new grinder, made with Halden, is available": the first name is not the listed one.
    const isProduct = product !== null && opens !== undefined && isPartOf(opens.text, product);
    return isOpened || isProduct || /(?<!\p{L})(?:by|from|von)\s$/u.test(text.slice(0, mentions[0]?.start))
      ? { kind: 'listed', names: [own] }
      : { kind: 'other' };
  }
  if (own !== undefined) {
    const acting = mentions.filter(
      ({ start, end }) =>
        /(?<!\p{L})(?:by|from|von)\s$/u.test(text.slice(0, start)) || /['’]s?$/u.test(text.slice(start, end)),
    );
    const [only, more] = names(acting);
    return only !== undefined && more === undefined ? { kind: 'listed', names: [only] } : { kind: 'other' };
  }
  for (const match of text.matchAll(byOther)) {
    const said = nameRuns(text.slice(match.index), words)[0];
    if (said !== undefined && said.start <= match[0].length + 1 && !isPartOf(said.text, product ?? ''))
      return { kind: 'other' };
  }
  const first = nameRuns(text, words)[0];
  const isOther =
    first !== undefined && first.start <= 4 && !isPartOf(first.text, product ?? '') && language === 'en';
  return isOther || hasOther(text, mentions) ? { kind: 'other' } : { kind: 'before' };
}

const isPartOf = (part: string, whole: string) =>
  whole !== '' && (whole.includes(part.replace(/['’]s?$/u, '')) || part.includes(whole));

/** Who launches what a sentence tells of. */
export function whoLaunches(asked: Asked, competitors: readonly Competitor[]): Who {
  const { text, kind, start, language, product } = asked;
  const words = launchWords[language];
  const all = competitorsIn(text, competitors);
  const mentions = all.filter((one) => !isBeside(text, one, words));
  const beside = all.find(({ end }) => product !== null && text.slice(end).trimStart().startsWith(product));
  const brand = asked.brand ?? beside?.name ?? null;
  const ofBrand: Who | null = brand === null ? null : { kind: 'listed', names: [brand] };
  if (kind === 'comes' || kind === 'noun') return ofBrand ?? ownerIn(asked, mentions);
  const actor =
    language === 'en' ? actorBefore(text.slice(0, start), all) : germanActor(text, mentions, start);
  // "The company plans to launch Corkboard Desktop": whose it is is before its name.
  return actor.kind === 'before' && ofBrand !== null ? ofBrand : actor;
}
