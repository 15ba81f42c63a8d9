/** Words of free texts, English and German. */
export const equipmentWords: readonly (readonly [found: RegExp, means: readonly string[]])[] = [
  [/\b(?:full gym|gym|fitness ?studio|studio|health club)\b/iu, ['all']],
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

interface Limit {
  readonly id: 'knee' | 'back' | 'shoulder' | 'hip' | 'elbow' | 'ankle';
  readonly words: RegExp;
  /** Exercises that name one of these muscles are left out; of helpers too where `alsoHelpers`. A rule of this plan. */
  readonly muscles: readonly string[];
  readonly alsoHelpers: boolean;
}

export const limitRules: readonly Limit[] = [
  { id: 'knee', words: /knee|knie/iu, muscles: ['quadriceps'], alsoHelpers: false },
  {
    id: 'back',
    words: /\b(?:lower )?back\b|rücken|bandscheibe|disc\b|lendenwirbel/iu,
    muscles: ['lower back'],
    alsoHelpers: true,
  },
  { id: 'shoulder', words: /shoulder|schulter/iu, muscles: ['shoulders'], alsoHelpers: true },
  { id: 'hip', words: /\bhips?\b|hüft/iu, muscles: ['glutes', 'hamstrings'], alsoHelpers: false },
  { id: 'elbow', words: /elbow|ellbogen|ellenbogen/iu, muscles: ['biceps', 'triceps'], alsoHelpers: false },
  { id: 'ankle', words: /ankle|achilles|sprunggelenk|knöchel/iu, muscles: ['calves'], alsoHelpers: false },
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
