import type { Draft, SentenceScope } from './draft.ts';
import { appointmentClaims } from './german-appointments.ts';
import { departureClaims } from './german-departures.ts';
import { shapeOf } from './sentence-shape.ts';

/** Without one of these words nobody comes and nobody goes. */
const guard =
  /(?<!\p{L})(?:bestell|beruf|berief|ernannt|ernenn|gewählt|wähl|neue|wird|ist|übern|folg|nachfolg|löst|tritt|trat|zieht|zurück|zog|scheidet|schied|ausgesch|legt|nieder|verl[aä]ss|verlie(?:ß|ss)|verabschiedet|abberuf|geht|ging|wechsel|leitet|führt|verantwortet|steht)/iu;

/** Who comes to an office of a company and who leaves it, as German sentences say it. */
export function personnelClaims(scope: SentenceScope): Draft[] {
  const { text, reading } = scope;
  if (reading.language !== 'de' || scope.part !== null || !guard.test(text)) return [];
  const shape = shapeOf(scope);
  return [...appointmentClaims(scope, shape), ...departureClaims(scope, shape)];
}
