import { formAfter, formHint, formKey, formPattern, nameKey, splitName } from './legal-forms.ts';
import { everyMatch } from './every-match.ts';
import { rememberingTexts } from './recent-texts.ts';
import { escaped, mayFollow } from './short-name.ts';
import { WordIndex, wordsOf } from './word-index.ts';

/** A name of a company in a text. */
export interface NameMention {
  readonly start: number;
  readonly end: number;
  /** Key of the company asked for, or of another one. */
  readonly key: string;
  /** As written. */
  readonly name: string;
}

/** The company asked for, with every name it goes by. */
export interface KnownCompany {
  readonly key: string;
  /** As it is shown: as asked, in the letters of the documents. */
  readonly name: string;
  /** The whole name with its legal form that a shorter one was taken for, which is nowhere by itself; else null. */
  readonly takenFor: string | null;
  /** Written forms without legal form, longest first. */
  readonly aliases: readonly string[];
  /** Legal forms that belong to it, as keys; empty: any. */
  readonly forms: ReadonlySet<string>;
}

const capital = "(?:(?:\\p{Lu}\\.)+|\\p{Lu}[\\p{L}\\p{N}'’&-]*|\\d+[\\p{Lu}][\\p{L}\\p{N}]*)";
/** "(Tanzania)" of "Kestrel Freight (Tanzania) Limited". */
const inBrackets = '(?: \\(\\p{Lu}[\\p{L}.-]+(?: (?:& |und |and )?\\p{Lu}[\\p{L}.-]+){0,2}\\))?';
const namePattern = new RegExp(
  `(?<![\\p{L}\\p{N}-])(${capital}(?: (?:&|of|and|und|für|van|von|de)(?= \\p{Lu})| ${capital}){0,5}?${inBrackets}),? (${formPattern})(?![\\p{L}\\p{N}])`,
  'gu',
);
/** Words before a name that do not belong to it. */
const leading =
  /^(?:(?:Board of )?(?:Directors|Treasurer|Chairman|Chair|President|Members|Shareholders|Management|Secretary|Officers|Auditors?|Administrators?|Receivers?|Liquidators?|Owners?|Founders?|Head) of(?: the)?|of|and|und|The|Die|Der|Das|Den|Dem|Des|Eine?|Bei|Von|At|In|For|By|From|With|And|Und|Als|As|Our|Its|Supplier|Competitor|Rival|Customer|Parent|Subsidiary|Incorporated as|Lieferant|Wettbewerber|Konkurrent|Kunde|Tochter|Mutter|Tochterfirma|Mutation|Konkurrentin|Wettbewerberin|Lieferantin|Kundin|Rivalin|Schwester|Käuferin|Verkäuferin|Eigentümerin|Gesellschafterin|Komplementärin|Aktionärin|Mehrheitsaktionärin|Alleinaktionärin|Hauptaktionärin|Erwerberin|Bieterin|Auftraggeberin|Partnerin|Emittentin|Beklagte|Klägerin|Tochtergesellschaft|Muttergesellschaft|Schwestergesellschaft|Unsere?[rsmn]?|Ihre?[rsmn]?|Seine?[rsmn]?|\p{Lu}\p{Ll}+(?:hersteller|gesellschaft|unternehmen|konzern|dienstleister|händler|anbieter|produzent|[Mm]aschinenbauer|[Aa]nlagenbauer|[Gg]etriebebauer|[Ff]ahrzeugbauer|[Mm]otorenbauer|[Ww]erkzeugbauer|[Ss]chiffbauer)s?|Unternehmen|Firma|Konzern|Gesellschaft|When|After|While|Since|Zur|Zum|Mit|Für|Seit|Nach|Rumours|Chief Executive Officer|CEO|CFO|Inc|Umsatz)\s+/u;

/** Names with a legal form in a text, each as written. */
export function namesWithForm(text: string): NameMention[] {
  const found: NameMention[] = [];
  if (!formHint.test(text)) return found;
  for (const match of everyMatch(namePattern, text)) {
    let [start, name] = [match.index, match[0]];
    for (let lead = leading.exec(name); lead !== null; lead = leading.exec(name)) {
      start += lead[0].length;
      name = name.slice(lead[0].length);
    }
    // "Mark Ellery of Ferris Restructuring LLP": the person is no part of it.
    const of = /^\p{Lu}\p{L}+ \p{Lu}\p{L}+ of (?=\p{Lu})/u.exec(name)?.[0].length ?? 0;
    start += of;
    name = name.slice(of);
    const { core, form } = splitName(name);
    // "Adelaide SA 5000" is a place.
    const isPlace = form === 'SA' && /^ \d{4}(?!\d)/u.test(text.slice(start + name.length));
    if (form !== null && core !== '' && !isPlace)
      found.push({ start, end: start + name.length, key: nameKey(core), name });
  }
  return found;
}

/** A name with what finds it in a text. */
interface Alias {
  readonly written: string;
  readonly key: string;
  readonly isOneWord: boolean;
  readonly pattern: RegExp;
}

/** A written form of a name, prepared for finding it. */
export function aliasOf(written: string): Alias {
  const isOneWord = !/\s/.test(written);
  return {
    written,
    key: nameKey(written),
    isOneWord,
    // Its letters alone: what may be around a name is costly to compile, and a room may name thousands.
    pattern: new RegExp(
      escaped(written).replace(/\s+/g, '\\s+'),
      isOneWord && /\p{Lu}/u.test(written) ? 'gu' : 'giu',
    ),
  };
}

const wordBefore = /[\p{L}\p{N}-]$/u;
/** The end of a whole word, with the "s" of a genitive. */
const wordEnd = /(?:['’]?s(?!\p{L}))?(?![\p{L}\p{N}])(?!-\p{L})/uy;
const wordEndAnyCase = new RegExp(wordEnd.source, 'iuy');

/** Places of a name as whole words, not inside a longer word. */
function placesOf(text: string, { pattern }: Alias): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  const ending = pattern.ignoreCase ? wordEndAnyCase : wordEnd;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const start = match.index;
    ending.lastIndex = pattern.lastIndex;
    if (!wordBefore.test(text.slice(Math.max(0, start - 2), start)) && ending.test(text)) {
      places.push({ start, end: ending.lastIndex });
      pattern.lastIndex = ending.lastIndex;
    } else pattern.lastIndex = start + 1;
  }
  return places;
}

/** A given name or title before a family name; what may open a sentence or name a company is none. */
const personBefore =
  /(?:^|[^\p{L}])(?:(?:Mr|Mrs|Ms|Dr|Prof|Herrn?|Frau|Sir|Dame|Lord)\.?|(?!(?:The|At|In|On|For|With|By|From|Since|When|While|As|But|And|Like|Both|Rival|Competitor|Bei|Für|Mit|Von|Seit|Wenn|Als|Auch|Doch|Und|Aber|Über|Zu|Zur|Nach|Firma|Konzern|Gruppe|Unternehmen|Hersteller|Gesellschaft|About|Our|Why|How|Does|Did|Is|Was|Will|Has|Had|Meanwhile|Today|Heute|Hat|Ist|Wird|War|Wie|Was|Warum|Wo|Dass|Damit|That)(?!\p{L}))(?!\p{L}*(?:hersteller|spezialist|konzern|unternehmen|gruppe|firma|anbieter|händler|führer|konkurrent(?:en)?|wettbewerber|lieferant(?:en)?|zulieferer|kunden?|gesellschaft|partner|rival|competitor|supplier|customer|maker|producer)\s)\p{Lu}[\p{Ll}-]+)\s$/u;
/** Longer than any word that is looked for before a name. */
const farthestBefore = 24;

/** Places of one name, as itself and not as part of a longer name. */
export function findAlias(text: string, alias: Alias): { start: number; end: number }[] {
  const { written, isOneWord } = alias;
  if (written === '') return [];
  const found: { start: number; end: number }[] = [];
  for (const { start, end } of placesOf(text, alias)) {
    const after = text.slice(end);
    const hasForm = formAfter.test(after);
    // "Northwind Freight Finance", "Northwind Energy": a longer name is another's.
    if (!hasForm && /^\s\p{Lu}\p{Ll}/u.test(after) && !mayFollow.test(after.trimStart())) continue;
    if (!hasForm && /^\s(?:&|und|and)\s\p{Lu}\p{L}+ (?:GmbH|AG|Ltd|Inc|KG)/u.test(after)) continue;
    const before = text.slice(Math.max(0, start - farthestBefore), start);
    // A single word after an article is a word, unless its legal form says otherwise.
    // Capitals alone are a name: "die Umsätze der APF".
    if (
      isOneWord &&
      !hasForm &&
      !/^\p{Lu}{2,}$/u.test(written) &&
      /(?:^|[\s(])(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|the|a|an|this|that|each|every|any|his|her|their)\s$/iu.test(
        before,
      )
    )
      continue;
    // "Philippa Marrow": the name of a person.
    if (isOneWord && !hasForm && personBefore.test(before)) continue;
    // "Great Northwind": a name before it in the same breath.
    if (
      /(?:^|[^.!?:]\s)(?!The|Die|Der|Das|At|In|By|Of|For|From)(?:Great|New|Old|Neue|Alte|North|South|East|West|Royal|First|United|Deutsche|American|British|European)\s$/u.test(
        before,
      )
    )
      continue;
    found.push({ start, end });
  }
  return found;
}

/** Another company as the documents name it; the first word of its name may stand for it. */
export interface OtherName {
  /** As written where it is alone. */
  readonly written: string;
  readonly key: string;
  readonly name: string;
}

interface KnownNames {
  readonly company: KnownCompany;
  readonly aliases: readonly Alias[];
  /** What a longer name ends with that is not the company's. */
  readonly endings: readonly string[];
  readonly own: WordIndex<Alias>;
  readonly others: WordIndex<{ readonly other: OtherName; readonly alias: Alias }>;
}

/** Names prepared for looking them up. */
function namesOf(company: KnownCompany, others: readonly OtherName[]): KnownNames {
  const aliases = company.aliases.map(aliasOf);
  return {
    company,
    aliases,
    endings: aliases.map(({ key }) => ` ${key}`),
    own: new WordIndex(aliases, ({ written }) => [written]),
    others: new WordIndex(
      others.map((other) => ({ other, alias: aliasOf(other.written) })),
      ({ alias }) => [alias.written],
    ),
  };
}

type Finder = (text: string) => readonly NameMention[];

const finders = new WeakMap<KnownCompany, WeakMap<readonly OtherName[], Finder>>();

/** Every mention of companies in a text: the known one, and others by legal form or by a name known from elsewhere. */
export function findCompanies(
  text: string,
  company: KnownCompany,
  others: readonly OtherName[],
): readonly NameMention[] {
  const ofCompany = finders.get(company) ?? new WeakMap<readonly OtherName[], Finder>();
  finders.set(company, ofCompany);
  const known = ofCompany.get(others);
  if (known !== undefined) return known(text);
  const names = namesOf(company, others);
  const finder = rememberingTexts((one) => mentionsIn(one, names));
  ofCompany.set(others, finder);
  return finder(text);
}

function mentionsIn(text: string, names: KnownNames): NameMention[] {
  const { company } = names;
  const found: NameMention[] = [];
  const isFree = (start: number, end: number) => !found.some((one) => start < one.end && one.start < end);
  const formal = namesWithForm(text);
  const words = wordsOf(text);
  // Quotation marks part a name: its end with the legal form is no name of its own.
  const quotedOwn = names.aliases.filter(({ written }) => /[“”„"]/u.test(written));
  const places = quotedOwn.flatMap((alias) => findAlias(text, alias));
  // "Verdane Optics Finance B.V." is not Verdane Optics.
  for (const mention of formal)
    if (
      !places.some(({ start, end }) => start < mention.start && mention.start < end) &&
      !names.aliases.some(({ key }) => key === mention.key) &&
      !names.endings.some((ending) => mention.key.endsWith(ending))
    )
      found.push(mention);
  for (const alias of names.own.among(words))
    for (const { start, end } of findAlias(text, alias)) {
      if (!isFree(start, end)) continue;
      const form = formAfter.exec(text.slice(end));
      const written = text.slice(start, end + (form?.[0].length ?? 0));
      const isOther =
        form?.[1] !== undefined &&
        company.forms.size > 0 &&
        !company.forms.has(formKey(form[1])) &&
        alias === names.aliases.find(({ key }) => key === company.key);
      found.push({
        start,
        end: start + written.length,
        key: isOther ? nameKey(written) : company.key,
        name: written.replace(/['’]s$/u, ''),
      });
    }
  for (const mention of formal) if (isFree(mention.start, mention.end)) found.push(mention);
  for (const { other, alias } of names.others.among(words))
    for (const { start, end } of findAlias(text, alias))
      if (isFree(start, end)) found.push({ start, end, key: other.key, name: other.name });
  return found.sort((a, b) => a.start - b.start);
}
