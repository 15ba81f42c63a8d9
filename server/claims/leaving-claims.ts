import type { Role } from '../packs/attribute.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { modalityOf } from './modality.ts';
import { dayOfLeaving, keyOfTime } from './people-dates.ts';
import { personSource } from './person-name.ts';
import type { Token } from './tag-sentence.ts';

/** Attribute of a claim that somebody leaves; its value is the person's name. */
export const departure = 'departure';

const before = new RegExp(
  `(?:${personSource},? (?:succeed(?:s|ed)|will succeed|replace[sd]|will replace) )?${personSource},?(?: who)? (?<how>(?:(?:will|is to|plans to|intends to|has decided to|announced (?:he|she) would) )?(?:step(?:s|ped)? down|stand(?:s)? down|stood down|resign(?:s|ed)?|retire[sd]?|is (?:stepping|standing) down|is (?:retiring|resigning)))(?: (?<when>on [^,]{4,20}|in [^,]{4,20}|yesterday|today))? as(?: the| its| our| the company[’']s| the group[’']s)?\\s$`,
  'u',
);

/** "On 3 October 2024, Anna Berg resigned as …": the time that opens the sentence, right before the name. */
function openingDay({ text, tokens }: SentenceScope, name: number): string | null {
  const time = tokens.find(({ kind }) => kind === 'period');
  const isOpening =
    time?.kind === 'period' &&
    /^(?:On|In|At)?\s?$/u.test(text.slice(0, time.start)) &&
    /^,?\s?(?:(?:Mr|Mrs|Ms|Dr|Sir|Dame)\.? )?$/u.test(text.slice(time.end, Math.max(time.end, name)));
  return isOpening && time.period !== null ? keyOfTime(time.period) : null;
}

/**
 * "Anna Berg will step down as Chief Executive Officer on 30 June 2026", "Jan Roe succeeded Carl Holm, who retired as …":
 * who leaves the office, and who has come where the sentence begins with that.
 */
export function leavingClaims(scope: SentenceScope, role: Role, entity: string, token: Token): Draft[] {
  const { text, reading } = scope;
  if (reading.language !== 'en') return [];
  const match = before.exec(text.slice(0, token.start));
  const [, successor, name] = match ?? [];
  const modality = match === null ? null : modalityOf(text, token.start, token.end, 'en');
  if (match === null || name === undefined || modality === null || modality.voice !== 'own') return [];
  if (!/^(?:stated|expected|former)$/.test(modality.polarity)) return [];
  const verb = match.index + match[0].indexOf(match.groups?.how ?? '');
  const day = dayOfLeaving(scope, verb, verb) ?? openingDay(scope, match.index);
  const isGone = /^(?:stepped|stood|resigned|retired)/u.test(match.groups?.how ?? '');
  const of = { entity, part: null, period: null, voice: 'own', isRestated: false, until: null } as const;
  const value = { kind: 'text', text: name } as const;
  return [
    {
      ...of,
      attribute: role.id,
      value,
      asOf: null,
      until: isGone ? day : null,
      polarity: isGone ? 'former' : 'stated',
    },
    { ...of, attribute: departure, value, asOf: day, polarity: isGone ? 'former' : 'expected' },
    ...(successor === undefined
      ? []
      : [
          {
            ...of,
            attribute: role.id,
            value: { kind: 'text', text: successor } as const,
            asOf: null,
            polarity: 'stated',
          } as const,
        ]),
  ];
}
