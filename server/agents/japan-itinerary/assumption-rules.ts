import { paces, tripRules, visitMinutes, type PaceName } from '../../packs/places/visit-rules.ts';
import type { AssumptionRule } from '../ground/assumptions.ts';
import { itineraryTexts } from './messages/itinerary-texts.ts';

const rule = (id: string, names: readonly string[], value: number): AssumptionRule => ({
  id,
  names,
  unit: 'number',
  usual: { value, low: value, high: value },
});

/** Names of kinds of places in both languages, as people type them. */
const kindNames = (kind: string): string[] =>
  Object.values(itineraryTexts.said(({ report }) => report.kinds[kind] ?? kind));

/** What a trip takes for granted at a pace, by what a person may call it; the first and last day are half ones. */
export function tripAssumptions(pace: PaceName, dayMinutes: number): readonly AssumptionRule[] {
  const { minutes, most } = paces[pace];
  return [
    rule('day', ['day', 'minutes a day', 'Tag', 'Minuten am Tag'], minutes),
    rule('first', ['first day', 'erster Tag'], Math.round(dayMinutes / 2)),
    rule('last', ['last day', 'letzter Tag'], Math.round(dayMinutes / 2)),
    rule('most', ['places a day', 'most places', 'Orte am Tag'], most),
    rule('start', ['start', 'begin', 'Beginn'], tripRules.start),
    rule('break', ['break', 'Pause'], tripRules.break),
    rule('speed', ['speed', 'Geschwindigkeit'], tripRules.speed),
    rule('wait', ['wait', 'Warten'], tripRules.wait),
    rule('station', ['station', 'Bahnhof'], tripRules.station),
    rule('change', ['change of trains', 'change', 'Umsteigen'], tripRules.change),
    ...Object.entries(visitMinutes).map(([kind, value]) => rule(`kind-${kind}`, kindNames(kind), value)),
  ];
}
