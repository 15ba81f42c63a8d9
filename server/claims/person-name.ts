import type { Token } from './tag-sentence.ts';

/** What may be before a name: "Prof. Dr.-Ing.", "Dipl.-Wirtsch.-Ing.", "Herrn". */
const title =
  '(?:(?:Dr|Prof|Mr|Mrs|Ms|Ing|Mag|DI|MMag|DDr|Dr\\.-Ing|Dipl\\.(?:-\\p{L}+\\.?)*-\\p{L}+|Dipl\\. \\p{L}{2,7}(?=\\.))\\.?(?: \\(FH\\))? |(?:h\\. ?c|e\\. ?h|rer\\. ?(?:nat|pol|oec)|jur|med|phil|habil)\\. |Herrn? |Frau |Sir |Dame |Lord |Lady |Rechtsanwält?(?:in)? )*';
const titles = new RegExp(`^${title}`, 'u');

/** A name of a person as a form or table writes it; null for anything that does not look like one. */
export function personName(text: string): string | null {
  const name = text
    .replace(/\((?!FH\)).*?\)/g, '')
    .replace(/^(?:seit|since|ab|from) [\d./]+(?: \d{4})? (?:auch |also )?/u, '')
    .trim()
    .replace(titles, '')
    .trim();
  return /^\p{Lu}[\p{L}'’.-]*(?: (?:van|von|de|der|den|da|di|la|le|zu|al|bin|\p{Lu}[\p{L}'’.-]*)){1,4}$/u.test(
    name,
  )
    ? name
    : null;
}

/** Words of offices and headings that are no part of a name: a line that ran into the next one, "People Anna Berg". */
const otherWord =
  /(?<!\p{L})(?:people|persons|boards?|management|teams?|officers?|chief|executives?|financial|operating|technology|directors?|chair(?:man|woman|person)?|president|company|group|reports?|news|profile|leadership|supervisory|finance|auditors?|shareholders?|segments?|overview|contact|awards?|winners?|committees?|vorst[aä]nde?s?|vorstands\p{L}*|aufsichtsr[aä]t\p{L}*|geschäftsführ\p{L}*|geschäftsleitung|organe|personen|leitung|finanz\p{L}*|technik\p{L}*|betriebs\p{L}*|vorsitz\p{L}*|gründer\p{L}*|profil|bericht|meldungen|kontakt|überblick|unternehmen|gesellschaft)(?!\p{L})/iu;

export const given = "\\p{Lu}[\\p{L}'’-]+";
/** "Frau Dr" of "Frau Dr. Hansen": what is before a name is no part of it. */
const noTitle =
  '(?!(?:Herrn?|Frau|Mr|Mrs|Ms|Dr|Prof|Sir|Dame|Co-[Ff]ounder|Founder|Mitgründer(?:in)?|Gründer(?:in)?)(?![\\p{L}-]))';
const fullName = `${noTitle}${given}(?: (?:\\p{Lu}\\.|van|von|de|der|den|da|di|la|le|zu|Van|De|al|bin|${given})){0,3} ${given}`;
/** A name of two words or more, as a part of a pattern; the name is its group. */
export const personSource = `${title}(${fullName})`;
/** The same with a group that has a name, or with none. */
export const namedPerson = (group: string | null) =>
  `${title}${group === null ? '(?:' : `(?<${group}>`}${fullName})(?![\\p{L}-])`;
const personAt = new RegExp(`^\\s?${personSource}(?![\\p{L}\\d-])`, 'u');
const personBefore = new RegExp(`${personSource}\\s?$`, 'u');

const opensBefore =
  /^(?:Controller|Treasurer|Co-[Ff]ounder|Founder|Mitgründer|Mitgründerin|Owner|Entrepreneur|Investor|Banker|Lawyer|Engineer|Today|Yesterday|Tomorrow|Now|Then|Here|Meanwhile|Later|Since|When|While|After|Before|As|With|And|But|Our|The|Its|For|From|In|At|On|By|Former|Heute|Gestern|Nun|Seit|Mit|Und|Aber|Unser|Unsere|Auch|Zudem|Außerdem|Daneben|Bereits|Damit|Somit|Danach|Zuvor|Inzwischen|Mittlerweile|Künftig|Zugleich|Gleichzeitig|Ebenso|Zuletzt|Schließlich|Ferner|Dort|Hier|Dabei|Dann|Dass|Nachdem|Während|Laut|Neben|Als|Ob|Weil|Doch) /u;
/** What a person is, without an office that is known: "Mehrheitsgesellschafter Jan Kühn". */
const isBeside =
  /^\p{Lu}[\p{L}-]*(?:vorstand|vorständin|chef|chefin|direktor|direktorin|leiter|leiterin|führer|führerin|sprecher|sprecherin|mitglied|gesellschafter|gesellschafterin|prokurist|prokuristin|gründer|gründerin|inhaber|inhaberin|eigentümer|eigentümerin|aktionär|aktionärin|präsident|präsidentin|manager|managerin|unternehmer|unternehmerin|vorsitzender?|nachfolger|nachfolgerin|vorgänger|vorgängerin|ingenieur|ingenieurin|kaufmann|kauffrau|jurist|juristin|sohn|tochter) (?=\p{Lu}[\p{L}'’-]+ \p{Lu})|^(?:Vorstand|Prokurist|Prokuristin|Gesellschafter|Gesellschafterin|Gründer|Gründerin|Inhaber|Inhaberin|Sohn|Tochter|Nachfolger|Nachfolgerin) (?=\p{Lu}[\p{L}'’-]+ \p{Lu})/u;

/** A name without the word that opens the sentence before it, and without what the person is. */
export const bareName = (name: string) => name.replace(opensBefore, '').replace(isBeside, '');

/** A person named at a place of a sentence. */
export interface Named {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The name that begins at a place. */
export function personRight(text: string, at: number): Named | null {
  const match = personAt.exec(text.slice(at));
  if (match?.[1] === undefined || otherWord.test(match[1])) return null;
  const start = at + match[0].indexOf(match[1]);
  return { name: match[1], start, end: start + match[1].length };
}

/** The name that ends at a place. */
export function personLeft(text: string, at: number): Named | null {
  const match = personBefore.exec(text.slice(0, at));
  if (match?.[1] === undefined || otherWord.test(match[1])) return null;
  const start = match.index + match[0].indexOf(match[1]);
  const end = match.index + match[0].trimEnd().length;
  // "Today Lucy Arden": the first word opens the sentence.
  const opener = opensBefore.exec(match[1])?.[0].length ?? 0;
  const name = match[1].slice(opener);
  return name.includes(' ') ? { name, start: start + opener, end } : null;
}

/** Where a name ends before its age: "Anna Berg, 48, has been", "Anna Berg (48) ist". */
export function withoutAge(text: string, at: number): number {
  const age = /(?:,| \()\s?(?:aged )?\d{2}(?: years old| Jahre(?: alt)?)?(?:,|\))$/u.exec(text.slice(0, at));
  return age?.index ?? at;
}

/** Where a name ends before what is said of it between commas: "Todd Ames, our controller, has been". */
export function withoutAside(text: string, at: number): number {
  const aside = /, (?:our|its|the|currently|now|a|an) [^,;.()]{3,60},$/u.exec(text.slice(0, at));
  return aside?.index ?? at;
}

/** "Lumen Works named Jane Roe finance director": somebody nobody knows is the subject of the verb at `verb`. */
export function isByStranger(tokens: readonly Token[], verb: number): boolean {
  const before = tokens.filter(
    ({ start, kind, lower }) =>
      start < verb && kind !== 'period' && !/^(?:today|yesterday|recently|also|has|have|had|,)$/.test(lower),
  );
  const last = before.at(-1);
  return (
    last?.kind === 'word' &&
    /^\p{Lu}/u.test(last.text) &&
    !/^(?:board|directors|shareholders|members|it|we|they|she|he|and)$/.test(last.lower)
  );
}

/** The names that follow another in a list: ", Jan Kühn und Eva Stark". */
export function namesAfter(text: string, at: number): Named[] {
  const joined = /^(?:,? (?:and|und|sowie) |, )/u.exec(text.slice(at));
  const next = joined === null ? null : personRight(text, at + joined[0].length);
  return next === null ? [] : [next, ...namesAfter(text, next.end)];
}
