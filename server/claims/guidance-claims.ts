import type { Language } from '@loupe/shared/lib/language';
import type { Attribute } from '../packs/attribute.ts';
import type { Period } from '../table/period.ts';
import type { Quantity } from './claim.ts';
import { clauseAt } from './clauses.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { fits } from './figure-values.ts';
import { rangeAt } from './value-range.ts';
import { modalityOf } from './modality.ts';
import { periodKey } from './periods.ts';
import { impliedCompany, subjectOf } from './subject.ts';
import type { Token } from './tag-sentence.ts';
import { readTail } from './value-tail.ts';

/** Attribute of a claim that what was expected was changed or withdrawn: the word for it, or the value that was withdrawn. */
export const guidanceChange = 'guidance_change';

/** "guidance", "Prognose", "Umsatzprognose": what was said of the future; the group is what is before it in a German compound. */
const guidance: Readonly<Record<Language, RegExp>> = {
  en: /^(?:guidance|outlook|forecasts?|expectations?|projections?|targets?)$/,
  de: /^(\p{L}*?)-?(?:prognosen?|ausblick|erwartung(?:en)?|zielwert|jahresziele?)$/u,
};
const verbs: Readonly<
  Record<Language, readonly (readonly [RegExp, 'changed' | 'withdrawn' | 'confirmed'])[]>
> = {
  en: [
    [
      /^(?:rais(?:ed|es)|lower(?:ed|s)|cut|cuts|reduc(?:ed|es)|increas(?:ed|es)|lift(?:ed|s)|narrow(?:ed|s)|upgraded|downgraded|revis(?:ed|es)|adjust(?:ed|s)|revises|trimm?ed|slashed|updated|changed)$/,
      'changed',
    ],
    [/^(?:withdr[ae]ws?|withdrawn|suspend(?:ed|s)|abandon(?:ed|s)|dropped|scrapped)$/, 'withdrawn'],
    [/^(?:confirm(?:ed|s)|reiterat(?:ed|es)|reaffirm(?:ed|s)|maintain(?:ed|s)|kept|repeated)$/, 'confirmed'],
  ],
  de: [
    [
      /^(?:passt|hebt|kürzt|engt|konkretisiert|senkte|senkt|gesenkt|erhöhte|erhöht|kürzte|gekürzt|reduzierte|reduziert|hob|angehoben|korrigierte|korrigiert|revidierte|revidiert|präzisierte|präzisiert|engte|eingeengt|änderte|geändert|passte|angepasst|konkretisierte|konkretisiert)$/,
      'changed',
    ],
    [/^(?:zurückgezogen|zurückgenommen|zog|nahm|ausgesetzt|kassierte|kassiert)$/, 'withdrawn'],
    [/^(?:bestätigte|bestätigt|bekräftigte|bekräftigt|wiederholte|hält|hielt)$/, 'confirmed'],
  ],
};
const between =
  /^(?:its|the|a|our|their|for|of|in|from|to|at|between|now|full-year|annual|yearly|year|fiscal|full|range|group|consolidated|is|was|were|has|been|now|slightly|again|about|around|some|die|der|das|den|dem|ihre|seine|unsere|für|im|jahr|geschäftsjahr|gesamtjahr|laufende|von|auf|bei|in|höhe|nun|leicht|erneut|wurde|werde|wird|rund|etwa|am|on|also|:|,|\(|\))$/;

/** True for a headline that tells of what was expected being changed: what is below it are news, no outlook. */
export const tellsRevision = (heading: string, language: Language): boolean =>
  heading
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => verbs[language].some(([pattern]) => pattern.test(word)));

interface Revision {
  readonly noun: number;
  readonly verb: number;
  readonly kind: 'changed' | 'withdrawn' | 'confirmed';
  readonly company: string;
}

const find = (tokens: readonly Token[], language: Language, from: number, to: number) => {
  for (let i = from; i < to; i += 1)
    for (const [pattern, kind] of verbs[language])
      if (tokens[i]?.kind === 'word' && pattern.test(tokens[i]?.lower ?? '') && !isOfFigure(tokens, i))
        return { verb: i, kind };
  return null;
};

/** "adjusted operating profit" names a figure; nothing was adjusted. */
const isOfFigure = (tokens: readonly Token[], at: number) =>
  /^(?:adjusted|reduced|increased|revised)$/.test(tokens[at]?.lower ?? '') &&
  (tokens[at + 1]?.kind === 'noun' ||
    /^(?:operating|net|pre-tax|profit|earnings|ebitda?|eps|basic|diluted|free)$/.test(
      tokens[at + 1]?.lower ?? '',
    ));

/** Who changed, withdrew or confirmed what was expected; null when nobody did, or nobody certain. */
function revisionOf(scope: SentenceScope): Revision | null {
  const { text, tokens, reading, around } = scope;
  const noun = tokens.findIndex(
    (token) => token.kind === 'word' && guidance[reading.language].test(token.lower),
  );
  const word = tokens[noun];
  if (word === undefined) return null;
  const clause = clauseAt(text, word.start, word.end, reading.language);
  const [from, to] = [
    tokens.findIndex((token) => token.start >= clause.start),
    tokens.findLastIndex((token) => token.end <= clause.end) + 1,
  ];
  const found = find(tokens, reading.language, from, to);
  if (found === null) return null;
  const modality = modalityOf(text, tokens[found.verb]?.start ?? 0, word.end, reading.language);
  if (modality === null || modality.voice !== 'own' || !/^(?:stated|expected)$/.test(modality.polarity))
    return null;
  const isPassive = reading.language === 'en' && found.verb > noun;
  const subject = isPassive ? -1 : subjectAt(scope, found.verb);
  const holder = tokens[subject];
  const company =
    holder?.kind === 'company'
      ? holder.key
      : holder?.kind === 'self'
        ? impliedCompany(tokens, around, reading, holder.text)
        : isPassive || (reading.language === 'de' && /(?<!\p{L})wurden?(?!\p{L})/u.test(text))
          ? impliedCompany(tokens, around, reading, null)
          : calledByTrade(scope)
            ? impliedCompany(tokens, around, reading, null)
            : null;
  return company === null ? null : { noun, ...found, company };
}

/** "The mill has raised its outlook", "Den Ausblick hebt die Fabrik an": the company by what it is, where the sentence names nobody. */
const calledByTrade = ({ text, tokens }: SentenceScope) =>
  trades.test(text) && tokens.every(({ kind }) => kind !== 'company');
const trades =
  /(?<!\p{L})(?:[Tt]he (?:mill|plant|factory|brewery|shipyard|yard|foundry|steelworks|bakery|dairy|maker|manufacturer|producer|supplier|retailer|builder|operator|firm|business)|(?:[Dd]ie|[Dd]er|[Dd]as) (?:Fabrik|Firma|Brauerei|Werft|Gießerei|Molkerei|Bäckerei|Mühle|Werk|Betrieb|Familienbetrieb|Haus|Hersteller|Produzent|Händler|Anbieter|Betreiber|Maschinenbauer|Autozulieferer|Zulieferer|Mittelständler|Traditionsunternehmen|Familienunternehmen))(?= (?:has |hat |have |haben )?(?:now |nun |jetzt |also |auch |deshalb |daher |heute |today )?(?:\p{Ll}))/u;

/** The subject before the verb, or in German after it, or before the auxiliary of a perfect. */
function subjectAt({ tokens, reading }: SentenceScope, verb: number): number {
  const before = subjectOf(tokens, verb, reading);
  if (before >= 0) return before;
  const board = boardBefore(tokens, verb);
  if (board >= 0 || reading.language === 'en') return board;
  const isNamed = (at: number) => tokens[at]?.kind === 'company' || tokens[at]?.kind === 'self';
  const has = tokens.findIndex((token) => /^(?:hat|haben)$/.test(token.lower));
  const finite = has >= 0 && has < verb ? has : verb;
  if (finite === has) {
    const subject = subjectOf(tokens, has, reading);
    if (subject >= 0) return subject;
    const boardThere = boardBefore(tokens, has);
    if (boardThere >= 0) return boardThere;
  }
  return [finite + 1, finite + 2].find(isNamed) ?? -1;
}

/** "Der Vorstand der Norda AG hat", "The board of Norda plc today lowered": the company, whose board speaks for it; -1 for none. */
function boardBefore(tokens: readonly Token[], verb: number): number {
  const at = /^(?:today|now|heute|yesterday|gestern)$/.test(tokens[verb - 1]?.lower ?? '')
    ? verb - 2
    : verb - 1;
  const isBoards =
    /^(?:der|des|von|of)$/.test(tokens[at - 1]?.lower ?? '') &&
    /^(?:(?:der |the )?(?:vorstand|board|management)|(?:die )?geschäftsführung|(?:die )?geschäftsleitung|(?:das )?management)$/.test(
      tokens[at - 2]?.lower ?? '',
    );
  return tokens[at]?.kind === 'company' && isBoards ? at : -1;
}

/** The attribute that the words of the guidance name; undefined when they name none, null when it is not known. */
function namedAttribute(scope: SentenceScope, { noun, verb }: Revision): Attribute | null | undefined {
  const { tokens, reading } = scope;
  const compound = guidance[reading.language].exec(tokens[noun]?.lower ?? '')?.[1] ?? '';
  if (compound !== '' && !/^(?:jahres|unternehmens|konzern|gesamtjahres)$/.test(compound)) {
    const stem = compound.replace(/s$/, '');
    return (
      reading.attributes.find((one) => one.nouns.de.includes(compound) || one.nouns.de.includes(stem)) ?? null
    );
  }
  const before = tokens.slice(Math.min(verb, noun) + 1, noun).findLast((token) => token.kind === 'noun');
  return before?.kind === 'noun' ? before.attribute : undefined;
}

interface NewValue {
  readonly quantity: Quantity;
  readonly period: Period | null;
  readonly token: Token;
}

/** The value after the noun, as far as every word up to it is understood; what it was before is passed over. */
function valueAfter(scope: SentenceScope, noun: number, attribute: Attribute): NewValue | null {
  const { tokens, reading } = scope;
  let period: Period | undefined = tokens
    .slice(Math.max(0, noun - 3), noun)
    .flatMap((token) => (token.kind === 'period' && token.period?.kind === 'year' ? [token.period] : []))[0];
  let isOld = false;
  for (let i = noun + 1; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined) return null;
    if (token.kind === 'period') {
      if (token.period !== null && token.period.kind !== 'day') period = token.period;
      continue;
    }
    const range = rangeAt(scope, i);
    if (range !== null || token.kind === 'quantity') {
      const quantity = range?.quantity ?? (token.kind === 'quantity' ? token.quantity : null);
      const next = range?.next ?? i + 1;
      if (isOld) {
        isOld = false;
        i = next - 1;
        continue;
      }
      const tail = readTail(scope, next, attribute);
      if (quantity === null || !fits(attribute, quantity) || tail?.isVague !== false) return null;
      const end = tokens[next - 1]?.end ?? token.end;
      return { quantity, period: tail.period ?? period ?? null, token: { ...token, end } };
    }
    const isVerb = verbs[reading.language].some(([pattern]) => pattern.test(token.lower));
    if (/^(?:from|von)$/.test(token.lower)) isOld = true;
    if (!between.test(token.lower) && !isVerb && token.kind !== 'self' && token.kind !== 'company')
      return null;
  }
  return null;
}

const withdrawn = { kind: 'text', text: 'withdrawn' } as const;

/** "The guidance of EUR 45 million was withdrawn" takes back that one and no other; null where none is named. */
function withdrawnValue({ tokens }: SentenceScope, noun: number): Quantity | null {
  const found = tokens.slice(noun).flatMap((token) => (token.kind === 'quantity' ? [token.quantity] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * "It lowered its guidance to EUR 490 million to EUR 505 million", "senkte die Umsatzprognose für 2025 auf …", "withdrew
 * its outlook": the new expectation, and that an older one no longer holds. What is expected is taken from the sentence,
 * or from the only expectation of the text before it.
 */
export function guidanceClaims(scope: SentenceScope): Draft[] {
  const revision = revisionOf(scope);
  if (revision === null || scope.part !== null) return [];
  const { company: entity, kind, noun } = revision;
  const base = {
    entity,
    part: null,
    asOf: null,
    until: null,
    voice: 'own',
  } as const;
  const named = namedAttribute(scope, revision);
  const known = scope.expected.filter((one) => one.entity === entity && one.value.kind === 'quantity');
  const ids = [...new Set(known.map((one) => one.attribute))];
  const [only] = ids.length === 1 ? ids : [];
  const attribute = named === undefined ? scope.reading.attributes.find((one) => one.id === only) : named;
  const found = attribute == null ? null : valueAfter(scope, noun, attribute);
  const periods = [
    ...new Map(
      known.flatMap(({ period }) => (period === null ? [] : [[periodKey(period), period]])),
    ).values(),
  ];
  const period = found?.period ?? (periods.length === 1 ? (periods[0] ?? null) : null);
  const isNew = found !== null && attribute != null && period !== null && attribute.kind !== 'count';
  const value: Draft[] = isNew
    ? [
        {
          ...base,
          attribute: attribute.id,
          value: found.quantity,
          period,
          polarity: 'expected',
          isRestated: kind === 'changed',
        },
      ]
    : [];
  if (kind === 'confirmed') return value;
  const told = scope.tokens.flatMap((token) =>
    token.kind === 'period' && token.period?.kind === 'year' ? [token.period] : [],
  );
  return [
    ...value,
    {
      ...base,
      attribute: guidanceChange,
      value: kind === 'withdrawn' ? (withdrawnValue(scope, noun) ?? withdrawn) : { kind: 'text', text: kind },
      period: told.length === 1 ? (told[0] ?? null) : null,
      polarity: 'stated',
      isRestated: false,
    },
  ];
}
