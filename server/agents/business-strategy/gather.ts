import type { OptionCell } from '../../options/read-options.ts';
import { directionOfOption } from '../../options/option-direction.ts';
import { leadSwings, type LeadSwing } from '../../options/swings.ts';
import { quadrantsOf, type SwotQuadrant } from '../../options/swot.ts';
import { weigh, type Weighed } from '../../vendors/criteria.ts';
import { readWanted } from '../../vendors/read-wanted.ts';
import { checkMustHaves, readMustHaves, type MustHaveCheck } from '../../vendors/must-haves.ts';
import type { AnalystRun } from '../agent-definition.ts';
import type { Dossier } from '../ground/dossier.ts';
import { unreadLines } from '../ground/left-out.ts';
import { sentencesOfDossiers, type QuotedSentence } from '../ground/quoted-sentences.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { readBusinessRequest, type BusinessRequest } from './request.ts';

export interface Decision extends Weighed<OptionCell> {
  /** How much of the weight that the person gave lies on criteria that can be compared, 0 to 1. */
  readonly comparedShare: number;
  /** The sum of the weights of the form; 0 where it gives none. */
  readonly weightGiven: number;
  readonly request: BusinessRequest;
  readonly dossiers: readonly Dossier[];
  readonly swings: readonly LeadSwing[];
  readonly limits: readonly MustHaveCheck<OptionCell>[];
  readonly sorted: ReadonlyMap<SwotQuadrant, readonly QuotedSentence[]>;
  readonly sentences: number;
  readonly notSorted: number;
  readonly leftOut: readonly string[];
}

const sum = (weights: readonly number[]): number => weights.reduce((all, one) => all + one, 0);

/** Weights that no criterion has the name of are weights all the same: an order without them answers something else. */
function comparedShare({ result, weightsFrom }: Weighed<OptionCell>, given: number): number {
  if (given === 0 || result === null) return 1;
  return weightsFrom === 'form' ? sum(result.criteria.map(({ weight }) => weight)) / given : 0;
}

/** Reads options and notes, weighs the ones and sorts the others. */
export async function gatherDecision(run: AnalystRun): Promise<Decision> {
  const request = readBusinessRequest(run.facts.inputs, run.facts);
  const { dossiers, failed } = await readDocuments(run, request.files.wanted);
  const { cells, options } = request.read;
  const wanted = readWanted(request.criteria);
  const weighed = weigh({ cells, weights: new Map() }, wanted, directionOfOption);
  const weightGiven = sum(wanted.map(({ weight }) => weight ?? 0));
  // An option without a number is one all the same.
  const vendors = [...weighed.vendors, ...options.filter((one) => !weighed.vendors.includes(one))];
  const sentences = sentencesOfDossiers(dossiers);
  const quadrants = dossiers.flatMap((dossier) => quadrantsOf(sentencesOfDossiers([dossier])));
  const placed = sentences.map((sentence, i) => ({ sentence, quadrant: quadrants[i] ?? null }));
  const sorted = Map.groupBy(
    placed.flatMap(({ sentence, quadrant }) => (quadrant === null ? [] : [{ sentence, quadrant }])),
    ({ quadrant }) => quadrant,
  );
  return {
    ...weighed,
    vendors,
    request,
    comparedShare: comparedShare(weighed, weightGiven),
    weightGiven,
    dossiers,
    swings: weighed.result === null ? [] : leadSwings(weighed.result, cells),
    limits: checkMustHaves(readMustHaves(request.constraints, request.mark), { ...weighed, vendors }),
    sorted: new Map([...sorted].map(([quadrant, all]) => [quadrant, all.map(({ sentence }) => sentence)])),
    sentences: sentences.length,
    notSorted: placed.filter(({ quadrant }) => quadrant === null).length,
    leftOut: unreadLines(failed),
  };
}
