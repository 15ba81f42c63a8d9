import type { Role } from '../packs/attribute.ts';
import type { Polarity } from './claim.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { modalityOf } from './modality.ts';
import { bareName } from './person-name.ts';
import {
  companyMark,
  companyOf,
  roleIn,
  shapePattern,
  timeMark,
  timesIn,
  type SentenceShape,
} from './sentence-shape.ts';
import { noTerm, type Term } from './people-dates.ts';

/** Words that may be between the parts of "hat … zum … bestellt" and change nothing: when, how, by whom. */
const between = [
  'mit sofortiger Wirkung',
  'mit Wirkung',
  'im (?:gegenseitigen|besten) Einvernehmen',
  'in (?:gegenseitigem|bestem) Einvernehmen',
  'in (?:seiner|ihrer|der) (?:heutigen |gestrigen |jüngsten |außerordentlichen )?Sitzung(?: vom| am)?',
  'auf eigenen Wunsch',
  'aus (?:\\p{Ll}+n Gründen|Altersgründen)',
  'nach (?:\\d{1,2}|[\\p{Ll}]+) Jahren(?: im Amt| an der Spitze)?',
  'für (?:\\d|[\\p{Ll}]+) Jahre',
  'mit Ablauf(?: des)?',
  'vom (?:Aufsichtsrat|Verwaltungsrat|Beirat)',
  'von der (?:Haupt|General|Gesellschafter)versammlung',
  'durch (?:den Aufsichtsrat|die (?:Haupt|General|Gesellschafter)versammlung)',
  'der (?:Aufsichtsrat|Verwaltungsrat|Beirat)',
  'die (?:Haupt|General|Gesellschafter)versammlung',
  'als Nachfolger(?:in)? (?:von|für|de[rs] \\p{Ll}+n) <any>',
  'auf Vorschlag von <any>',
  '(?:Ende|Anfang|Mitte) \\p{Lu}\\p{Ll}+',
  'zum|vom|zur|ab|am|im|per|seit|bis|dem|den|der|die|des|sich|bereits|schon|einstimmig|erneut|künftig|vorzeitig|überraschend|planmäßig|heute|gestern|nun|jetzt|neu|Jahr|Laufe|Jahres|Ende|wie geplant|wie angekündigt|damit|offiziell|endgültig|auch|zudem|außerdem|ebenfalls',
].join('|');

/** Up to eight of such words and times. */
const fill = `(?: (?:${between}|${timeMark}|${companyMark}))`;
export const fillerWords = `${fill}{0,8}?`;
/** The same as many as there are, at the end of what is said. */
export const tail = `${fill}{0,8}`;

/** "Zum 1. Januar 2026 hat …": a time that opens the sentence says when. */
const opening = shapePattern(
  `^(?:(?:Bereits |Schon |Erst )?(?:[Zz]um|[Aa]m|[Aa]b|[Ss]eit|[Pp]er|[Ii]m|[Mm]it Wirkung (?:zum|vom)|[Mm]it Ablauf des)(?: dem)? ${timeMark} |${timeMark} )?$`,
);

/** A claim of a person in a sentence, before its attribute and polarity are settled. */
interface Said {
  readonly attribute: string;
  readonly name: string;
  readonly polarity: Polarity;
  readonly term?: Term;
}

/** Draft of what a sentence says of a person; none where it is denied, doubted or reported by others, or about nobody certain. */
export function peopleDrafts(
  scope: SentenceScope,
  shape: SentenceShape,
  at: number,
  said: readonly Said[],
): Draft[] {
  const { text, reading } = scope;
  // "bisher Finanzvorstand" beside the name says nothing of what was decided.
  const modality = modalityOf(shape.text, at, at + 1, reading.language);
  if (modalityOf(text, at, at + 1, reading.language)?.voice !== 'own') return [];
  if (modality === null || !/^(?:stated|expected)$/.test(modality.polarity)) return [];
  const entity = companyOf(
    scope,
    shape,
    said.map(({ name }) => name),
  );
  if (entity === null) return [];
  return said.map(({ attribute, name, polarity, term = noTerm }) => ({
    entity,
    attribute,
    part: null,
    value: { kind: 'text', text: bareName(name) },
    period: null,
    ...term,
    polarity,
    voice: 'own',
    isRestated: false,
  }));
}

/** Members of these bodies hold the office of that name. */
export const memberOf: Readonly<Record<string, string>> = {
  'der Geschäftsführung': 'managing_director',
  'die Geschäftsführung': 'managing_director',
  'dem Vorstand': 'director',
};

/** A match of a pattern over a shape, with the office and the times that are in it. */
export interface Matched {
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly at: number;
  readonly end: number;
  readonly role: Role | null;
  readonly times: Term;
}

export function matchIn(shape: SentenceShape, pattern: RegExp): Matched | null {
  const match = pattern.exec(shape.text);
  if (match === null) return null;
  const end = match.index + match[0].length;
  const from = opening.test(shape.text.slice(0, match.index)) ? 0 : match.index;
  return {
    groups: match.groups ?? {},
    at: match.index,
    end,
    role: roleIn(shape, match.index, end),
    times: timesIn(shape, from, end),
  };
}
