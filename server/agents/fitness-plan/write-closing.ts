import type { Block } from '../../report/blocks.ts';
import { list, listOr, paragraph } from '../../report/build-blocks.ts';
import { joinWords, words, type Said } from '../../report/words.ts';
import { assumptionTable } from '../ground/assumptions.ts';
import { notesSaid } from '../ground/left-out.ts';
import { rowMark, type TableWriting } from '../ground/table-figures.ts';
import { assumedText } from './fitness-words.ts';
import { fitnessTexts, section } from './messages/fitness-texts.ts';
import type { AssumptionId } from './plan-assumptions.ts';
import type { FitnessPlan } from './plan.ts';
import { energyOf } from './safety.ts';

export const stopSection = (): Block[] => section('stop', list(fitnessTexts().report.stop));

/** The rules of thumb that this plan uses. */
function usedIn({ request, sessions }: FitnessPlan): AssumptionId[] {
  const entries = sessions.flatMap((one) => one.entries);
  const energy = energyOf(request);
  const has = energy.estimate !== null;
  const mayChange = has && energy.refusal === null;
  const used: readonly (readonly [AssumptionId, boolean])[] = [
    ['warm_up', true],
    ['change', true],
    ['set_seconds', true],
    ['heavy_rest', entries.some(({ kind }) => kind === 'heavy')],
    ['rest', entries.some(({ kind, exercise }) => kind !== 'heavy' && exercise.isCompound)],
    ['short_rest', entries.some(({ exercise }) => !exercise.isCompound)],
    ['reserve', true],
    ['load_step', entries.some(({ kind }) => kind !== 'body')],
    ['lighter', true],
    ['activity', has],
    ['deficit', mayChange && energy.wantsLoss],
    ['surplus', mayChange && !energy.wantsLoss && request.goal === 'muscle'],
  ];
  return used.flatMap(([id, isUsed]) => (isUsed ? [id] : []));
}

export function assumptionsSection(w: TableWriting, plan: FitnessPlan): Block[] {
  const { report } = fitnessTexts();
  const all = usedIn(plan).map((id) => plan.request.assumptions.of[id]);
  return section(
    'assumptions',
    paragraph(report.assumptionsRead),
    assumptionTable(w, all, {
      name: ({ id }) => report.assumed[id as AssumptionId],
      print: ({ id }, value) => assumedText(plan, id as AssumptionId, value),
    }),
  );
}

/** A longer list is cut, and says so. */
const mostNames = 12;

/** What was not understood, what of the log is not known, and files that were not read. */
export function missingSection(w: TableWriting, { request, log, leftOut, notes }: FitnessPlan): Block[] {
  const { report } = fitnessTexts();
  const unread = request.notUnderstood.map(report.notUnderstood);
  const lines = request.assumptions.notUnderstood.map(report.assumptionUnread);
  const unknown = new Map(
    log.sets.flatMap((one) => (one.exerciseId === null ? [[one.name, one] as const] : [])),
  );
  const names = [...unknown.values()]
    .slice(0, mostNames)
    .map(({ name, source, row }) => words`${name}${rowMark(w, source, row)}`);
  const others: Said[] =
    names.length === 0 ? [] : [report.unknownExercise(joinWords(names, ', '), unknown.size - names.length)];
  const left = [...leftOut, ...notesSaid(w, notes)];
  return section('missing', listOr([...unread, ...lines, ...others, ...left], report.nothingMissing));
}

export const methodSection = (): Block[] => section('method', ...fitnessTexts().report.method.map(paragraph));
