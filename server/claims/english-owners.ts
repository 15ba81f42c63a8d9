import { namesWithForm } from './company-names.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { saysFormer } from './modality.ts';
import { ownerDrafts, ownersIn } from './owner-claims.ts';
import { companyMark, companyOf, shapeOf, shapePattern } from './sentence-shape.ts';

const hint = /(?<!\p{L})(?:owned|holds|owns|shareholder)(?!\p{L})/u;
const who = `(?:${companyMark}|[Ii]t|(?:[Tt]he|[Oo]ur) (?:[Cc]ompany|[Gg]roup|[Ff]irm|[Bb]usiness)|[Ww]e)`;
/** "The company is owned by", "Verdane is a wholly owned subsidiary of", up to the list of owners. */
const ownedBy = shapePattern(
  `^${who},? (?:is|are|remains|is still)(?: (?:now|today|still))?(?: (?:wholly|fully|jointly|entirely|majority|100 per cent|100%))?(?:[ -]owned by| an? (?:[a-z-]+ ){0,3}(?:company|business|firm|group|manufacturer|maker)(?: that is| which is)?,? owned by| an? (?:wholly|majority|fully)[ -]owned subsidiary of) (?:the )?`,
);
/** "The Roe family holds 32.4% of the shares": group `owner`, group `share`. */
const holds =
  /^(?<owner>(?:The )?\p{Lu}[^,;:]{2,60}?) (?:holds|owns|still holds|still owns|continues to hold) (?:a (?:majority |minority )?(?:stake|shareholding|interest|holding) of )?(?<share>\d{1,3}(?:\.\d+)?\s?(?:%|per ?cent)) (?:of|in) (?:(?:the|its|our) (?:issued |ordinary |outstanding )?(?:shares|share capital|capital|equity|stock|company|group|business)|(?<name>\p{Lu}[^,;:]{2,60}?))(?: (?:in|of) (?<other>the company|the group|\p{Lu}[^,;:]{2,60}?))?(?:\.$|, | and |; )/u;

/** "Verdane is owned by the Roe family", "The Roe family holds 32.4% of the shares", said as a whole or not read. */
export function englishOwners(scope: SentenceScope): Draft[] {
  const { text, reading } = scope;
  if (reading.language !== 'en' || scope.part !== null || !hint.test(text)) return [];
  if (saysFormer(text, 'en')) return [];
  return [...ownersOf(scope), ...holderOf(scope), ...largestOf(scope)];
}

function ownersOf(scope: SentenceScope): Draft[] {
  const shape = shapeOf(scope);
  const head = ownedBy.exec(shape.text);
  if (head === null) return [];
  const rest = scope.text.slice(head[0].length);
  const [company] = namesWithForm(rest);
  const isOne =
    company?.start === 0 && /^(?:\.$|, (?:an?|the|which|part of) )/u.test(rest.slice(company.end));
  const owners = isOne
    ? [company.name]
    : ownersIn(rest.replace(/(?: in the \p{Ll}+ generation| since (?:19|20)\d\d)?\.$/u, ''));
  const named = {
    ...shape,
    tokens: shape.tokens.filter(({ start }) => start < Math.min(head[0].length, verbAt(head[0]))),
  };
  return ownerDrafts(scope, companyOf(scope, named, []), owners, head[0].length);
}

/** "The Roe Trust is the largest shareholder with 18.6% of the shares", and nothing before or after it. */
const largest =
  /^(?:The )?(?<owner>\p{Lu}[^,;:]{2,60}?) (?:is|remains) (?:the|its|our) (?:largest|majority|main|principal|controlling|biggest|sole) shareholder(?: of the company)?,? (?:with|holding) (?<share>\d{1,3}(?:\.\d+)?\s?(?:%|per ?cent))(?: of the (?:shares|share capital|capital|equity))?\.$/u;

function largestOf(scope: SentenceScope): Draft[] {
  const match = largest.exec(scope.text);
  const { owner, share } = match?.groups ?? {};
  if (owner === undefined || share === undefined) return [];
  const shape = shapeOf(scope);
  const tokens = shape.tokens.filter(({ start }) => start >= owner.length);
  return ownerDrafts(
    scope,
    companyOf(scope, { ...shape, tokens }, []),
    ownersIn(`${owner} (${share})`),
    owner.length,
  );
}

/** Where the verb of a head begins: what stands behind it names owners, not whom they own. */
const verbAt = (head: string) => head.search(/ (?:is|are|remains) /u);

function holderOf(scope: SentenceScope): Draft[] {
  const match = holds.exec(scope.text);
  const { owner, share, name, other } = match?.groups ?? {};
  if (match === null || owner === undefined || share === undefined) return [];
  const owners = ownersIn(`${owner.replace(/^The /u, '')} (${share})`);
  const end = match.index + owner.length;
  const about = name ?? (other?.startsWith('the') === true ? undefined : other);
  const shape = shapeOf(scope);
  const at = about === undefined ? -1 : scope.text.indexOf(about, end);
  const tokens = shape.tokens.filter(({ start }) => start >= end && start < match[0].length);
  const named = tokens.filter((token) => token.kind === 'company');
  // "12% of Kestner Glas": of a company nobody knows.
  if (at >= 0 && !named.some(({ start, end: last }) => start === at && last === at + (about?.length ?? 0)))
    return [];
  if (at < 0 && named.length > 0) return [];
  return ownerDrafts(scope, companyOf(scope, { ...shape, tokens }, []), owners, end);
}
