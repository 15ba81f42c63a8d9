import type { OptionCell } from '../../options/read-options.ts';
import { leadSwings, type LeadSwing } from '../../options/swings.ts';
import { quadrantOf, type SwotQuadrant } from '../../options/swot.ts';
import { readWanted, weigh, type Weighed } from '../../vendors/criteria.ts';
import { checkMustHaves, readMustHaves, type MustHaveCheck } from '../../vendors/must-haves.ts';
import type { AnalystRun } from '../agent-definition.ts';
import type { Dossier } from '../ground/dossier.ts';
import { unreadLines } from '../ground/left-out.ts';
import { sentencesOfDossiers, type QuotedSentence } from '../ground/quoted-sentences.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { readBusinessRequest, type BusinessRequest } from './request.ts';

export interface Decision extends Weighed<OptionCell> {
  readonly request: BusinessRequest;
  readonly dossiers: readonly Dossier[];
  readonly swings: readonly LeadSwing[];
  readonly limits: readonly MustHaveCheck<OptionCell>[];
  readonly sorted: ReadonlyMap<SwotQuadrant, readonly QuotedSentence[]>;
  readonly sentences: number;
  readonly notSorted: number;
  readonly leftOut: readonly string[];
}

/** Reads options and notes, weighs the ones and sorts the others. */
export async function gatherDecision(run: AnalystRun): Promise<Decision> {
  const request = readBusinessRequest(run.facts.inputs, run.facts);
  const { dossiers, failed } = await readDocuments(run, request.files.wanted);
  const { cells, options } = request.read;
  const weighed = weigh({ cells, weights: new Map() }, readWanted(request.criteria));
  // An option without a number is one all the same.
  const vendors = [...weighed.vendors, ...options.filter((one) => !weighed.vendors.includes(one))];
  const sentences = sentencesOfDossiers(dossiers);
  const placed = sentences.map((sentence) => ({ sentence, quadrant: quadrantOf(sentence.text) }));
  const sorted = Map.groupBy(
    placed.flatMap(({ sentence, quadrant }) => (quadrant === null ? [] : [{ sentence, quadrant }])),
    ({ quadrant }) => quadrant,
  );
  return {
    ...weighed,
    vendors,
    request,
    dossiers,
    swings: weighed.result === null ? [] : leadSwings(weighed.result, cells),
    limits: checkMustHaves(readMustHaves(request.constraints), { ...weighed, vendors }),
    sorted: new Map([...sorted].map(([quadrant, all]) => [quadrant, all.map(({ sentence }) => sentence)])),
    sentences: sentences.length,
    notSorted: placed.filter(({ quadrant }) => quadrant === null).length,
    leftOut: unreadLines(failed),
  };
}
