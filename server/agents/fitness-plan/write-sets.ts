import { obstacleTo, type Exercise } from '../../fitness/exercises.ts';
import type { GroupSets } from '../../fitness/weekly-sets.ts';
import { strainOf, type LimitId } from '../../packs/fitness/movements.ts';
import { gymEquipment } from '../../packs/fitness/words.ts';
import { helperShare, weeklySets, type MuscleGroup } from '../../packs/fitness/volume.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { listText, plainNumberText } from '../../tools/number-text.ts';
import { computedFigure, type TableWriting } from '../ground/table-figures.ts';
import { exerciseSaid, publishedCell, publishedInput } from './fitness-words.ts';
import { fitnessTexts, section } from './messages/fitness-texts.ts';
import type { FitnessPlan, Swap } from './plan.ts';

const groupName = (group: MuscleGroup): string => fitnessTexts().report.groups[group];

const statusOf = {
  within: 'verified',
  below: 'for review',
  above: 'for review',
  none: 'not verified',
} as const;

/** Each muscle group against its published range; each is a finding of the run. */
export function setsSection(w: TableWriting, plan: FitnessPlan): Block[] {
  const { report } = fitnessTexts();
  const rows = plan.groups.map((one) => groupRow(w, plan, one));
  return section(
    'sets',
    table(report.setsHead, rows),
    paragraph(report.setsRead),
    ...whatWouldDo(w, plan).map(paragraph),
  );
}

function groupRow(w: TableWriting, plan: FitnessPlan, one: GroupSets): Said[] {
  const { report } = fitnessTexts();
  const { labels } = report;
  const { level } = plan.request;
  const { low, high } = weeklySets[level];
  const [own, helping] = [plainNumberText(one.direct, 0), plainNumberText(one.helped, 0)];
  const value = report.sets(plainNumberText(one.sets, 1));
  const range = report.setsRange(plainNumberText(low, 0), plainNumberText(high, 0));
  const name = groupName(one.group);
  w.step.addFinding({
    id: `group-${one.group}`,
    title: name,
    detail: `${value}, ${report.is[one.is]}: ${range}`,
    status: statusOf[one.is],
  });
  const shown = { id: `sets-${one.group}`, label: labels.group(name), value };
  const figure = computedFigure(w, { ...shown, formula: String.raw`n + h \cdot a` }, [
    { name: labels.own, value: own, figure: true },
    { name: labels.helping, value: helping, figure: true },
    {
      name: labels.share,
      value: plainNumberText(helperShare, 1),
      cell: publishedCell(plan, 'helper-share', 'Low'),
    },
    publishedInput(plan, `sets-${level}`, range),
  ]);
  return [name, own, helping, figure, range, report.is[one.is]];
}

/** How the groups that are below would come into the range, and why some cannot. */
function whatWouldDo(w: TableWriting, plan: FitnessPlan): Said[] {
  const { report } = fitnessTexts();
  const { groups, without, enoughMinutes, request } = plan;
  const isShort = ({ group, is }: GroupSets) => (is === 'below' || is === 'none') && !without.includes(group);
  const below = groups.filter(isShort).map(({ group }) => groupName(group));
  const open = groups.filter(({ group, is }) => without.includes(group) && is !== 'within');
  const lines: Said[] = nothingFor(
    plan,
    open.map(({ group }) => group),
  );
  if (enoughMinutes !== null) {
    const value = report.minutes(plainNumberText(enoughMinutes, 0));
    const minutes = computedFigure(
      w,
      { id: 'enough', label: report.labels.enough, value, formula: String.raw`\min m` },
      [
        {
          name: report.labels.limit,
          value: report.minutes(plainNumberText(request.minutes, 0)),
          figure: true,
        },
      ],
    );
    lines.push(report.enough(minutes));
  } else if (below.length > 0) lines.push(report.notEnough(listText(below)));
  return lines;
}

/** Groups without an exercise, and the equipment with which there would be one. */
function nothingFor(plan: FitnessPlan, groups: readonly MuscleGroup[]): string[] {
  const { report } = fitnessTexts();
  const byNeed = Map.groupBy(groups, (group) => equipmentFor(plan, group));
  return [...byNeed].map(([equipment, some]) => {
    const names = listText(some.map(groupName));
    return equipment === '' ? report.nothingFor(names) : report.wouldNeed(names, equipment);
  });
}

/** What is least to get comes first: `gymEquipment` begins with it. */
const costOf = (needs: readonly string[]): number =>
  Math.max(...needs.map((one) => gymEquipment.indexOf(one)));

/** The least equipment with which a group would have an exercise; empty where limits speak against all of them. */
function equipmentFor({ exercises, request }: FitnessPlan, group: MuscleGroup): string {
  const missing = exercises
    .filter((one) => one.group === group)
    .flatMap((one) => {
      const why = obstacleTo(one, request.owned, request.limits);
      return why?.kind === 'equipment' ? [why.needs] : [];
    })
    .toSorted((a, b) => a.length - b.length || costOf(a) - costOf(b));
  return equipmentText(missing[0] ?? []);
}

const equipmentText = (needs: readonly string[]): string =>
  listText(needs.map((one) => fitnessTexts().report.equipment[one] ?? one));

/** What a full gym without limits would hold, why not, and what instead. */
export function swapsSection(w: TableWriting, plan: FitnessPlan, isDeep: boolean): Block[] {
  const { report } = fitnessTexts();
  const rows = plan.swaps.map(({ exercise, why, instead }): Said[] => [
    exerciseSaid(w, exercise),
    whySaid(why),
    instead.length === 0 ? report.noSwap : listSaid(w, instead),
  ]);
  const body =
    rows.length === 0
      ? [paragraph(report.noSwaps)]
      : [paragraph(report.swapsRead), table(report.swapHead, rows)];
  return section('swaps', ...body, ...(isDeep ? allLeftOut(w, plan) : []));
}

const listSaid = (w: TableWriting, exercises: readonly Exercise[]): Words =>
  joinWords(
    exercises.map((one) => exerciseSaid(w, one)),
    ', ',
  );

function whySaid(why: Swap['why']): string {
  const { report } = fitnessTexts();
  if (why.kind === 'equipment') return report.needs(equipmentText(why.needs));
  if (why.kind === 'named') return report.namedBy(report.movements[why.movement]);
  const parts = listText(why.limits.map((limit) => report.parts[limit]));
  return report.spared(parts, why.movement === null ? report.unlisted : report.movements[why.movement]);
}

/** All exercises that a limit leaves out, by part of the body. */
function allLeftOut(w: TableWriting, { exercises, request }: FitnessPlan): Block[] {
  const { report } = fitnessTexts();
  return request.limits.parts.map((part: LimitId) => {
    const out = exercises.filter(({ id }) => strainOf(id).limits.includes(part));
    return paragraph(words`${report.alsoOut(report.parts[part], listSaid(w, out))}`);
  });
}
