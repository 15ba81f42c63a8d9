import { findCompanies, namesWithForm } from './company-names.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { modalityOf, saysFormer } from './modality.ts';
import { personName } from './person-name.ts';
import { companyMark, companyOf, shapeOf, shapePattern } from './sentence-shape.ts';
import { undated } from './draft-fields.ts';
import type { Token } from './tag-sentence.ts';

const share = String.raw`\d{1,3}(?:[.,]\d+)?\s?(?:%|Prozent|per ?cent)`;
/** A share right after a name: "(70 %)", ": 51 %", "68,0 %", "mit 30 %", "holds 12 %". */
const shareAfter = new RegExp(
  String.raw`[\s,:]*(?:\((?<inside>${share})\)|(?:(?:mit|zu|hält|holds|with) )?(?<bare>${share}))\.?$`,
  'iu',
);
/** "42,5 Prozent der Anteile": what the share is of. */
const ofWhat =
  / (?:der|aller|an den) (?:(?:Geschäfts|Gesellschafts|Kapital)?[Aa]nteile|Aktien|Stimmrechte|Stimmen)(?=\.?$)/u;
/** Who may own a company beside people and companies with a legal form. */
const bodies =
  /^(?:(?:die|der|the) )?(?:(?:Familie|Gemeinde|Stadt|Landeshauptstadt|Hansestadt|Landkreis|Kreis|Freistaat|Land|Bundesrepublik|Streubesitz|Erbengemeinschaft|Mitarbeiter|Management|Free float)(?: [\p{Lu}\d][\p{L}'’-]*){0,3}|(?:\p{Lu}[\p{L}&'’.-]* ){0,3}\p{Lu}[\p{L}&'’.-]*(?:[Ss]tiftung|[Hh]olding|[Ff]onds|[Ff]und|[Tt]rust|[Bb]eteiligungen|[Ff]amilien-KG|[Ff]amily|[Ff]oundation|[Cc]apital|[Vv]erein|[Kk]ommune)|(?:[Tt]he )?(?:\p{Lu}[\p{L}'’-]+ ){1,3}family)$/u;
/** "Rebhahn, Ottmar", as lists write people. */
const turned =
  /^(?<family>(?:(?:von|de|van|zu) )?\p{Lu}[\p{L}'’-]+), (?<given>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)(?=,|$)/u;

/** The owner that a cell or a part of a list names, as it is shown; null for anything else. */
export function ownerName(text: string): string | null {
  const plain = text.trim().replace(/^(?:die|der|the) (?=\p{Lu})/iu, '');
  const [company] = namesWithForm(plain);
  // "…, Luxemburg", "…, Regensburg, HRB 8801": where it sits.
  if (company?.start === 0)
    return /^(?:,? (?:in |aus )?[\p{Lu}(][^;]{1,60})?$/u.test(plain.slice(company.end)) ? company.name : null;
  const person = turned.exec(plain)?.groups;
  if (person !== undefined && !/\d/u.test(person.given ?? '') && !bodies.test(person.family ?? ''))
    return `${person.given ?? ''} ${person.family ?? ''}`;
  const first = /^[^,(]+/u.exec(plain)?.[0].trim() ?? '';
  const rest = plain.slice(first.length);
  // A second name of two words may be another person.
  if (
    rest !== '' &&
    !/^(?:,? (?:geb\.|geboren|born|\*|wohnhaft)|, \*| \(|, \p{Lu}[\p{L}-]+(?:,|$))/u.test(rest)
  )
    return null;
  return bodies.test(first) ? first : personName(first);
}

/** One owner with the share that is behind the name: "Familie Bahr (51 %)"; null for anything else. */
function ownerWithShare(text: string): string | null {
  const found = shareAfter.exec(text.replace(ofWhat, ''));
  const name = ownerName(found === null ? text.replace(/\.$/u, '') : text.slice(0, found.index));
  const said = found?.groups?.inside ?? found?.groups?.bare;
  return name === null || said === undefined ? name : `${name} (${said})`;
}

/** The owners of a list, each for itself: nobody where a part of it is neither a person nor a company. */
export function ownersIn(list: string): string[] {
  // "Anna Berg, Jan Kühn": without shares every comma parts.
  const names = /\d/u.test(list)
    ? [null]
    : list.split(/,\s*|;\s*|\s+(?:und|and|sowie)\s+/u).map((one) => ownerWithShare(one));
  if (!names.includes(null)) return names.flatMap((one) => one ?? []);
  const parts = list.includes(';')
    ? list.split(/;\s*/u)
    : list.split(/(?<=\)),\s+|(?<=%),\s+|\s+(?:und|and|sowie)\s+(?=\p{L})/u);
  const owners = parts.map((part) => ownerWithShare(part));
  return owners.includes(null) ? [] : owners.flatMap((one) => one ?? []);
}

const noun = '(?:Gesellschafter|Aktionäre|Anteilseigner|Eigentümer|Kommanditisten)';
const sentence = shapePattern(
  `^${noun}(?: (?:der|des|von) (?:${companyMark}|Gesellschaft|Unternehmens))? sind(?: (?:derzeit|weiterhin|unverändert|aktuell))? `,
);
const sole = shapePattern(
  `^(?:Größter? (?:Einzela|A)ktionär(?:in)?|Größter? (?:[Gg]esellschafter|[Aa]nteilseigner|[Ee]igentümer)(?:in)?|Hauptaktionär(?:in)?|Mehrheitsaktionär(?:in)?|Ankeraktionär(?:in)?|(?:Alleinige|Einzige)[rn]? (?:Gesellschafter|Aktionär|Anteilseigner|Eigentümer)(?:in)?|Muttergesellschaft|Mutterunternehmen|Alleingesellschafter(?:in)?|Alleinaktionär(?:in)?|Hauptgesellschafter(?:in)?|Mehrheitsgesellschafter(?:in)?)(?: (?:der|des|von) (?:${companyMark}|Gesellschaft|Unternehmens))? (?:ist|bleibt)(?: (?:derzeit|weiterhin|unverändert|seit \\d{4}))? `,
);
/** "mit 62,5 % die Familie Bahr": the share before the name. */
const shareFirst = new RegExp(
  String.raw`^mit (?:rund |knapp |gut |etwa )?(?<share>${share})(?: der (?:Anteile|Aktien|Stimmrechte))? (?<who>.+)$`,
  'u',
);
/** "…, die 100 % der Anteile hält". */
const shareTold = new RegExp(
  String.raw`, (?:die|der|das) (?<share>${share}) der (?:Geschäfts|Gesellschafts)?[Aa](?:nteile|ktien) hält$`,
  'u',
);

/** A sole owner with the share, wherever it is: "mit 62,5 % die Familie Bahr", "die Rau AG, die 51 % der Anteile hält". */
function soleOwner(list: string): string | null {
  const [first = ''] = list.split(/;\s/u);
  const before = shareFirst.exec(first)?.groups;
  if (before?.who !== undefined) return ownerWithShare(`${before.who} (${before.share ?? ''})`);
  const told = shareTold.exec(first);
  if (told !== null) return ownerWithShare(`${first.slice(0, told.index)} (${told.groups?.share ?? ''})`);
  return ownerWithShare(first);
}

const isParty = ({ kind }: Token) => kind === 'company' || kind === 'self';

/** "Gesellschafter der Verdane Optics GmbH sind Anna Berg (60 %) und die Kessel Holding AG (40 %)." */
export function ownerClaims(scope: SentenceScope): Draft[] {
  const { text, reading } = scope;
  if (reading.language !== 'de' || scope.part !== null) return [];
  if (
    !/(?:gesellschafter|aktionär|Anteilseigner|Eigentümer|Kommanditisten|Mutterunternehmen|Muttergesellschaft)/iu.test(
      text,
    )
  )
    return [];
  const shape = shapeOf(scope);
  const [many, one] = [sentence.exec(shape.text), sole.exec(shape.text)];
  const head = many ?? one;
  if (head === null || saysFormer(text, 'de')) return [];
  const list = text.slice(head[0].length).replace(/\.$/u, '');
  const owners = many === null ? [soleOwner(list)].flatMap((name) => name ?? []) : ownersIn(list);
  // "Hauptaktionär ist …" begins with no stranger.
  const named = {
    ...shape,
    tokens: shape.tokens.filter((token) => token.start < head[0].length && isParty(token)),
  };
  const entity = companyOf(scope, named, []);
  // "Muttergesellschaft ist die Verdane Optics GmbH" in its own report: of its subsidiaries.
  const isItself = (name: string) =>
    findCompanies(name, reading.company, reading.others).some(({ key }) => key === entity);
  return owners.some(isItself) ? [] : ownerDrafts(scope, entity, owners, head[0].length);
}

const ofHolders =
  /(?<!\p{L})(?:shareholders?|stakes?|shareholding|holds|held by|owned by|owns|acquired|bought|subsidiary of|hält|gehalten|\p{L}*[Aa]ktionär(?:in)?|\p{L}*[Gg]esellschafter(?:in)?|\p{L}*[Ee]igentümer(?:in)?|[Aa]nteilseigner(?:in)?|beteiligt|Tochter(?:gesellschaft)? der|erwarb|übernahm|gehört)(?!\p{L})/u;

/** "Kessel Ltd is the largest shareholder. Anna Berg holds 30%": of Kessel, which the sentence before tells to be an owner, it is not. */
export function isOfHolder({ tokens, around }: SentenceScope, entity: string | null): boolean {
  const isNamed = tokens.some((token) => token.kind === 'company' && token.key === entity);
  return !isNamed && entity !== around.document && ofHolders.test(around.textBefore);
}

/** The owners that a sentence states plainly from a character on; none where it states nothing of the kind. */
export function ownerDrafts(
  scope: SentenceScope,
  entity: string | null,
  owners: readonly string[],
  from: number,
): Draft[] {
  const { text, reading } = scope;
  if (isOfHolder(scope, entity)) return [];
  const modality = modalityOf(text, from, text.length, reading.language);
  if (entity === null || modality?.polarity !== 'stated' || modality.voice !== 'own') return [];
  return owners.map((name) => ({
    ...modality,
    isRestated: false,
    entity,
    attribute: 'owner',
    ...undated,
    value: { kind: 'text', text: name },
  }));
}
