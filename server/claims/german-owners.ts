import type { Draft, SentenceScope } from './draft.ts';
import { undated } from './draft-fields.ts';
import { modalityOf, saysFormer } from './modality.ts';
import { isOfHolder, ownerName } from './owner-claims.ts';
import { impliedCompany } from './subject.ts';
import type { Token } from './tag-sentence.ts';

/** Without one of these words nobody holds anything. */
const hint = /hält|halten|besitzt|besitzen|gehalten|liegen bei|gehör|befinden sich|Tochter/u;
const share = String.raw`(?<share>\d{1,3}(?:,\d+)?\s?(?:%|Prozent))`;
const shares = '(?:(?:Geschäfts|Gesellschafts|Kapital)?[Aa]nteile|Aktien|Stimmrechte|Stammaktien|Kapitals)';
const still =
  '(?: (?:derzeit|aktuell|weiterhin|unverändert|rund|knapp|gut|etwa|seit (?:dem )?(?:(?:\\d{1,2}\\. )?\\p{Lu}\\p{L}+ |\\d{1,2}\\.\\d{1,2}\\.)?\\d{4}))*';
const holder = String.raw`(?<who>(?:[Dd]ie |[Dd]er |[Dd]as |[Dd]em )?\p{Lu}[^;:]{2,80}?)`;
/** Of what the shares are: nothing said, the company in words, or a name that `ofCompany` compares. */
const of = String.raw`(?: (?:an der|am|an|der|des) (?:Gesellschaft|Unternehmens?|(?<of>\p{Lu}[^,;.]{2,60}?)))?`;
const stop = '(?=[.,;]|$| und (?=\\p{L}|\\d))';

const patterns: readonly RegExp[] = [
  // "Die Familie Rau hält 76 Prozent der Anteile [an der Verdane Optics GmbH]"
  new RegExp(
    String.raw`(?:^|, |; |und )${holder} (?:hält|halten|besitzt|besitzen)${still} ${share} (?:der|aller|an den) ${shares}${of}${stop}`,
    'gu',
  ),
  // "…, 24 Prozent [der Anteile] liegen bei der Kessel Holding AG"
  new RegExp(
    String.raw`(?:^|, |; |und )(?:[Dd]ie (?:übrigen|restlichen|verbleibenden|anderen) )?${share}(?: der ${shares})?${still} (?:liegen|bleiben)${still} bei ${holder}${stop}`,
    'gu',
  ),
  // "80 Prozent der Anteile hält die Familie Rau[, 20 Prozent gehören der Kessel Holding AG]"
  new RegExp(
    String.raw`(?:^|, |; |und )${share}(?: der ${shares}${of}|(?<=der ${shares}${of.replace('<of>', ':')} [^.;]{0,90}${share.replace('<share>', ':')}))${still} (?:hält|halten|besitzt|besitzen|gehört|gehören)${still} ${holder}${stop}`,
    'gu',
  ),
  // "Die Aktien der Gesellschaft werden zu 42,5 % von der Rau-Stiftung, Kassel, gehalten"
  new RegExp(
    String.raw`^(?:Die|Sämtliche|Alle) ${shares}${of} (?:werden|sind)(?: zu ${share})?${still} von ${holder},? gehalten${stop}`,
    'gu',
  ),
  // "Sämtliche Anteile liegen bei der Familie Rau"
  new RegExp(
    String.raw`^(?:Sämtliche|Alle) ${shares}${of} (?:liegen|bleiben)${still} bei ${holder}${stop}`,
    'gu',
  ),
];

/** "Verdane Optics ist eine (hundertprozentige) Tochter der Kessel Holding AG", "gehört (zu 74 %) zur Kessel Holding AG". */
const belongs: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?: ist| ist seit \d{4}) eine? (?<share>hundertprozentige |100-prozentige |100%ige |)(?:Tochter|Tochtergesellschaft|Tochterunternehmen|Tochterfirma) (?:der|des|von) ${holder}${stop}`,
    'u',
  ),
  new RegExp(
    String.raw`^ gehört(?: seit \d{4}| seit \p{Lu}\p{L}+ \d{4})?(?: zu ${share}| vollständig| mehrheitlich)? (?:zur|zum|der|dem) ${holder}${stop}`,
    'u',
  ),
];

/** Owners as German sentences tell of them with a verb; of people, bodies and companies with a legal form alone. */
export function germanOwners(scope: SentenceScope): Draft[] {
  const { text, reading } = scope;
  if (reading.language !== 'de' || scope.part !== null || !hint.test(text)) return [];
  if (saysFormer(text, 'de')) return [];
  return [...ownersInSentence(scope), ...parentOf(scope)];
}

/** Of whom the shares are: "die Anteile an der Kessel GmbH", "An der Kessel GmbH hält …". */
const whose = new RegExp(
  `(?:(?:${shares}|\\p{L}*anteil|Beteiligung|Kapital)(?: [^;,.]{1,20}?)?? (?:an |der |des |am |von )+|(?:^|\\s)(?:[Aa]n|[Vv]on) (?:der |dem )?)$`,
  'u',
);
const holds = '(?:hält|halten|besitzt|besitzen|gehör(?:t|en)|liegen|bleiben|befinden)';
const holderBefore = new RegExp(
  `(?<!\\p{L})${holds}(?!\\p{L}).*$|(?:[Aa]ktionär|[Gg]esellschafter|[Ee]igentümer|[Ee]igner)(?:in)? (?:\\p{Ll}+ ){0,4}$`,
  'u',
);
const holderAfter = new RegExp(
  `^,?[^;]{0,60}? (?:(?:hält|halten|besitzt|besitzen)(?!\\p{L})|(?:mit|zu) [^;]{1,30} beteiligt)`,
  'u',
);

/** "70 % hält die Kessel AG; 30 % liegen bei Anna Berg": the company holds shares, and they are not of itself. */
function isHolder(text: string, { kind, start, end }: Token): boolean {
  if (kind !== 'company') return false;
  const [before, after] = [text.slice(0, start).split(';').at(-1) ?? '', text.slice(end).split(';')[0] ?? ''];
  return !whose.test(before) && (holderBefore.test(before) || holderAfter.test(after));
}

function ownersInSentence(scope: SentenceScope): Draft[] {
  const found = patterns.flatMap((pattern) =>
    [...scope.text.matchAll(pattern)].flatMap((match) => {
      const name = match.groups?.who;
      return name === undefined
        ? []
        : [{ name, start: match.index + match[0].indexOf(name), groups: match.groups ?? {} }];
    }),
  );
  const isOfOwner = (token: Token) =>
    found.some(({ name, start }) => token.start < start + name.length && start < token.end);
  const others = scope.tokens.filter((token) => !isOfOwner(token) && !isHolder(scope.text, token));
  const isNamed = others.some(({ kind }) => kind === 'company');
  return found.flatMap(({ name, start, groups }): Draft[] => {
    // "an der Kessel GmbH": another company, or one that nobody knows.
    if (groups.of !== undefined && !isNamed) return [];
    const entity = impliedCompany(others, scope.around, scope.reading, null);
    if (isOfHolder(scope, entity)) return [];
    return ownerDraft(scope, entity, name, groups.share, start);
  });
}

function parentOf(scope: SentenceScope): Draft[] {
  const at = scope.tokens.findIndex(({ kind }) => kind === 'company');
  const company = scope.tokens[at];
  if (company?.kind !== 'company' || company.isOwner) return [];
  const before = scope.text.slice(0, company.start);
  // "Seit 2018 gehört …", "Seither ist …"
  const verb =
    /^(?:Seit (?:\p{Lu}\p{L}+ )?\d{4}|Seither|Seitdem|Heute|Inzwischen|Mittlerweile) (?<verb>gehört|ist) (?:die |das )?$/u.exec(
      before,
    )?.groups?.verb;
  if (verb === undefined && !/^(?:Die |Das |Der )?$/u.test(before)) return [];
  const behind = scope.text.slice(company.end);
  const rest = verb === undefined ? behind : ` ${verb}${behind}`;
  return belongs.flatMap((pattern): Draft[] => {
    const found = pattern.exec(rest)?.groups;
    if (found?.who === undefined) return [];
    const all = found.share === undefined || found.share === '' ? undefined : wholeShare(found.share);
    return ownerDraft(scope, company.key, found.who, all, scope.text.indexOf(found.who, company.end));
  });
}

const wholeShare = (said: string) => (/^(?:hundert|100-|100%ige)/u.test(said) ? '100 %' : said);

function ownerDraft(
  { text, reading, tokens }: SentenceScope,
  entity: string | null,
  who: string,
  part: string | undefined,
  at: number,
): Draft[] {
  const name = ownerName(who.replace(/^(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]em) /u, ''));
  const isItself = tokens.some(
    (token) =>
      token.kind === 'company' && token.key === entity && token.start >= at && token.end <= at + who.length,
  );
  // "werden von … gehalten" is so now.
  const now = text.replace(/(?<!\p{L})werden(?!\p{L})/u, 'sind  ');
  const modality = modalityOf(now, at, at + who.length, reading.language);
  if (entity === null || name === null || isItself) return [];
  if (modality?.polarity !== 'stated' || modality.voice !== 'own') return [];
  const value = part === undefined ? name : `${name} (${part.trim()})`;
  return [
    {
      ...modality,
      isRestated: false,
      entity,
      attribute: 'owner',
      ...undated,
      value: { kind: 'text', text: value },
    },
  ];
}
