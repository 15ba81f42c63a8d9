import type { Attribute } from '../packs/attribute.ts';
import { namesWithForm } from './company-names.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { modalityOf, saysFormer } from './modality.ts';
import { readingWords } from './reading-words.ts';
import { impliedCompany } from './subject.ts';
import type { Token } from './tag-sentence.ts';
import { undated } from './draft-fields.ts';

const be = /^(?:is|ist|lautet)$/;
const registerNumber = /^(?:(?:HRB?|HRA|VR|GnR|CHE|SIREN|KVK)\s?)?\d[\d .-]{2,14}\d(?: B)?/u;

/**
 * "The auditor of Verdane Optics is Brindle & Lowe LLP.", "Abschlussprüfer ist die Tellmann Prüfung GmbH.",
 * "The registered number is 07734418.": the sentence is this statement and nothing else.
 */
export function namedClaims(scope: SentenceScope): Draft[] {
  const { tokens, reading } = scope;
  const articles = readingWords[reading.language].articles;
  let at = articles.has(tokens[0]?.lower ?? '') || isOwnerWord(tokens[0]) ? 1 : 0;
  if (
    /^(?:independent|statutory|external|unabhängiger?|bestellter?|gewählter?)$/.test(tokens[at]?.lower ?? '')
  )
    at += 1;
  const noun = tokens[at];
  if (noun?.kind !== 'noun' || noun.attribute.kind !== 'text' || scope.part !== null) return [];
  const verb = tokens.findIndex((token, i) => i > at && be.test(token.lower));
  if (verb < 0) return [];
  const company = ownerOf(scope, tokens.slice(0, verb), at + 1);
  const first = articles.has(tokens[verb + 1]?.lower ?? '') ? tokens[verb + 2] : tokens[verb + 1];
  if (company === null || first === undefined) return [];
  const value = valueAt(scope.text, first.start, noun.attribute);
  if (value === null || value === '' || saysFormer(scope.text, reading.language)) return [];
  const modality = modalityOf(scope.text, first.start, first.start + value.length, reading.language);
  if (modality === null || modality.polarity !== 'stated') return [];
  return [
    {
      ...modality,
      isRestated: false,
      entity: company,
      attribute: noun.attribute.id,
      ...undated,
      value: { kind: 'text', text: value },
    },
  ];
}

const isOwnerWord = (token: Token | undefined) => token?.kind === 'self' && token.isOwner;

/** Between noun and verb is nothing, or "of" (in German the genitive) and the company. */
function ownerOf({ around, reading }: SentenceScope, head: readonly Token[], from: number): string | null {
  const words = readingWords[reading.language];
  const between = head.slice(from);
  if (between.length === 0) return impliedCompany(head, around, reading, null);
  const named = between.at(-1);
  const isOwned = between
    .slice(0, -1)
    .every(
      (token) => token.kind === 'word' && (words.owns.has(token.lower) || words.articles.has(token.lower)),
    );
  if (!isOwned || named === undefined) return null;
  if (named.kind === 'company') return between.length > 1 ? named.key : null;
  return named.kind === 'self' ? impliedCompany(head, around, reading, named.text) : null;
}

/** The whole rest of the sentence as the value; null for anything else. */
function valueAt(text: string, start: number, attribute: Attribute): string | null {
  const rest = text.slice(start).replace(/[.\s]+$/u, '');
  if (attribute.isCompany === true) {
    const [name] = namesWithForm(rest);
    // "…, Kempten": its place may follow.
    const isAll =
      name?.start === 0 &&
      /^(?:,? (?:in |aus )?\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?)?$/u.test(rest.slice(name.end));
    return isAll ? name.name : null;
  }
  const number = registerNumber.exec(rest)?.[0];
  return number !== undefined && number.length === rest.length ? number : null;
}
