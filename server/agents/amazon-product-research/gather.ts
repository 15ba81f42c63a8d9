import { quartilesOf } from '../../commerce/competition.ts';
import {
  isReadByCell,
  listingRoles,
  readListings,
  type Listing,
  type ListingsRead,
} from '../../commerce/read-listings.ts';
import { readQuote, type QuoteLine } from '../../commerce/read-quote.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
import { aspectsOf, type Aspect } from '../../sentiment/aspects.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { keyOf } from '../ground/agent-files.ts';
import type { Dossier } from '../ground/dossier.ts';
import { gatherReviews, type GatheredReviews, type ReviewWriting } from '../ground/gather-reviews.ts';
import { columnNotes, rowLines, unreadLines } from '../ground/left-out.ts';
import { reviewGroundTexts } from '../ground/messages/review-ground-texts.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { dealOf, type Deal } from './deal.ts';
import { demandOf, type Demand } from './demand-of.ts';
import { productTexts } from './messages/product-texts.ts';
import { readProductRequest, type ProductRequest } from './request.ts';

/** What the report is written from. */
export interface Gathered {
  readonly request: ProductRequest;
  readonly subject: string;
  readonly dossiers: readonly Dossier[];
  readonly market: Market;
  readonly deal: Deal;
  readonly demand: Demand;
  readonly reviews: GatheredReviews;
  readonly aspects: readonly Aspect[];
  readonly asOf: number;
  readonly leftOut: readonly string[];
  readonly notes: readonly Note[];
  readonly isSample: boolean;
}

export interface ProductWriting extends ReviewWriting {
  readonly gathered: Gathered;
}

/** A line about columns of a table, whose first row shows their names. */
interface Note {
  readonly line: string;
  readonly source: DocumentTable;
}

/** The listings whose prices are in one currency. */
interface Market {
  readonly currency: string;
  readonly listings: readonly Listing[];
  readonly priced: readonly Listing[];
  readonly tables: readonly ListingsRead[];
  /** One listing of each other currency: their prices are not compared. */
  readonly others: readonly Listing[];
}

interface Tables {
  readonly listings: readonly ListingsRead[];
  readonly quote: readonly QuoteLine[];
  /** Documents with neither. */
  readonly others: readonly Dossier[];
}

/** Each table for what it is, in whichever field its file was given. */
async function readTables(dossiers: readonly Dossier[], signal: AbortSignal): Promise<Tables> {
  const listings: ListingsRead[] = [];
  const quote: QuoteLine[] = [];
  const seen = new Set<string>();
  const used = new Set<Dossier>();
  for (const dossier of dossiers)
    for (const [at, table] of dossier.text.tables.entries()) {
      const source: DocumentTable = { document: dossier.key, at, table };
      const roles = listingRoles(source);
      const lines = roles === null ? readQuote(source) : null;
      if (roles !== null) listings.push(await runPartByPart(readListings(source, roles, seen), signal));
      if (lines !== null) quote.push(...lines);
      if (roles !== null || lines !== null) used.add(dossier);
    }
  return { listings, quote, others: dossiers.filter((one) => !used.has(one)) };
}

/** The currency most prices are in, that of the form first; prices in others are not compared. */
function marketOf(tables: readonly ListingsRead[], said: string): Market {
  const all = tables.flatMap(({ listings }) => listings);
  const priced = all.filter(({ price }) => price !== null);
  const counts = Map.groupBy(priced, ({ price }) => price?.currency ?? '');
  const [most = ''] = [...counts].toSorted((a, b) => b[1].length - a[1].length).map(([one]) => one);
  const currency = said !== '' && counts.has(said) ? said : most;
  const own = priced.filter(({ price }) => price?.currency === currency);
  return {
    currency: currency === '' && priced.length > 0 ? said : currency,
    listings: all.filter(({ price }) => price === null || price.currency === currency),
    priced: own,
    tables,
    others: [...counts].flatMap(([one, [first]]) => (one === currency || first === undefined ? [] : [first])),
  };
}

function listingLines(read: readonly ListingsRead[], nameOf: (source: DocumentTable) => string) {
  const texts = productTexts().report;
  const leftOut = read.flatMap(({ source, refused }) =>
    rowLines(
      nameOf(source),
      refused.map(({ line, why }) => ({ line, reason: texts.refused[why] })),
    ),
  );
  const notes = read.flatMap(({ source, roles, beyond }) => {
    const refused = roles.refused.filter((one) => !isReadByCell(one));
    const name = nameOf(source);
    return [
      ...(beyond === null ? [] : [{ line: `${name}: ${texts.beyond(beyond.name)}`, source }]),
      ...columnNotes(name, source, { ...roles, refused, missing: [] }, texts.roles),
    ];
  });
  return { leftOut, notes };
}

/** Where a quote has several prices of a unit: which one was taken. */
function quoteNotes([line]: readonly QuoteLine[], nameOf: (source: DocumentTable) => string): Note[] {
  if (line === undefined || line.others.length === 0) return [];
  const { source, column, others } = line;
  const names = others.map(({ name }) => name);
  return [{ line: productTexts().report.quoteColumns(nameOf(source), column.name, names), source }];
}

const notReviews = ({ name }: Dossier): string => `${name}: ${reviewGroundTexts().noReviews}`;

/** Reviews of what is neither a listing nor a quote; a file of the field for listings that holds none is reported. */
async function reviewsOf(run: AnalystRun, request: ProductRequest, others: readonly Dossier[]) {
  const texts = productTexts().report;
  const found = await gatherReviews(others, { product: '', segment: '' }, run.signal);
  const said = (field: 'listings' | 'quote') =>
    others.filter(({ key }) => (request.files.of[field] ?? []).some((one) => keyOf(one) === key));
  const retold = new Map([
    ...said('listings').map((one) => [notReviews(one), texts.noListingsIn(one.name)] as const),
    ...said('quote').map((one) => [notReviews(one), texts.noQuoteIn(one.name)] as const),
  ]);
  return { ...found, leftOut: found.leftOut.map((line) => retold.get(line) ?? line) };
}

/** Reads the files, works out the unit and the market, and finds what reviews speak of. */
export async function gatherProduct(run: AnalystRun): Promise<Gathered> {
  const texts = productTexts().report;
  const request = readProductRequest(run.facts.inputs, run.facts);
  const { dossiers, failed } = await readDocuments(run, request.files.wanted);
  const tables = await readTables(dossiers, run.signal);
  const nameOf = ({ document }: DocumentTable) => dossiers.find(({ key }) => key === document)?.name ?? '';
  const market = marketOf(tables.listings, request.currency);
  const reviews = await reviewsOf(run, request, tables.others);
  const lines = listingLines(tables.listings, nameOf);
  const asOf = request.asOf ?? Date.parse(run.facts.askedAt.toISOString().slice(0, 10));
  const median = quartilesOf(market.priced.flatMap(({ price }) => price?.value ?? []))?.middle ?? null;
  const isUnlike = request.currency !== '' && market.currency !== '' && market.currency !== request.currency;
  const deal = dealOf(request, { currency: market.currency, median, quote: tables.quote, nameOf });
  return {
    request,
    subject: request.product === '' ? texts.subject : request.product,
    dossiers,
    market,
    deal,
    demand: demandOf(market.listings, request.reviewRate, asOf),
    reviews,
    aspects: await runPartByPart(aspectsOf(reviews.reviews), run.signal),
    asOf,
    leftOut: [
      ...unreadLines(failed),
      ...(isUnlike && request.price === null ? [texts.formUnlike(request.currency, market.currency)] : []),
      ...request.notUnderstood.map(texts.notUnderstood),
      ...lines.leftOut,
      ...reviews.leftOut,
    ],
    notes: [
      ...quoteNotes(deal.cost?.from === 'quote' ? [deal.cost.line] : [], nameOf),
      ...lines.notes,
      ...reviews.notes,
    ],
    isSample: request.files.isSample,
  };
}
