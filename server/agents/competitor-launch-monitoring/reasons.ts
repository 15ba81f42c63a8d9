import { competitorsIn, competitorOf } from '../../launches/competitors.ts';
import { firstDay, type Launch } from '../../launches/launch.ts';
import { nearDays } from '../../packs/launch/words.ts';
import type { LaunchWriting } from './writing.ts';

/** Why a launch is looked at, by rules; each counts the same. */
export type Reason = 'fresh' | 'changed' | 'near' | 'recent' | 'own' | 'cut' | 'passed' | 'moved';

const dayMs = 86_400_000;
const daysFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

function timeReasons({ status, when, earlier }: Launch, today: string): Reason[] {
  if (status === 'cancelled') return [];
  const moved: Reason[] = earlier.length > 0 || status === 'delayed' ? ['moved'] : [];
  if (when === null) return moved;
  const day = firstDay(when.key);
  const ahead = daysFrom(today, day);
  if (status === 'available') return ahead <= 0 && ahead >= -nearDays ? ['recent', ...moved] : moved;
  if (ahead >= 0 && ahead <= nearDays) return ['near', ...moved];
  const hasPassed = ahead < 0 && when.key.length === 10 && status !== 'rumour';
  return hasPassed ? ['passed', ...moved] : moved;
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
