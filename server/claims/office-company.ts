import type { SentenceScope } from './draft.ts';
import { personLeft } from './person-name.ts';
import { readingWords } from './reading-words.ts';
import { impliedCompany } from './subject.ts';

/** Before a company that the words before belong to. */
const ownsName = /^(?:of|at|for|der|des|von|bei)$/;

/** The company of a role: named right after it, right before it, or implied; null when it is another's or unclear. */
export function companyOfOffice(scope: SentenceScope, at: number): { company: string; end: number } | null {
  const { tokens, around, reading } = scope;
  const words = readingWords[reading.language];
  const role = tokens[at];
  const [one, two, three] = tokens.slice(at + 1, at + 4);
  const end = role?.end ?? 0;
  if (one !== undefined && one.kind === 'self' && /^(?:der|des) /.test(one.lower)) {
    const company = impliedCompany(tokens, around, reading, one.text);
    return company === null ? null : { company, end: one.end };
  }
  if (one !== undefined && (words.owns.has(one.lower) || one.lower === 'for')) {
    const named = two !== undefined && words.articles.has(two.lower) ? three : two;
    if (named?.kind === 'company') return { company: named.key, end: named.end };
    if (named?.kind === 'self') {
      const company = impliedCompany(tokens, around, reading, named.text);
      return company === null ? null : { company, end: named.end };
    }
    return null;
  }
  for (let i = at - 1; i >= Math.max(0, at - 3); i -= 1) {
    const before = tokens[i];
    if (before?.kind === 'company') return { company: before.key, end };
    if (before?.kind === 'self' && before.isOwner) {
      const company = impliedCompany(tokens, around, reading, before.text);
      return company === null ? null : { company, end };
    }
    if (before?.kind !== 'word' || /^\p{Lu}/u.test(before.text) || /[’']s$/.test(before.text)) break;
  }
  if (isOfStranger(scope, role?.start ?? 0, end)) return null;
  // "The CFO, Anna Berg, joined from Kessel AG": who is named later is not whose officer she is.
  const earlier = tokens.slice(0, at);
  const later = tokens.slice(at);
  const isNamedLater =
    later.some((token) => token.kind === 'company') && !earlier.some((token) => token.kind === 'company');
  const company = impliedCompany(isNamedLater ? earlier : tokens, around, reading, null);
  const isOwned =
    isNamedLater &&
    later.some(
      (token, i) =>
        token.kind === 'company' && token.key !== company && ownsName.test(later[i - 1]?.lower ?? ''),
    );
  return company === null || isOwned || isNamedAside(scope, at, company) ? null : { company, end };
}

/**
 * "Jane Roe, once head of Verdane's optics, is its CEO; Carl Holm is CFO": Verdane stands there for something else, so the
 * office is its own only where the text around would say so too.
 */
function isNamedAside({ tokens, around, reading }: SentenceScope, at: number, company: string): boolean {
  const named = tokens.filter(({ kind }) => kind === 'company');
  const isAside = named.every((token) => token.kind === 'company' && token.isOwner && token !== tokens[0]);
  if (named.length === 0 || !isAside || named.some(({ start }) => start > (tokens[at]?.start ?? 0)))
    return false;
  const others = tokens.filter(({ kind }) => kind !== 'company');
  return (impliedCompany(others, around, reading, null) ?? company) !== company;
}

/** "Tim Rudd, Managing Director, Hopyard Supplies, Worcester": a name nobody knows follows person and office. */
function isOfStranger({ text, tokens }: SentenceScope, start: number, end: number): boolean {
  const left = text.slice(0, start);
  const isBeside = left.endsWith(', ') && personLeft(left, left.length - 2) !== null;
  const next = /^, (?:\p{Lu}[\p{L}&'’-]+ ?(?:& )?)+/u.exec(text.slice(end));
  if (!isBeside || next === null) return false;
  // "Jane Roe, CEO, Carl Holm, CFO": the next person.
  const after = end + next[0].length;
  return !tokens.some(({ kind, start: at }) => kind === 'role' && at >= after && at <= after + 6);
}
