import { ofLongerLabel } from './longer-labels.ts';
import type { Attribute } from '../packs/attribute.ts';
import type { ClaimValue } from './claim.ts';
import type { Draft } from './draft.ts';
import { modalityOf, saysFormer } from './modality.ts';
import { findPeriods, periodKey } from './periods.ts';
import { ownersIn } from './owner-claims.ts';
import { holdersIn } from './owner-lists.ts';
import { saysGuessed, saysPlanned, withoutPlan } from './planned-labels.ts';
import { findQuantities } from './quantities.ts';
import type { Reading } from './tag-sentence.ts';
import { formerLabel, labelledPeople, withoutPeriods } from './label-people.ts';
import { keyPeopleClaims, listedPeople } from './listed-people.ts';
import { plainField } from './register-fields.ts';
import { valueSeries } from './value-series.ts';
import { registerNames } from './register-names.ts';

const nothing =
  /^(?:[-–—?]|n\/?a|unknown|not (?:known|disclosed|stated|available).*|tbd|k\.\s?a\.|keine Angaben?|unbekannt|nicht bekannt|none|keine)\.?$/i;

const known = new WeakMap<readonly Attribute[], ReadonlyMap<string, Attribute>>();

/** Attributes by everything a label may call them; where two share a name, the first. */
function attributesByName(attributes: readonly Attribute[]): ReadonlyMap<string, Attribute> {
  const made =
    known.get(attributes) ??
    new Map(
      attributes
        .toReversed()
        .flatMap((attribute) =>
          [attribute.nouns.en, attribute.nouns.de, attribute.labels.en, attribute.labels.de]
            .flat()
            .map((name) => [name, attribute] as const),
        ),
    );
  known.set(attributes, made);
  return made;
}

/** What a register writes behind a place. */
const besidePlace =
  /(?:;|, (?=(?:Amtsgericht|Registergericht|Handelsregister|HR[AB] |eingetragen|registered|company number))).*$/u;

/** "GmbH, gegründet 1994, HRB 55591", "Kommanditgesellschaft; Beginn: 01.01.1974": other facts in the same line. */
const besideText =
  /; (?=\p{Lu}\p{L}+: ).*$|, (?=(?:gegründet|gegr\.|founded|established|Amtsgericht|HR[AB] |eingetragen|registered)(?!\p{L})).*$/u;

/** The attribute a label names, without the period that may be in it ("Revenue 2025"). */
export function attributeOfLabel(label: string, attributes: readonly Attribute[]): Attribute | null {
  // "Mitarbeiter (Durchschnitt)" is another number than "Mitarbeiter (31.12.)".
  const whole = attributesByName(attributes).get(label.toLowerCase().trim());
  if (whole !== undefined) return whole;
  if (saysPlanned(label) || saysGuessed(label)) return null;
  if (
    /\((?:[^()]*(?<!\p{L}))?(?:Ø|durchschnitt\p{L}*|average|FTE|Vollzeit\p{L}*)(?:(?!\p{L})[^()]*)?\)/iu.test(
      label,
    )
  )
    return null;
  const plain = label
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[\s:*¹²³]+/g, ' ')
    .trim();
  return attributesByName(attributes).get(plain) ?? ofLongerLabel(plain, attributesByName(attributes));
}

/** What a register says before an office: "Nicht mehr Geschäftsführer:", "Bestellt als Geschäftsführer:". */
const entered =
  /^(?:(?<gone>nicht mehr|ausgeschieden(?: als)?|abberufen(?: als)?)|(?:nun |neu )?(?:bestellt|eingetragen)(?: als| zum| zur)?) (?:weiterer? )?/iu;
/** Where a register that runs on says the next thing: "…, *02.08.1952. Nicht mehr Geschäftsführer: …". */
const nextLabel =
  /(?<=[.;]) (?=(?:(?:Nicht mehr|Ausgeschieden(?: als)?|Abberufen(?: als)?|Bestellt(?: als| zum| zur)?|Nun|Neu) )?(?:weiterer? )?(?:Geschäftsführer(?:in)?|Vorstand|Vorsitzender|Prokura|Einzelprokura|Gesamtprokura|Persönlich haftende\p{L}* Gesellschafter(?:in)?|Stammkapital|Grundkapital|Sitz|Gegenstand)(?: [^:.;]{1,40})?: )/u;
/** What is before an office on a site or letter: "Vertreten durch die Geschäftsführer". */
const represented = /^(?:gesetzlich )?vertreten durch (?:(?:den|die|das|ihren|ihre|seinen|seine) )?/u;

/** "Founded: 2009", "Employees: 1,240 (31 December 2025)", "Umsatz 2024: 194,0 Mio. €", "CEO: Jane Roe". */
export function labelClaims(
  text: string,
  reading: Reading,
  entity: string | null,
  part: string | null,
): Draft[] {
  const parts = text.split(nextLabel);
  if (parts.length > 1) return parts.flatMap((one) => labelClaims(one, reading, entity, part));
  const match = /^([^:|]{2,200}):\s+(\S.*)$/su.exec(text);
  if (match?.[1] === undefined || match[2] === undefined || entity === null) return [];
  // "Vorstand, Geschäftsführer, …: Geschäftsführer: Behnke, Maike, …" of a register.
  if (/^\p{Lu}\p{L}+(?:in)?: \p{Lu}/u.test(match[2])) return labelClaims(match[2], reading, entity, part);
  const [label, whole] = [plainField(match[1].trim()), match[2].replace(/\s+/g, ' ').trim()];
  // "9 Park Row, Leeds (formerly: Canal Road, Keighley)" is where it is now.
  const value = whole.replace(
    /\s\((?:formerly|previously|until|vormals|früher|ehemals)(?!\p{L})[^()]*\)$/iu,
    '',
  );
  if (nothing.test(value) || saysGuessed(text)) return [];
  if (saysPlanned(text))
    return labelClaims(withoutPlan(text), reading, entity, part).flatMap((draft) =>
      draft.period === null || draft.polarity !== 'stated'
        ? []
        : [{ ...draft, polarity: 'expected' as const }],
    );
  const modality = modalityOf(text, text.indexOf(value), text.length, reading.language);
  if (modality === null) return [];
  const isFormer = saysFormer(value, reading.language) || formerLabel.test(label);
  const base = {
    ...modality,
    polarity: modality.polarity === 'stated' && isFormer ? ('former' as const) : modality.polarity,
    entity,
    part,
    period: null,
    asOf: null,
    until: null,
  };
  const people = [
    ...keyPeopleClaims(label, value, entity, reading),
    ...value
      .split(/,\s+(?![^()]*\))|;\s*|(?<=\)) (?:und|sowie|and) (?=\p{Lu})/u)
      .flatMap((one) => listedPeople(one, [label], entity, reading)),
  ];
  if (people.length > 0) return people;
  const change = entered.exec(label);
  const office = label
    .slice(change?.[0].length ?? 0)
    .toLowerCase()
    .replace(represented, '')
    .replace(formerLabel, '')
    .trim()
    .replace(/^(?:group|company) /u, '')
    .replace(/^geschäftsführung$/u, 'geschäftsführer');
  const role = reading.roles.find((one) => [...one.words.en, ...one.words.de].includes(office));
  const listed = role === undefined ? [] : registerNames(value);
  if (role !== undefined && listed.length > 0) {
    const polarity = change?.groups?.gone === undefined ? ('stated' as const) : ('former' as const);
    return listed.map((name) => ({
      ...base,
      polarity,
      voice: 'own',
      attribute: role.id,
      value: { kind: 'text', text: name },
    }));
  }
  if (change !== null) return [];
  if (role !== undefined)
    return labelledPeople({ label, value: whole }, role, reading, { ...base, polarity: modality.polarity });
  const attribute = attributeOfLabel(withoutPeriods(label), reading.attributes);
  if (attribute === null || (part !== null && attribute.kind !== 'flow' && attribute.kind !== 'share'))
    return [];
  return valueDrafts(label, value, attribute, reading, base);
}

/** The owners that a list names; those that are neither people nor companies by their form only each with the share. */
function ownersOf(list: string): string[] {
  const owners = ownersIn(list);
  return owners.length > 0 ? owners : holdersIn(list);
}

function valueDrafts(
  label: string,
  value: string,
  attribute: Attribute,
  reading: Reading,
  base: Omit<Draft, 'attribute' | 'value'>,
): Draft[] {
  const make = (found: ClaimValue, more: Partial<Draft> = {}): Draft[] => [
    { ...base, attribute: attribute.id, value: found, ...more },
  ];
  switch (attribute.kind) {
    case 'place':
    case 'text':
      if (attribute.isCompany === true && attribute.hasSeveral === true)
        return ownersOf(value.trim()).flatMap((one) => make({ kind: 'text', text: one }));
      if (value.length > 160 || /(?<! Co)[.!?]\s+\p{Lu}/u.test(value)) return [];
      if (attribute.kind === 'place')
        return make({
          kind: 'text',
          text: value.replace(besidePlace, '').replace(endOfSentence, '').trim(),
        });
      if (attribute.hasSeveral === true)
        return value
          .split(/,\s*|;\s*|\s+(?:and|und)\s+/)
          .filter((one) => one.length > 1)
          .flatMap((one) => make({ kind: 'text', text: one.replace(/\.$/, '') }));
      return make({ kind: 'text', text: value.replace(besideText, '').replace(endOfSentence, '') });
    case 'date': {
      const [first] = findPeriods(value);
      if (first === undefined || first.start > 4 || first.period === null) return [];
      return ['year', 'month', 'day'].includes(first.period.kind)
        ? make({ kind: 'date', date: periodKey(first.period), written: value.slice(first.start, first.end) })
        : [];
    }
    default: {
      const series = valueSeries(value);
      return series.length > 0
        ? series.flatMap((one) =>
            quantityDrafts(`${withoutPeriods(label)} ${one.time}`, one.value, attribute, reading, make),
          )
        : withPrior(label, value, attribute, reading, make);
    }
  }
}

/** The full stop of a label among sentences; "Mfg. Co." ends in one of its own. */
const endOfSentence = /(?<=\p{L}{3}|[\p{L}\d]*\d[\p{L}\d]*)(?<!(?<!\p{L})(?:Inc|Ltd|Corp|Pty|LLC))\.$/u;

const priorInBrackets =
  /\s?\((?:Vorjahr|(?:i\.\s?)?Vj\.?|(?:previous|prior) year|(?<year>(?:19|20)\d\d)):?\s+(?<amount>[^()]*\d[^()]*)\)/iu;
/** What a second statement of the same line may not hold: it would take back the first. */
const takesBack =
  /(?<!\p{L})(?:not|but|rather|instead|corrected|restated|nicht|sondern|statt|korrigiert|berichtigt|früher|formerly)(?!\p{L})/iu;

/** "33,8 Mio. EUR (Vorjahr 36,1 Mio. EUR)", "212 (Ende 2024), im Durchschnitt waren es 219": the first statement, and the year before. */
function withPrior(
  label: string,
  value: string,
  attribute: Attribute,
  reading: Reading,
  make: (found: ClaimValue, more?: Partial<Draft>) => Draft[],
): Draft[] {
  const prior = priorInBrackets.exec(value);
  const rest = prior === null ? value : value.replace(prior[0], '');
  const cut = /\)?[,;]\s(?=\p{L})/u.exec(rest);
  const first =
    cut === null || takesBack.test(rest) ? rest : rest.slice(0, cut.index + (cut[0].startsWith(')') ? 1 : 0));
  const drafts = quantityDrafts(label, first, attribute, reading, make);
  const [main] = drafts;
  const mainYear =
    main?.period?.kind === 'year' ? main.period.year : Number(/^\d{4}/.exec(main?.asOf ?? '')?.[0]);
  if (prior === null || main === undefined) return drafts;
  const year = prior.groups?.year === undefined ? mainYear - 1 : Number(prior.groups.year);
  if (!Number.isInteger(year) || year === mainYear) return drafts;
  const amount = prior.groups?.amount?.trim() ?? '';
  return [...drafts, ...quantityDrafts(`${withoutPeriods(label)} ${year}`, amount, attribute, reading, make)];
}

function quantityDrafts(
  label: string,
  value: string,
  attribute: Attribute,
  reading: Reading,
  make: (found: ClaimValue, more?: Partial<Draft>) => Draft[],
): Draft[] {
  const periods = findPeriods(`${label}: ${value}`);
  const inValue = findPeriods(value);
  const [found] = findQuantities(value, reading.numbers).filter(
    (one) => !inValue.some((period) => period.start < one.end && one.start < period.end),
  );
  if (found === undefined || found.quantity === null) return [];
  const { quantity } = found;
  const lead = value.slice(0, found.start).trim();
  const isApproximate =
    /^(?:about|around|approx\.?|approximately|ca\.?|c\.|some|nearly|almost|rund|etwa|circa|knapp|fast|~)$/i.test(
      lead,
    );
  const isAbove = /^(?:over|more than|at least|über|mehr als|mindestens|>)$/i.test(lead);
  if (lead !== '' && !isApproximate && !isAbove) return [];
  const rest = value
    .slice(found.end)
    .replace(/\(.*?\)/g, ' ')
    .trim();
  const counted = [...(attribute.counted?.en ?? []), ...(attribute.counted?.de ?? [])];
  if (
    rest !== '' &&
    rest !== '.' &&
    !counted.includes(rest.toLowerCase().replace(/\.$/, '')) &&
    withoutPeriods(rest).replace(/[.,]/g, '').trim() !== ''
  )
    return [];
  const fits =
    attribute.kind === 'count'
      ? quantity.unit.kind === 'none'
      : attribute.kind === 'share' || attribute.kind === 'change'
        ? quantity.unit.kind === 'percent'
        : quantity.unit.kind === 'money';
  if (!fits) return [];
  if (
    attribute.range !== undefined &&
    (quantity.value < attribute.range.least || quantity.high > attribute.range.most)
  )
    return [];
  const [period] = periods;
  if (periods.length > 1 || period?.period === null) return [];
  const isFlow = attribute.kind === 'flow' || attribute.kind === 'share' || attribute.kind === 'change';
  if (isFlow && (period === undefined || period.period === null || period.period.kind === 'day')) return [];
  const asOf = !isFlow && period?.period != null ? periodKey(period.period) : null;
  const read = { ...quantity, isApproximate: isApproximate || isAbove };
  const bound = /^(?:at least|mindestens)$/i.test(lead) ? 'least' : 'above';
  return make(isAbove ? { ...read, bound } : read, {
    period: isFlow ? (period?.period ?? null) : null,
    asOf,
  });
}
