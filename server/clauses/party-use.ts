import type { Language } from '@loupe/shared/lib/language';
import { everyMatch } from '../claims/every-match.ts';
import { germanSubordinate } from '../packs/regulation/duty-words.ts';
import {
  englishParty,
  germanBody,
  germanParty,
  noDeed,
  performingVerb,
  unbindingHeading,
  unbindingSentence,
} from '../packs/regulation/party-words.ts';
import type { BindingUse } from './binding-use.ts';
import type { Clause } from './clause.ts';
import { deadlinesIn } from './deadlines.ts';

const by =
  /(?<!\p{L})by (?:the )?([^,.;]{2,60}?)(?=\s+(?:within|by|before|at|in|on|to|for|from|no later)\b|[,.;]|$)/u;
const passive = /^\s*(?:not )?be (?:\p{Ll}+ly )?\p{Ll}+/u;

/** "The Supplier will deliver": what a party with a capital letter will do, or what will be done by it. */
function willOf(sentence: string): BindingUse[] {
  return everyMatch(/\bwill(?: (?:not|never|only))?\b/gu, sentence).flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const subject = sentence
      .slice(0, start)
      .trim()
      .split(/[,;:]\s+|\band (?=(?:the|each|both)\b)/u);
    const after = sentence.slice(end).replace(/^:/u, '');
    const isOfParty = englishParty.test(subject.at(-1) ?? '') && !noDeed.test(after);
    const doneBy = passive.test(after) ? by.exec(after)?.[1] : undefined;
    if (!isOfParty && (doneBy === undefined || !englishParty.test(`the ${doneBy}`))) return [];
    const isBan = /(?:not|never)$/u.test(match[0]) || /^Neither\b/iu.test(subject.at(-1) ?? '');
    const kind = isBan ? 'must not' : match[0].endsWith('only') ? 'may only' : 'must';
    return [{ kind, start, end }];
  });
}

const soll = new RegExp(
  String.raw`^((?:${germanParty}|${germanBody})[^,.;:]{0,60}? )(?:soll|sollen)(?!\p{L})`,
  'u',
);
const present = new RegExp(
  String.raw`^(${germanParty}(?: (?!(?:hat|haben|ist|sind|wird)(?!\p{L}))[\p{L}\d]+){0,5}? )(${performingVerb})`,
  'u',
);
const inverted = new RegExp(
  String.raw`^((?:Bis|Spätestens|Innerhalb|Binnen|Auf) [^,;:]{3,80}? )(${performingVerb})(?= ${germanParty})`,
  'u',
);
const negated = /(?<!\p{L})(?:nicht|kein\p{L}*|nie)(?!\p{L})/u;

/** A time by which something is done, and not by which a condition is met; "jährlich" alone tells how often something happens. */
const hasTimeToKeep = (sentence: string): boolean =>
  deadlinesIn(sentence.replace(germanSubordinate, ''), 'de').some(
    ({ kind, words }) =>
      kind === 'until' ||
      kind === 'relative' ||
      (kind === 'recurring' && /^(?:bis|spätestens)/iu.test(words)),
  );

const useOf = (match: RegExpExecArray, words: string, kind: BindingUse['kind']): BindingUse => {
  const start = match[1]?.length ?? 0;
  return { kind, start, end: start + words.length };
};

/** "Der Betreiber soll …" of a numbered clause, "Der Auftragnehmer liefert … bis zum …". */
function germanUse({ number }: Clause, sentence: string): BindingUse[] {
  const asRule = soll.exec(sentence);
  if (number !== null && asRule !== null)
    return [useOf(asRule, asRule[0].slice(asRule[1]?.length), 'should')];
  const told = present.exec(sentence) ?? inverted.exec(sentence);
  if (number === null || told === null || negated.test(sentence) || !hasTimeToKeep(sentence)) return [];
  return [useOf(told, told[2] ?? '', 'must')];
}

/**
 * What binds by who does it, and not by a modal: "will" of a party in English, "soll" of a party and its present with a time
 * to keep in German. Recitals and what is only expected bind nobody.
 */
export function partyUse(clause: Clause, sentence: string, language: Language): readonly BindingUse[] {
  const isUnbinding = [clause.heading, ...clause.path].some((one) => unbindingHeading.test(one));
  if (isUnbinding || unbindingSentence.test(sentence)) return [];
  return language === 'en' ? willOf(sentence) : germanUse(clause, sentence);
}
