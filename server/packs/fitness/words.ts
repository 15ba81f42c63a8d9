import type { LimitId } from './movements.ts';

/** What a gym has, what is least to get first; with "no …" some of it can be taken away again. */
export const gymEquipment: readonly string[] = [
  'dumbbell',
  'bands',
  'kettlebells',
  'pull-up bar',
  'bench',
  'barbell',
  'rack',
  'cable',
  'machine',
];

/** What is a weight that can be made heavier. */
export const weights: readonly string[] = ['dumbbell', 'barbell', 'kettlebells', 'cable', 'machine'];

/** Words of free texts, English and German. */
export const equipmentWords: readonly (readonly [found: RegExp, means: readonly string[]])[] = [
  [/\b(?:full gym|gym|fitness ?studio|studio|health club|everything)\b/iu, gymEquipment],
  [/\bbands?\b|resistance band|fitness ?b[aä]nd|theraband|widerstandsb[aä]nd|gummib[aä]nd/iu, ['bands']],
  [/dumbb?ell|kurzhantel/iu, ['dumbbell']],
  [/barbell|langhantel/iu, ['barbell']],
  [/kettlebell|kugelhantel/iu, ['kettlebells']],
  [/\bcables?\b|kabelzug|seilzug/iu, ['cable']],
  [/\bmachines?\b|\bmaschinen?\b|kraftgerät/iu, ['machine']],
  [/\bbench\b|hantelbank|\bbank\b/iu, ['bench']],
  [/\brack\b|hantelständer|kniebeugenständer/iu, ['rack']],
  [/(?:pull|chin)-?\s?up bar|klimmzugstange/iu, ['pull-up bar']],
  [
    /^(?:none|nothing|no equipment|body ?weight(?: only)?|body only|keine?s?|nichts|ohne geräte|(?:nur )?(?:eigenes )?körpergewicht)$/iu,
    [],
  ],
];

/** Parts of the body that a person must spare: each is taken at its word, whatever is said of it. */
export const limitWords: readonly (readonly [found: RegExp, limit: LimitId])[] = [
  [
    /\b(?:lower |upper )?backs?\b|\bspin(?:e|al)\b|lumbar|sciatic|\bdis[ck]s?\b|rücken|bandscheibe|lendenwirbel|wirbelsäule|ischias|hexenschuss|\blws\b/iu,
    'back',
  ],
  [/knee|menisc|\bacl\b|patell|knie(?!beuge)|kreuzband/iu, 'knee'],
  [/shoulder(?! press)|rotator cuff|schulter(?!drücken)/iu, 'shoulder'],
  [/\bhips?\b(?! thrust)|groin|hüft(?!heben)|\bleisten(?:bruch|zerrung|schmerz|gegend|probleme)/iu, 'hip'],
  [/elbow|ell(?:en)?bogen/iu, 'elbow'],
  [/wrist|\bhands?\b|carpal|handgelenk|karpaltunnel/iu, 'wrist'],
  [/\bnecks?\b|cervical|nacken|halswirbel|\bhws\b/iu, 'neck'],
  [
    /ankle|achilles|\bf(?:oo|ee)t\b|plantar|\bcal(?:f|ves)\b(?! raise)|\bshins?\b|sprunggelenk|knöchel|\bf(?:u|ü)(?:ß|ss)e?n?\b|wade|schienbein/iu,
    'ankle',
  ],
];

export const nothingWords = /^(?:none|no|nothing|-|keine?|nichts)?\.?$/iu;

/** Days of the week, 1 is Monday, as people write them. */
export const weekdayWords: readonly RegExp[] = [
  /^(?:mo|mon|mondays?|montags?)$/iu,
  /^(?:tu|tue|tues|tuesdays?|di|dienstags?)$/iu,
  /^(?:we|wed|wednesdays?|mi|mittwochs?)$/iu,
  /^(?:th|thu|thur|thurs|thursdays?|do|donnerstags?)$/iu,
  /^(?:fr|fri|fridays?|freitags?)$/iu,
  /^(?:sa|sat|saturdays?|samstags?|sonnabends?)$/iu,
  /^(?:su|sun|sundays?|so|sonntags?)$/iu,
];

/** "Mon to Fri", "every day", "weekends": 1 is Monday. */
export const dayWords = {
  all: /^(?:every ?day|daily|all days|jeden tag|täglich|alle tage)$/iu,
  weekend: /^(?:weekends?|(?:am )?wochenenden?)$/iu,
  workdays: /^(?:weekdays|workdays|werktags?|(?:an )?wochentagen?)$/iu,
  /** When on a day: it says nothing about which day it is. */
  times:
    /(?:^|\s+)(?:(?:in the |at |am )?(?:early |late |früh )?(?:mornings?|noon|lunch ?times?|afternoons?|evenings?|nights?|morgens?|früh|vormittags?|mittags?|nachmittags?|abends?)|(?:at |um |ab |from )?\d{1,2}(?::\d{2})?\s*(?:am|pm|uhr|h)(?![\p{L}\d]))\.?$/iu,
  between: /\s*(?:–|—|-|\bto\b|\bbis\b)\s*/iu,
  count:
    /^(\d{1,2})\s*(?:x|×|times|mal|days?|tage?|sessions?|einheiten)?(?:\s*(?:a|per|each|pro|je|die|in der)\s*(?:week|woche)|\s*\/\s*(?:week|woche))?$/iu,
};
