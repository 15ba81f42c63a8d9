import type { Depth } from '@loupe/shared/contract/agents';
import type { Claim, ClaimPlace } from '../../claims/claim.ts';
import { guidanceChange } from '../../claims/guidance-claims.ts';
import type { Remark } from '../../claims/remark.ts';
import type { PartByPart } from '../../part-by-part.ts';
import { companyTopics, sharePrice, type TopicId } from '../../packs/company/topics.ts';
import type { CompanyFindings } from './findings.ts';
import type { CompanyRequest, Focus } from './request.ts';
import { shownFigures } from './write-other-figures.ts';

export interface Quotation {
  readonly place: ClaimPlace;
  /** What it answers; null where nothing was asked. */
  readonly question: string | null;
}

/** Sentences about one thing, each to be quoted once in the report. */
interface TopicQuotes {
  readonly topic: TopicId;
  readonly quotes: readonly Quotation[];
}

export interface Quotations {
  readonly topics: readonly TopicQuotes[];
  /** Sentences about the company that are neither stated nor quoted. */
  readonly left: number;
  /** There are more than `left`. */
  readonly isCut: boolean;
}

const most: Readonly<Record<Depth, number>> = { quick: 8, standard: 24, deep: 60 };
/** As much as a reader takes in as one quotation. */
const longestQuote = 700;
/** A sentence without figures, days and names is quoted when it is as long. */
const telling = 40;

const firstOf: Readonly<Record<Focus, readonly TopicId[]>> = {
  everything: [],
  people: ['people', 'owners'],
  finances: ['results', 'finance'],
  risks: ['risks', 'finance', 'customers'],
};

interface Placed {
  readonly remark: Remark;
  readonly topic: TopicId;
  readonly rank: number;
}

const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** The topic whose words it holds most of, then the one its heading names; with how many it holds. */
function topicOf({ text, sentence, headings, question, figures }: Remark): {
  readonly id: TopicId;
  readonly hits: number;
} {
  if (sharePrice.test(sentence)) return { id: 'further', hits: 0 };
  const near = `${question ?? ''} ${headings.at(-1) ?? ''} ${text.replace(sentence, '')}`;
  let best: { id: TopicId; hits: number; score: number } = { id: 'further', hits: 0, score: 0 };
  for (const { id, words } of companyTopics) {
    const hits = words.filter((one) => one.test(sentence)).length;
    const score = hits * 2 + (words.some((one) => one.test(near)) ? 1 : 0);
    if (score > best.score) best = { id, hits, score };
  }
  return best.id === 'further' && figures > 0 ? { ...best, id: 'results' } : best;
}

/** What is proposed to be paid out is no forecast that a later one takes back. */
const ofDividends = /dividend|ausschütt|ausgeschüttet/iu;

const holds = (place: ClaimPlace, sentence: string) =>
  place.quote.includes(sentence) || sentence.includes(place.quote);

/** An amount, a number of a register, an owner with a share. */
const givesNumber = ({ value }: Claim) =>
  value.kind === 'quantity' || (value.kind === 'text' && /\d/u.test(value.text));

/** "Between 192 and 198 million" gives two numbers. */
const endsOf = (value: Claim['value']) =>
  value.kind === 'quantity' && value.high !== value.value ? ['low', 'high'] : ['one'];

/** The name in a sentence, or the place behind it, is not what the sentence tells. */
const isBeside = ({ attribute }: Claim, sentence: string): boolean =>
  attribute === 'legal_name' ||
  (attribute === 'headquarters' &&
    !/(?<!\p{L})(?:\p{L}*[Ss]itz|ansässig|Zentrale|headquarter\p{L}*|head office|based|located)(?!\p{L})/u.test(
      sentence,
    ));

/** What was read in each document, to tell what a sentence adds. */
function readBefore(findings: CompanyFindings) {
  const { read, events, ahead, own } = findings;
  // Many claims rest on one quotation: each is looked at once.
  const claims = new Map(
    [...Map.groupBy(read.claims, ({ place }) => place.document)].map(([document, all]) => [
      document,
      [...Map.groupBy(all, ({ place }) => place.quote).values()],
    ]),
  );
  const shown = Map.groupBy(
    [...events, ...ahead, ...shownFigures(findings).all].map(({ place }) => place),
    ({ document }) => document,
  );
  const isOwn = ({ entity }: Claim) => entity === read.company.key;
  const changesOf = own.filter(({ attribute }) => attribute === guidanceChange).map(({ place }) => place);
  return ({ sentence, place, figures: given, isExpected, isOfSubject }: Remark): boolean => {
    const isOfChange = changesOf.some((at) => at.document === place.document && holds(at, sentence));
    if (isExpected && changesOf.length > 0 && !isOfChange && !ofDividends.test(sentence)) return true;
    if ((shown.get(place.document) ?? []).some((one) => holds(one, sentence))) return true;
    const said = (claims.get(place.document) ?? []).flatMap((alike) =>
      alike[0] !== undefined && holds(alike[0].place, sentence) ? alike : [],
    );
    if (said.some((claim) => claim.voice === 'rumour' || claim.polarity === 'corrected')) return true;
    if (!isOfSubject && said.some((claim) => !isOwn(claim))) return true;
    const things = said
      .filter((claim) => isOwn(claim) && givesNumber(claim))
      .map(({ attribute, part, value }) =>
        endsOf(value).map((end) => JSON.stringify([attribute, part, value, end])),
      );
    const isTold = said.some((claim) => isOwn(claim) && !isBeside(claim, sentence));
    return isTold && new Set(things.flat()).size >= given;
  };
}

/** The other leans on it: it is quoted with that. */
const goesWith = (one: Remark, other: Remark) =>
  other !== one &&
  one.place.document === other.place.document &&
  one.paragraph === other.paragraph &&
  other.span.start <= one.span.start &&
  one.span.end <= other.span.end &&
  other.text.length > one.text.length;

/** The weightiest of each topic in turn. */
function chosen(placed: readonly Placed[], focus: Focus, count: number): Placed[] {
  const order = [...new Set([...firstOf[focus], ...companyTopics.map(({ id }) => id), 'further' as const])];
  const waiting = order.map((topic) =>
    placed.filter((one) => one.topic === topic).toSorted((a, b) => b.rank - a.rank),
  );
  const taken: Placed[] = [];
  while (taken.length < count && waiting.some((group) => group.length > 0))
    for (const group of waiting) {
      const next = taken.length < count ? group.shift() : undefined;
      if (next !== undefined) taken.push(next);
    }
  return order.flatMap((topic) => placed.filter((one) => one.topic === topic && taken.includes(one)));
}

interface Quote extends Quotation {
  readonly paragraph: number;
  readonly end: number;
}

const lines = /^lines? (\d+)(?:-(\d+))?$/u;

/** Where two passages of one paragraph are together; null when that cannot be determined. */
function together(a: string, b: string): string | null {
  if (a === b) return a;
  const [first, last] = [lines.exec(a), lines.exec(b)];
  return first === null || last === null ? null : `lines ${first[1]}-${last[2] ?? last[1]}`;
}

/** The quotation with a sentence that is right behind it or overlaps with it; null when they are two. */
function withNext(quote: Quote, { place, paragraph, span, text }: Remark): Quote | null {
  const isNext =
    quote.place.document === place.document && quote.paragraph === paragraph && span.start - quote.end <= 1;
  const locator = isNext ? together(quote.place.locator, place.locator) : null;
  if (locator === null) return null;
  if (span.end <= quote.end) return quote;
  const gap = ' '.repeat(Math.max(0, span.start - quote.end));
  const all = `${quote.place.quote}${gap}${text.slice(Math.max(0, quote.end - span.start))}`;
  return all.length > longestQuote
    ? null
    : { paragraph, question: quote.question, end: span.end, place: { ...place, locator, quote: all } };
}

/** Sentences that are one behind the other become one quotation. */
function joined(remarks: readonly Remark[]): Quotation[] {
  const quotes: Quote[] = [];
  for (const remark of remarks) {
    const last = quotes.at(-1);
    const more = last === undefined ? null : withNext(last, remark);
    if (more !== null) quotes.splice(-1, 1, more);
    else {
      const { place, question, paragraph, span } = remark;
      quotes.push({ place, question, paragraph, end: span.end });
    }
  }
  return quotes;
}

/** "Verdane Optics GmbH, Hüttenstraße 14, 57072 Siegen.", "Verdane plc, Kestrel Way, York YO30 4XF.": nothing is said of it. */
const addressAlone =
  /^\p{Lu}[^.;:]{2,80}, [^,;:]{3,60},? (?:(?:\p{Lu}{1,2}-)?\d{4,5} \p{Lu}[\p{L} -]{1,40}|(?:\p{Lu}[\p{L} ]+ )?\p{Lu}{1,2}\d[\p{Lu}\d]? \d\p{Lu}{2})\.?$/u;

/**
 * What the documents say of the company and no fact, figure or event of the report says: sentences by topic, in the
 * documents' order, each once.
 */
export function* findQuotations(
  { focus, depth }: CompanyRequest,
  findings: CompanyFindings,
): PartByPart<Quotations> {
  const isKnown = readBefore(findings);
  const seen = new Set<string>();
  const placed: Placed[] = [];
  for (const remark of findings.remarks) {
    yield;
    const key = keyOf(remark.sentence);
    if (seen.has(key) || isKnown(remark) || addressAlone.test(remark.sentence)) continue;
    seen.add(key);
    const { id, hits } = topicOf(remark);
    const tells = remark.weight > 0 || hits > 1 || (hits === 1 && remark.sentence.length >= telling);
    if (tells) placed.push({ remark, topic: id, rank: remark.weight + hits + (remark.isOfSubject ? 1 : 0) });
  }
  const alone = placed.filter((one) => !placed.some((other) => goesWith(one.remark, other.remark)));
  const taken = chosen(alone, focus, most[depth]);
  const topics = [...Map.groupBy(taken, ({ topic }) => topic)].map(([topic, group]) => ({
    topic,
    quotes: joined(group.map(({ remark }) => remark)),
  }));
  return { topics, left: alone.length - taken.length + findings.remarksLeft, isCut: findings.isRemarksCut };
}
