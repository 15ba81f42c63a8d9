import { competitorsIn, competitorOf } from '../../launches/competitors.ts';
import { firstDay, lastDay, type Launch } from '../../launches/launch.ts';
import { nearDays } from '../../packs/launch/words.ts';
import { daysBetween } from '../../plan/calendar-days.ts';
import type { LaunchWriting } from './writing.ts';

/** Why a launch is looked at, by rules; each counts the same. */
export type Reason =
  | 'fresh'
  | 'changed'
  | 'near'
  | 'recent'
  | 'own'
  | 'cut'
  | 'passed'
  | 'moved'
  | 'disputed';

function timeReasons({ status, when, earlier, otherwise }: Launch, today: string): Reason[] {
  if (status === 'cancelled') return [];
  const isMoved = earlier.length > 0 || status === 'delayed';
  const moved: Reason[] = [
    ...(isMoved ? (['moved'] as const) : []),
    ...(otherwise.length > 0 ? (['disputed'] as const) : []),
  ];
  if (when === null) return moved;
  const [first, last] = [daysBetween(today, firstDay(when.key)), daysBetween(today, lastDay(when.key))];
  if (status === 'available') return first <= 0 && first >= -nearDays ? ['recent', ...moved] : moved;
  // A season has no last day that anybody has said.
  if (when.how === 'season') return moved;
  if (last >= 0 && last <= nearDays) return ['near', ...moved];
  return last < 0 && status !== 'rumour' ? ['passed', ...moved] : moved;
}

/** The article whose text names one of the person's products. */
export function ownArticle({ request }: LaunchWriting, launch: Launch) {
  const own = request.ownProducts.map(competitorOf);
  const isNamed = (text: string) => competitorsIn(text, own).length > 0;
  return (
    launch.mentions.find(({ article }) => article.blocks.some(({ text }) => isNamed(text)))?.article ?? null
  );
}

/** Rows in which the competitor's price fell. */
export function cutsOf({ compared }: LaunchWriting, { competitor }: Launch) {
  if (compared.kind !== 'compared') return [];
  const own = [competitorOf(competitor)];
  return compared.prices.changes.filter(
    ({ change, now }) => change < 0 && now.company !== '' && competitorsIn(now.company, own).length > 0,
  );
}

/** What counts for looking at a launch. */
export function reasonsOf(w: LaunchWriting, launch: Launch): readonly Reason[] {
  const change = w.changes?.find((one) => one.launch === launch)?.kind;
  const isOff = launch.status === 'cancelled' || launch.status === 'rumour';
  return [
    ...(change === 'fresh' || change === 'changed' ? [change] : []),
    ...timeReasons(launch, w.today),
    ...(ownArticle(w, launch) === null ? [] : ['own' as const]),
    ...(!isOff && cutsOf(w, launch).length > 0 ? ['cut' as const] : []),
  ];
}
