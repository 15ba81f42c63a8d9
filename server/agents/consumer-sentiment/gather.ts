import { runPartByPart } from '../../run-part-by-part.ts';
import { aspectsOf, type Aspect } from '../../sentiment/aspects.ts';
import type { Review } from '../../sentiment/review.ts';
import { namesProduct } from '../../sentiment/review-columns.ts';
import type { Column } from '../../table/table.ts';
import type { AnalystRun } from '../agent-definition.ts';
import type { Dossier } from '../ground/dossier.ts';
import {
  gatherReviews,
  isCalled,
  type GatheredReviews,
  type ReviewWriting,
} from '../ground/gather-reviews.ts';
import { unreadLines } from '../ground/left-out.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { sentimentTexts } from './messages/sentiment-texts.ts';
import { readSentimentRequest } from './request.ts';

/** What the report is written from. */
export interface Gathered extends GatheredReviews {
  readonly dossiers: readonly Dossier[];
  readonly subject: string;
  readonly isSample: boolean;
  readonly aspects: readonly Aspect[];
  /** Left out by the form, with their number. */
  readonly otherProducts: readonly Review[];
  readonly older: readonly Review[];
  /** The column to compare by, where the table of a review has it. */
  segmentOf(review: Review): Column | undefined;
}

export interface SentimentWriting extends ReviewWriting {
  readonly gathered: Gathered;
}

const mostNames = 8;

/** Reviews of the product asked for, where the file names products; `known` are the names when none is it. */
function ofProduct(reviews: readonly Review[], product: string) {
  const isNamed = reviews.filter((review) => review.product !== '');
  if (product === '' || isNamed.length === 0) return { kept: reviews, known: [] };
  const kept = isNamed.filter((review) => namesProduct(review.product, product));
  const known = [...new Set(isNamed.map((review) => review.product))].slice(0, mostNames);
  return { kept, known: kept.length === 0 ? known : [] };
}

/** The column by which segments are told apart: the one of the form, else that of products. */
function segmentColumn({ read }: GatheredReviews, segment: string) {
  const of = new Map(
    read.map(({ source, roles }) => [
      source,
      segment === '' ? roles.at.product : source.table.columns.find((column) => isCalled(column, segment)),
    ]),
  );
  return (review: Review) => of.get(review.source);
}

/** Reads the files, keeps what the form asks for, and finds what the reviews speak of. */
export async function gatherSentiment(run: AnalystRun): Promise<Gathered> {
  const texts = sentimentTexts().report;
  const { files, product, segment, since } = readSentimentRequest(run.facts.inputs, run.facts);
  const { dossiers, failed } = await readDocuments(run, files.wanted);
  const all = await gatherReviews(dossiers, { product, segment }, run.signal);
  const { kept, known } = ofProduct(all.reviews, product);
  const reviews = since === null ? kept : kept.filter(({ day }) => day !== null && day >= since);
  const nameOf = (document: string) => dossiers.find(({ key }) => key === document)?.name ?? '';
  const unknown = all.read.flatMap(({ source }) =>
    segment !== '' && !source.table.columns.some((column) => isCalled(column, segment))
      ? [texts.unknownSegment(segment, nameOf(source.document))]
      : [],
  );
  const untold = product === '' ? [] : all.read.filter(({ roles }) => roles.at.product === undefined);
  return {
    ...all,
    reviews,
    leftOut: [
      ...unreadLines(failed),
      ...(known.length > 0 ? [texts.noProduct(product, known.join(', '))] : []),
      ...untold.map(({ source }) => texts.unrecognisedProduct(nameOf(source.document), product)),
      ...unknown,
      ...all.leftOut,
    ],
    dossiers,
    subject: product === '' ? texts.subject : product,
    isSample: files.isSample,
    aspects: await runPartByPart(aspectsOf(reviews), run.signal),
    otherProducts: all.reviews.filter((review) => !kept.includes(review)),
    older: kept.filter((review) => !reviews.includes(review)),
    segmentOf: segmentColumn(all, segment),
  };
}

/** Whether no review has words that are read: then nothing was looked for in them, and nothing is missing from them. */
export const isUnread = (reviews: readonly Review[]): boolean =>
  reviews.some(({ language }) => language === 'other') &&
  !reviews.some(({ language }) => language === 'en' || language === 'de');
