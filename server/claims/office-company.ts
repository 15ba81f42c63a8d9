import type { SentenceScope } from './draft.ts';
import { personLeft } from './person-name.ts';
import { readingWords } from './reading-words.ts';
import { impliedCompany } from './subject.ts';
import type { Token } from './tag-sentence.ts';

/** Before a company that the words before belong to. */
const ownsName = /^(?:of|at|for|der|des|von|bei)$/;

/** "Einen Verkauf an die Kessel AG wies Geschäftsführerin Anna Berg zurück": whom she speaks of is not whose officer she is. */
const speaks =
  /^(?:wies|weist|schloss|schließt|dementierte?|lehnte?|bestritt|bestreitet|verneinte?|sagte?|erklärte?|betonte?|denied|denies|rejected|rejects|dismissed|dismisses|said|says)$/u;

/** "retired as chairman at the annual general meeting": when, not where. */
const atSomeTime =
  /^ at (?:(?:the|our|its|this|last|next) (?:\p{L}+[’']s )?)?(?:annual|extraordinary|general|meeting|AGM|EGM|end|start|beginning|close|time|age)(?!\p{L})/u;

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
  const isTime = atSomeTime.test(scope.text.slice(end));
  if (one !== undefined && !isTime && (words.owns.has(one.lower) || one.lower === 'for')) {
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
    if (before?.kind === 'company')
      return tokens.slice(i + 1, at).some(({ lower }) => speaks.test(lower))
        ? null
        : { company: before.key, end };
    if (before?.kind === 'self' && before.isOwner) {
      // "Sean Roche is its managing director": who holds the office is nobody whose it might be.
      const isHeldBy = personLeft(scope.text, (tokens[i - 1]?.start ?? 0) - 1) !== null;
      const isBeing = /^(?:is|was|becomes|became)$/.test(tokens[i - 1]?.lower ?? '');
      const own = isHeldBy && isBeing ? tokens.slice(i - 1) : tokens;
      const company = impliedCompany(own, around, reading, before.text);
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
  const own = isNamedLater ? earlier : withoutOrigin(scope, at);
  const company = impliedCompany(own, around, reading, null) ?? besideSemicolon(scope, at);
  const isOwned =
    isNamedLater &&
    later.some(
      (token, i) =>
        token.kind === 'company' && token.key !== company && ownsName.test(later[i - 1]?.lower ?? ''),
    );
  return company === null || isOwned || isNamedAside(scope, at, company) ? null : { company, end };
}

/** "Verdane is led by chief executive Jane Roe, who joined from Kessel AG": where she came from is not whose officer she is. */
function withoutOrigin({ tokens, text }: SentenceScope, at: number): readonly Token[] {
  const keys = new Set(tokens.slice(0, at).flatMap((token) => (token.kind === 'company' ? [token.key] : [])));
  const end = tokens[at]?.end ?? 0;
  const came =
    /, (?:who (?:had )?(?:joined|came|moved|arrived)|previously|formerly|most recently|until recently)(?!\p{L})/u.exec(
      text.slice(end),
    );
  const from = keys.size === 1 && came !== null ? end + came.index : text.length;
  return tokens.filter(({ kind, start }) => kind !== 'company' || start < from);
}

/** "Jane Roe is CFO; her predecessor is now with a competitor": what is behind a semicolon is of somebody else. */
function besideSemicolon({ tokens, around, reading, text }: SentenceScope, at: number): string | null {
  const { start = 0 } = tokens[at] ?? {};
  const isNamed = tokens.some(({ kind }) => kind === 'company');
  if (isNamed || !text.includes(';')) return null;
  const from = text.lastIndexOf(';', start);
  const to = text.indexOf(';', start);
  return impliedCompany(
    tokens.filter((token) => token.start > from && (to < 0 || token.end <= to)),
    around,
    reading,
    null,
  );
}

/**
 * "Jane Roe, once head of Verdane's optics, is its CEO; Carl Holm is CFO": Verdane is there for something else, so the
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
