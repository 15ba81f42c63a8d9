import { namesWithForm } from './company-names.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { saysFormer } from './modality.ts';
import { ownerDrafts, ownersIn } from './owner-claims.ts';
import { companyMark, companyOf, shapeOf, shapePattern, timeMark } from './sentence-shape.ts';

const hint =
  /(?<!\p{L})(?:owned|holds?|held|owns?|has|shareholders?|part of|belong(?:s|ed)|subsidiary of)(?!\p{L})/u;
const who = `(?:${companyMark}|[Ii]t|(?:[Tt]he|[Oo]ur) (?:[Cc]ompany|[Gg]roup|[Ff]irm|[Bb]usiness)|[Ww]e)`;
/** "The company is owned by", "Verdane is a wholly owned subsidiary of", "has been owned since 2015 by", up to the list of owners. */
const ownedBy = shapePattern(
  `^${who},? (?:is|are|remains|is still|has been)(?: (?:now|today|still))?(?: (?:wholly|fully|jointly|entirely|majority|100 per cent|100%))?(?:[ -]owned(?: since ${timeMark})? by| an? (?:[a-z-]+ ){0,3}(?:company|business|firm|group|manufacturer|maker)(?: that is| which is)?,? owned by| an? (?:(?:wholly|majority|fully)[ -]owned |direct |indirect )*subsidiary of) (?:the )?`,
);
/** "Verdane is part of", "belongs to", "has belonged since 2015 to": owned by whom it names, where that is a house and no place or index. */
const partOf = shapePattern(
  `^${who},? (?:(?:is|has been)(?: (?:now|today))?(?: a)? (?:part|member) of|belongs to|has belonged(?: since ${timeMark})? to) (?:the )?`,
);
const isHouse =
  /(?:^|\s)(?:Group|Holdings?|Industries|Corporation|Partners|Capital|Trust|Foundation|family)$/u;
const percentage = String.raw`\d{1,3}(?:\.\d+)?\s?(?:%|per ?cent)`;
/** "The Roe family holds 32.4% of the shares", "has a 38% stake in Verdane": group `owner`, group `share`. */
const holds = new RegExp(
  String.raw`^(?<owner>(?:The )?\p{L}[^,;:]{2,60}?) (?:(?:still |continues? to |together |currently )?(?:holds?|owns?)|has|has (?:held|owned)) (?:(?:a (?:majority |minority |controlling )?(?:stake|shareholding|interest|holding) of )?(?<share>${percentage}) (?:of|in)|an? (?<stake>${percentage}) (?:stake|shareholding|interest|holding) in|(?<all>all(?: of)?)) (?:(?:the|its|our) (?:issued |ordinary |outstanding )?(?:shares|share capital|capital|equity|stock|company|group|business)|(?<name>\p{Lu}[^,;:]{2,60}?))(?: (?:in|of) (?<other>the company|the group|\p{Lu}[^,;:]{2,60}?))?(?: since [^,;:]{4,60})?(?:\.$|, | and |; )`,
  'u',
);
/** "… has held 38% since …" where shares are spoken of. */
const holdsSince = new RegExp(
  String.raw`^(?<owner>(?:The )?\p{Lu}[^,;:]{2,60}?) has (?:held|owned) (?<share>${percentage}) since (?:its |their )?[^,;:]{4,80}\.$`,
  'u',
);
/** "A 38% stake is held by Corbel Capital." */
const ownersPattern = new RegExp(
  String.raw`^(?:An? )?(?<share>${percentage}) (?:stake|of the (?:shares|share capital|capital|equity))(?: in (?<name>the company|the group|\p{Lu}[^,;:]{2,40}?))? (?:is|are) (?:held|owned) by (?:the )?(?<owner>\p{Lu}[^,;:]{2,60}?)\.$`,
  'u',
);
/** Owners who are many: "The founders and staff". */
const people = '(?:founders|staff|employees|management|managers|directors|founding family)';
const many = new RegExp(`^(?:the |its |our )?(${people}(?: and (?:the |its )?${people})?)$`, 'iu');

/** "Verdane is owned by the Roe family", "The Roe family holds 32.4% of the shares", said as a whole or not read. */
export function englishOwners(scope: SentenceScope): Draft[] {
  const { text, reading } = scope;
  if (reading.language !== 'en' || scope.part !== null || !hint.test(text)) return [];
  if (saysFormer(text, 'en')) return [];
  return [...ownersOf(scope), ...housesOf(scope), ...holderOf(scope), ...heldOf(scope), ...largestOf(scope)];
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

/** The house that the company is part of. */
function housesOf(scope: SentenceScope): Draft[] {
  const shape = shapeOf(scope);
  const head = partOf.exec(shape.text);
  if (head === null) return [];
  const rest = scope.text.slice(head[0].length);
  const [company] = namesWithForm(rest);
  const name =
    company?.start === 0
      ? company.name
      : (/^\p{Lu}[\p{L}&'’.-]*(?: (?:\p{Lu}[\p{L}&'’.-]*|family))*/u.exec(rest)?.[0] ?? '').replace(
          /\.$/u,
          '',
        );
  const after = rest.slice(name.length);
  if (!/^(?:\.$|,| of \p{Lu}| since | in \p{Lu}| and )/u.test(after)) return [];
  if (company?.start !== 0 && !isHouse.test(name)) return [];
  const named = {
    ...shape,
    tokens: shape.tokens.filter(({ start }) => start < head[0].search(/ (?:is|has|belongs) /u)),
  };
  return ownerDrafts(scope, companyOf(scope, named, []), [name], head[0].length);
}

/** "The largest shareholder is the Roe Trust with 18.6%", "The Roe Trust is the largest shareholder with 18.6% of the shares", and nothing before or after it. */
const largestIs =
  /^(?:The|Its|Our) (?:largest|majority|main|principal|controlling|biggest|sole|single largest) shareholder (?:is|remains) (?:the )?(?<owner>\p{Lu}[^,;:()]{2,60}?)(?:,? (?:with|holding)(?: a| about)? | \()(?<share>\d{1,3}(?:\.\d+)?\s?(?:%|per ?cent))(?: stake| of the (?:shares|share capital|capital|equity))?\)?\.$/u;
const largest =
  /^(?:The )?(?<owner>\p{Lu}[^,;:]{2,60}?) (?:is|remains) (?:the|its|our) (?:largest|majority|main|principal|controlling|biggest|sole) shareholder(?: of the company)?,? (?:with|holding) (?<share>\d{1,3}(?:\.\d+)?\s?(?:%|per ?cent))(?: of the (?:shares|share capital|capital|equity))?\.$/u;

function largestOf(scope: SentenceScope): Draft[] {
  const match = largest.exec(scope.text) ?? largestIs.exec(scope.text);
  const { owner, share } = match?.groups ?? {};
  if (owner === undefined || share === undefined) return [];
  const shape = shapeOf(scope);
  const from = scope.text.indexOf(owner);
  const tokens = shape.tokens.filter(({ start }) => start < from || start >= from + owner.length);
  return ownerDrafts(
    scope,
    companyOf(scope, { ...shape, tokens }, []),
    ownersIn(`${owner} (${share})`),
    owner.length,
  );
}

/** Where the verb of a head begins: what is behind it names owners, not whom they own. */
const verbAt = (head: string) => head.search(/ (?:is|are|remains) /u);

function holderOf(scope: SentenceScope): Draft[] {
  const { text, around } = scope;
  const ofShares = /share|invest|owner/iu;
  const isOfShares = () => ofShares.test(around.textBefore);
  const match = holds.exec(text) ?? (isOfShares() ? holdsSince.exec(text) : null);
  const { owner, share, stake, name, other } = match?.groups ?? {};
  if (match === null || owner === undefined) return [];
  const end = match.index + owner.length;
  const about = name ?? (other?.startsWith('the') === true ? undefined : other);
  return holding(scope, { owner, share: share ?? stake, about, end, to: match[0].length });
}

function heldOf(scope: SentenceScope): Draft[] {
  const match = ownersPattern.exec(scope.text);
  const { owner, share, name } = match?.groups ?? {};
  if (match === null || owner === undefined) return [];
  const about = name?.startsWith('the') === true ? undefined : name;
  return holding(scope, {
    owner,
    share,
    about,
    end: 0,
    to: scope.text.indexOf(owner, match[0].lastIndexOf(' by ')),
  });
}

interface Holding {
  readonly owner: string;
  /** Undefined where all of it is held. */
  readonly share: string | undefined;
  /** What the shares are of, where it has a name. */
  readonly about: string | undefined;
  /** Between these characters it is said. */
  readonly end: number;
  readonly to: number;
}

function holding(scope: SentenceScope, { owner, share, about, end, to }: Holding): Draft[] {
  const of = share === undefined ? '' : ` (${share})`;
  const several = many.exec(owner)?.[1];
  const owners =
    several === undefined
      ? ownersIn(`${owner.replace(/^(?:The )?(?:\p{Lu}?\p{Ll}+ (?:investor|fund|firm|house) )?/u, '')}${of}`)
      : [`${several.charAt(0).toUpperCase()}${several.slice(1)}${of}`];
  const shape = shapeOf(scope);
  const at = about === undefined ? -1 : scope.text.indexOf(about, end);
  const tokens = shape.tokens.filter(({ start }) => start >= end && start < to);
  const named = tokens.filter((token) => token.kind === 'company');
  // "12% of Kestner Glas": of a company nobody knows.
  if (at >= 0 && !named.some(({ start, end: last }) => start === at && last === at + (about?.length ?? 0)))
    return [];
  if (at < 0 && named.length > 0) return [];
  return ownerDrafts(scope, companyOf(scope, { ...shape, tokens }, []), owners, end);
}
