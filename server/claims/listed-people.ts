import type { Draft } from './draft.ts';
import { saysExpected, saysFormer } from './modality.ts';
import { personSource } from './person-name.ts';
import type { Reading } from './tag-sentence.ts';

/** Bodies of a company, and the office of who has the chair of one. */
const bodies: readonly {
  readonly pattern: RegExp;
  readonly chair: 'ceo' | 'chair';
  readonly hasFinance: boolean;
}[] = [
  {
    pattern: /(?<!\p{L})(?:Aufsichtsrats?|Verwaltungsrats?|Supervisory Board|Board of Directors)(?!\p{L})/iu,
    chair: 'chair',
    hasFinance: false,
  },
  {
    pattern:
      /(?<!\p{L})(?:Vorstands?|Executive Board|Management Board|Geschäftsleitung|Konzernleitung)(?!\p{L})/iu,
    chair: 'ceo',
    hasFinance: true,
  },
];
const isChair =
  /^(?:Chair(?:man|woman|person)?|Vorsitzende[rn]?|Vorsitz|Präsident(?:in)?)(?!\p{L}| des Prüfungs| of the [a-z]+ committee)/u;
const isFinance = /^(?:Finanzen|Finance|Finanzressort)(?!\p{L})/u;
const listed = new RegExp(`^${personSource}(?: \\((?<inside>[^()]{3,60})\\)|, (?<after>[^,;.]{3,60}))`, 'u');

/** The one body that a heading or a line "Members of the board were:" names. */
function bodyOf(lead: string): (typeof bodies)[number] | null {
  const found = bodies.filter(({ pattern }) => pattern.test(lead));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * "Dr. Jane Roe (Chair)", "Carl Holm (Finance, since 1 April 2025)" as an item below the name of a body. What names the
 * office itself is read as a sentence.
 */
export function listedPeople(
  text: string,
  leads: readonly string[],
  entity: string | null,
  reading: Reading,
): Draft[] {
  const match = listed.exec(text);
  const said = match?.groups?.inside ?? match?.groups?.after ?? '';
  const body = leads.map(bodyOf).find((one) => one !== null) ?? null;
  if (match?.[1] === undefined || entity === null || body === null) return [];
  const role = isChair.test(said) ? body.chair : body.hasFinance && isFinance.test(said) ? 'cfo' : null;
  if (role === null || saysExpected(said, reading.language)) return [];
  const isFormer =
    saysFormer(said, reading.language) &&
    !/(?:appointed|bestellt|gewählt|elected) (?:until|bis)/iu.test(said);
  return [
    {
      entity,
      attribute: role,
      part: null,
      value: { kind: 'text', text: match[1] },
      period: null,
      asOf: null,
      until: null,
      polarity: isFormer ? 'former' : 'stated',
      voice: 'own',
      isRestated: false,
    },
  ];
}

const keyPeople =
  /^(?:key people|key persons|management|leadership|executives|board|führung|leitung|personen|management-team|vorstand|geschäftsführung|geschäftsleitung)$/iu;

/** "Key people: Jane Roe (CEO), Carl Holm (chairman)": names with their offices in brackets. */
export function keyPeopleClaims(label: string, value: string, entity: string, reading: Reading): Draft[] {
  if (!keyPeople.test(label.trim())) return [];
  return [...value.matchAll(new RegExp(`${personSource} ?\\((?<role>[^()]{2,50})\\)`, 'gu'))].flatMap(
    (match): Draft[] => {
      const said = match.groups?.role?.toLowerCase() ?? '';
      const role = reading.roles.find((one) => [...one.words.en, ...one.words.de].includes(said));
      return role === undefined || match[1] === undefined
        ? []
        : [
            {
              entity,
              attribute: role.id,
              part: null,
              value: { kind: 'text', text: match[1] },
              period: null,
              asOf: null,
              until: null,
              polarity: 'stated',
              voice: 'own',
              isRestated: false,
            },
          ];
    },
  );
}
