import { asWritten } from './asked-name.ts';
import { formAfter, formKey, formPattern, nameKey, splitName } from './legal-forms.ts';
import type { PartByPart } from './part-by-part.ts';
import { escaped, firstWord, mayFollow } from './short-name.ts';
import { wholeName } from './whole-name.ts';
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
  /** The whole name with its legal form that a shorter one was taken for, which stands nowhere by itself; else null. */
  readonly takenFor: string | null;
  /** Written forms without legal form, longest first. */
  readonly aliases: readonly string[];
  /** Legal forms that belong to it, as keys; empty: any. */
  readonly forms: ReadonlySet<string>;
}

const capital = "(?:(?:\\p{Lu}\\.)+|\\p{Lu}[\\p{L}\\p{N}'’&-]*|\\d+[\\p{Lu}][\\p{L}\\p{N}]*)";
const namePattern = new RegExp(
  `(?<![\\p{L}\\p{N}-])(${capital}(?: (?:&|of|and|und|für|van|von|de)(?= \\p{Lu})| ${capital}){0,5}?),? (${formPattern})(?![\\p{L}\\p{N}])`,
  'gu',
);
/** Words before a name that do not belong to it. */
const leading =
  /^(?:of|and|und|The|Die|Der|Das|Den|Dem|Des|Eine?|Bei|Von|At|In|For|By|From|With|And|Und|Als|As|Our|Its|Supplier|Competitor|Rival|Customer|Parent|Subsidiary|Incorporated as|Lieferant|Wettbewerber|Konkurrent|Kunde|Tochter|Mutter|Tochtergesellschaft|Muttergesellschaft|Schwestergesellschaft|Unsere?[rsmn]?|Ihre?[rsmn]?|Seine?[rsmn]?|\p{Lu}\p{Ll}+(?:hersteller|gesellschaft|unternehmen|konzern|dienstleister|händler|anbieter)s?|Unternehmen|Firma|Konzern|Gesellschaft|When|After|While|Since|Zur|Zum|Mit|Für|Seit|Nach|Rumours|Chief Executive Officer|CEO|CFO|Inc|Umsatz)\s+/u;

/** Names with a legal form in a text, each as written. */
export function namesWithForm(text: string): NameMention[] {
  const found: NameMention[] = [];
  for (const match of text.matchAll(namePattern)) {
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
    if (form !== null && core !== '')
      found.push({ start, end: start + name.length, key: nameKey(core), name });
  }
  return found;
}

const formerName = [
  /(?:formerly|previously|until \d{4}|f\/k\/a|trading as|also known as)(?: known as| called| named)? [“„"]?(?<name>[^,;()“”„"]{3,60}?)[”“"]?(?=[,;)]|$|\.\s|\.$)/giu,
  /(?:ehemals|vormals|früher|firmierte (?:bis \d{4} )?(?:als|unter)) [“„"]?(?<name>[^,;()“”„"]{3,60}?)[”“"]?(?=[,;)]|$|\.\s|\.$)/giu,
];
const shortName =
  /^,?(?:\s(?:N\.V\.|B\.V\.|[\p{L}.]{2,8}))?\s\((?:the |nachfolgend |im Folgenden |kurz |hereinafter )*[“„"](?<name>[\p{Lu}][^“”„")]{1,40})[”“"][,)]/u;

/** Words that say "this company" and are no names. */
const generic =
  /^(?:the |die |das |der )?(?:company|group|gesellschaft|unternehmen|konzern|gruppe|firma|issuer|borrower|seller|buyer)$/i;

/**
 * All names of a company in its documents: as asked, defined short names ("Verdane Optics GmbH (“Verdane”)") and
 * former names ("formerly Lumen Glas GmbH"). The name asked for is never taken to be part of a longer one, except for
 * the first word of the only company whose name begins so. `fileNames` are those of the texts that are names of files.
 */
export function* knowCompany(
  asked: string,
  texts: readonly string[],
  fileNames: ReadonlySet<string> = new Set(),
): PartByPart<KnownCompany> {
  const { core: typed, form } = splitName(asked);
  const core = yield* asWritten(typed, texts, fileNames);
  const alias = aliasOf(core);
  const aliases = new Set([core]);
  const forms = new Map<string, number>();
  for (const text of texts) {
    yield;
    for (const mention of findAlias(text, alias)) {
      const after = text.slice(mention.end, mention.end + 120);
      const written = formAfter.exec(after)?.[1];
      if (written !== undefined) forms.set(formKey(written), (forms.get(formKey(written)) ?? 0) + 1);
      const rest = after.slice(written === undefined ? 0 : (formAfter.exec(after)?.[0].length ?? 0));
      const short = shortName.exec(rest)?.groups?.name ?? shortName.exec(after)?.groups?.name;
      if (short !== undefined && !generic.test(short.trim())) aliases.add(splitName(short).core);
      const close = /^[^.;]{0,4}?(?:\(|,\s)(?:(?!\)).){0,90}/u.exec(rest)?.[0] ?? '';
      for (const pattern of formerName)
        for (const { groups } of close.matchAll(pattern))
          if (groups?.name !== undefined && /^\p{Lu}/u.test(groups.name))
            aliases.add(splitName(groups.name).core);
    }
  }
  const first = yield* firstWord(core, texts, fileNames);
  if (first !== null) aliases.add(first);
  const whole = yield* wholeName(core, texts, {
    stands: (text) => findAlias(text, alias).length > 0,
    formal: namesWithForm,
  });
  if (whole?.isTaken === true && form === null) {
    const takenFor = `${whole.core} ${whole.form}`;
    return { ...(yield* knowCompany(takenFor, texts, fileNames)), name: whole.core, takenFor };
  }
  if (whole?.isTaken === false) {
    aliases.add(whole.core);
    forms.set(formKey(whole.form), 1);
  }
  return {
    key: nameKey(core),
    name: form === null ? core : asked.trim(),
    takenFor: null,
    aliases: [...aliases].sort((a, b) => b.length - a.length),
    forms: form !== null ? new Set([formKey(form)]) : mainForm(forms),
  };
}

/** Two legal forms of one name are two companies: the one the documents name most is meant. */
function mainForm(forms: ReadonlyMap<string, number>): ReadonlySet<string> {
  const ordered = [...forms].sort((a, b) => b[1] - a[1]);
  const [first, second] = ordered;
  if (first === undefined) return new Set();
  return new Set(
    second !== undefined && second[1] === first[1]
      ? ordered.filter(([, n]) => n === first[1]).map(([name]) => name)
      : [first[0]],
  );
}

/** A name with what finds it in a text. */
interface Alias {
  readonly written: string;
  readonly key: string;
  readonly isOneWord: boolean;
  readonly pattern: RegExp;
}

function aliasOf(written: string): Alias {
  const isOneWord = !/\s/.test(written);
  return {
    written,
    key: nameKey(written),
    isOneWord,
    // Its letters alone: what may stand around a name is costly to compile, and a room may name thousands.
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
function findAlias(text: string, alias: Alias): { start: number; end: number }[] {
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
  /** As written where it stands alone. */
  readonly written: string;
  readonly key: string;
  readonly name: string;
}

interface KnownNames {
  readonly aliases: readonly Alias[];
  /** What a longer name ends with that is not the company's. */
  readonly endings: readonly string[];
  readonly others: WordIndex<{ readonly other: OtherName; readonly alias: Alias }>;
}

const aliasesOf = new WeakMap<KnownCompany, Pick<KnownNames, 'aliases' | 'endings'>>();
const indexes = new WeakMap<readonly OtherName[], KnownNames['others']>();

function ownNames(company: KnownCompany): Pick<KnownNames, 'aliases' | 'endings'> {
  const aliases = company.aliases.map(aliasOf);
  return { aliases, endings: aliases.map(({ key }) => ` ${key}`) };
}

/** Names prepared for looking them up, once for each company and list. */
function namesOf(company: KnownCompany, others: readonly OtherName[]): KnownNames {
  const own = aliasesOf.get(company) ?? ownNames(company);
  aliasesOf.set(company, own);
  const index =
    indexes.get(others) ??
    new WordIndex(
      others.map((other) => ({ other, alias: aliasOf(other.written) })),
      ({ alias }) => [alias.written],
    );
  indexes.set(others, index);
  return { ...own, others: index };
}

/** Every mention of companies in a text: the known one, and others by legal form or by a name known from elsewhere. */
export function findCompanies(
  text: string,
  company: KnownCompany,
  others: readonly OtherName[],
): NameMention[] {
  const found: NameMention[] = [];
  const isFree = (start: number, end: number) => !found.some((one) => start < one.end && one.start < end);
  const formal = namesWithForm(text);
  const names = namesOf(company, others);
  // "Verdane Optics Finance B.V." is not Verdane Optics.
  for (const mention of formal)
    if (
      !names.aliases.some(({ key }) => key === mention.key) &&
      !names.endings.some((ending) => mention.key.endsWith(ending))
    )
      found.push(mention);
  for (const alias of names.aliases)
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
  for (const { other, alias } of names.others.among(wordsOf(text)))
    for (const { start, end } of findAlias(text, alias))
      if (isFree(start, end)) found.push({ start, end, key: other.key, name: other.name });
  return found.sort((a, b) => a.start - b.start);
}
