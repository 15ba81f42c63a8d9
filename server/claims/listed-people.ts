import type { Draft, SentenceScope } from './draft.ts';
import { modalityOf, saysExpected, saysFormer } from './modality.ts';
import { findCompanies } from './company-names.ts';
import { keyOfTime } from './people-dates.ts';
import { findPeriods } from './periods.ts';
import { personName, personSource } from './person-name.ts';
import { companyOf, shapeOf } from './sentence-shape.ts';
import type { Reading } from './tag-sentence.ts';
import { plainlyStated, undated } from './draft-fields.ts';

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
const listed = new RegExp(
  `^${personSource}(?: \\((?<inside>[^()]{3,60})\\)|, (?<after>[^,;.(]{2,59}[^,;.( ](?: \\([^()]{3,40}\\))?))`,
  'u',
);

/** The one body that a heading or a line "Members of the board were:" names. */
function bodyOf(lead: string): (typeof bodies)[number] | null {
  const found = bodies.filter(({ pattern }) => pattern.test(lead));
  return found.length === 1 ? (found[0] ?? null) : null;
}

const chairFirst =
  /^(?<office>Chair(?:man|woman|person)?|Vorsitzende[rn]?|Vorsitz|Präsident(?:in)?): (?<name>[^():;]{3,60}?)(?: \((?<beside>[^()]{3,40})\))?$/u;

/** "Vorsitzender: Carl Holm (seit 2021)" below the name of a body says what "Carl Holm (Vorsitzender, seit 2021)" says. */
export function withChairBehind(label: string): string {
  const { office, name, beside } = chairFirst.exec(label)?.groups ?? {};
  if (office === undefined || name === undefined) return label;
  return `${personName(name) ?? name} (${office}${beside === undefined ? '' : `, ${beside}`})`;
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
  const held = heldOffice(text, leads[0] ?? '', entity, reading);
  if (held.length > 0) return held;
  const match = listed.exec(text);
  const { asOf, until, rest: said } = termInside(match?.groups?.inside ?? match?.groups?.after ?? '');
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
      ...undated,
      asOf,
      until,
      value: { kind: 'text', text: match[1] },
      polarity: isFormer || until !== null ? 'former' : 'stated',
      voice: 'own',
      isRestated: false,
    },
  ];
}

const officeLead =
  /^(?<office>Geschäftsführer(?:innen)?|Mitglieder des Vorstands|Vorstandsmitglieder)(?: [^:.;]{1,60})?:$/u;
const holder = new RegExp(
  `^${personSource}(?:, \\p{Lu}[\\p{L} -]{2,30})?(?: \\((?<end>bis|seit|ab)(?: dem| zum)? (?<when>[^()]{4,24})\\))?$`,
  'u',
);

/** "Herr Reinhold Osterfeld, Lüdenscheid (bis 30.06.2025)" below "Geschäftsführer waren im Geschäftsjahr:". */
function heldOffice(text: string, lead: string, entity: string | null, reading: Reading): Draft[] {
  const office = officeLead.exec(lead)?.groups?.office;
  const match = office === undefined || entity === null ? null : holder.exec(text.replace(/[.;,]$/u, ''));
  if (match?.[1] === undefined || entity === null || office === undefined) return [];
  const attribute = office.startsWith('Geschäftsführer') ? 'managing_director' : 'director';
  if (findCompanies(lead, reading.company, reading.others).some(({ key }) => key !== entity)) return [];
  const [time, more] = findPeriods(match.groups?.when ?? '');
  const when = time?.period == null || more !== undefined ? null : keyOfTime(time.period);
  const hasEnd = match.groups?.end === 'bis';
  return [
    {
      entity,
      attribute,
      part: null,
      value: { kind: 'text', text: match[1] },
      period: null,
      asOf: hasEnd ? null : when,
      until: hasEnd ? when : null,
      polarity: hasEnd ? 'former' : 'stated',
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
  return [...value.matchAll(inOffice)].flatMap((match): Draft[] => {
    const said = match.groups?.role?.toLowerCase() ?? '';
    const role = reading.roles.find((one) => [...one.words.en, ...one.words.de].includes(said));
    // "Jan Kühn und Eva Stark (Geschäftsführer)": of an office that several hold, both.
    const names = role?.isSingle === false ? [match[1], match[2]] : [match[2]];
    return role === undefined
      ? []
      : names.flatMap((name): Draft[] =>
          name === undefined
            ? []
            : [{ entity, attribute: role.id, ...plainlyStated, value: { kind: 'text', text: name } }],
        );
  });
}

const inOffice = new RegExp(
  `(?:${personSource} (?:und|and) )?${personSource} ?\\((?<role>[^()]{2,50})\\)`,
  'gu',
);

/** "Finanzen, seit 1. August 2021", "Technik (bis 30. Juni 2024)", "Vorsitzender, bestellt bis 2026": the term in what is said beside a name, and the words without it. Until when somebody is appointed is no end. */
function termInside(said: string): {
  readonly asOf: string | null;
  readonly until: string | null;
  readonly rest: string;
} {
  const plain = said.replace(
    /,? ?\(?(?:wieder)?(?:bestellt|gewählt|berufen|Vertrag|Mandat|Amtszeit|appointed|elected)(?: läuft)? (?:bis|until)(?: zum| Ende)? [^,;()]{4,24}\)?/giu,
    '',
  );
  const match = /,? ?\(?(?<way>seit|ab|since|bis|until)(?: dem| zum)? (?<when>[^,;()]{4,24})\)?$/u.exec(
    plain,
  );
  const when = match?.groups?.when ?? '';
  const [time, more] = findPeriods(match?.groups?.way === 'bis' ? `bis ${when}` : when);
  const key = time?.period == null || more !== undefined ? null : keyOfTime(time.period);
  if (match === null || key === null) return { asOf: null, until: null, rest: plain };
  const rest = plain.slice(0, match.index);
  return /^(?:bis|until)$/u.test(match.groups?.way ?? '')
    ? { asOf: null, until: key, rest }
    : { asOf: key, until: null, rest };
}

/** Bodies as German sentences name them, with the offices of their chair, of finance and of every member. */
const germanBodies: Readonly<Record<string, { chair: string; member: string | null; hasFinance: boolean }>> =
  {
    Vorstand: { chair: 'ceo', member: 'director', hasFinance: true },
    Geschäftsführung: { chair: 'ceo', member: 'managing_director', hasFinance: true },
    Aufsichtsrat: { chair: 'chair', member: null, hasFinance: false },
    Verwaltungsrat: { chair: 'chair', member: null, hasFinance: false },
  };
const still = '(?: (?:derzeit|aktuell|weiterhin|unverändert|nun|heute|seit [^,;]{4,24}?))?';
const consists = new RegExp(
  `^(?:(?:Der|Die) (?<body>${Object.keys(germanBodies).join('|')})(?: de[rs] [^,;]{3,60}?)? (?:besteht|setzt sich)${still}(?: zusammen)? aus|(?:Dem|Der) (?<whose>${Object.keys(germanBodies).join('|')})(?: de[rs] [^,;]{3,60}?)? gehören${still}(?: an:)?|(?:Den|Die) (?<formed>${Object.keys(germanBodies).join('|')})(?: de[rs] [^,;]{3,60}?)? bilde(?:t|n)${still}|Mitglieder de[rs] (?<members>Vorstands|Geschäftsführung)(?: de[rs] [^,;]{3,60}?)? sind${still}|(?<holders>Geschäftsführer(?:innen)?)(?: de[rs] [^,;]{3,60}?)? sind${still}) (?<people>[^;]{8,300}?)(?: an| zusammen)?\\.?$`,
  'u',
);
const member = new RegExp(`^(?:(?:und|sowie) )?${personSource}(?: \\((?<inside>[^()]{3,60})\\))?$`, 'u');

/**
 * "Der Vorstand besteht aus Jan Kühn (Vorsitzender) und Eva Stark (Finanzen)": everybody who is named there, or nobody
 * where a part of the list is something else than a person.
 */
export function membersClaims(scope: SentenceScope): Draft[] {
  const { text, reading } = scope;
  if (reading.language !== 'de' || scope.part !== null || !/ (?:aus|gehören|bilde[tn]|sind) /u.test(text))
    return [];
  const found = consists.exec(text)?.groups;
  const named = found?.body ?? found?.whose ?? found?.formed ?? found?.members ?? found?.holders ?? '';
  const body =
    germanBodies[
      named.replace(/^Geschäftsführer.*$/u, 'Geschäftsführung').replace(/^Vorstands$/u, 'Vorstand')
    ];
  const modality = modalityOf(text, text.length, text.length, reading.language);
  if (found?.people === undefined || body === undefined || modality?.polarity !== 'stated') return [];
  const people = found.people
    .split(/, (?![^()]*\))| (?=(?:und|sowie) \p{Lu})/u)
    .map((one) => member.exec(one.trim()));
  const entity = companyOf(
    scope,
    shapeOf(scope),
    people.map((one) => one?.[1] ?? ''),
  );
  if (entity === null || modality.voice !== 'own' || people.includes(null)) return [];
  return people.flatMap((one): Draft[] => {
    const { asOf, until, rest: inside } = termInside(one?.groups?.inside ?? '');
    if (saysFormer(inside, 'de') || saysExpected(inside, 'de') || /stellv/iu.test(inside)) return [];
    const isFormer = until !== null;
    const attribute = isChair.test(inside)
      ? body.chair
      : body.hasFinance && isFinance.test(inside)
        ? 'cfo'
        : body.member;
    const value = { kind: 'text', text: one?.[1] ?? '' } as const;
    const times = { period: null, asOf, until };
    const polarity = isFormer ? 'former' : modality.polarity;
    return attribute === null
      ? []
      : [{ ...modality, polarity, isRestated: false, entity, attribute, part: null, value, ...times }];
  });
}
