/** What the body does in an exercise, as far as limits speak of it. */
export type Movement =
  | 'squat'
  | 'lunge'
  | 'leg press'
  | 'leg extension'
  | 'leg curl'
  | 'hinge'
  | 'hip lift'
  | 'kickback'
  | 'lying press'
  | 'machine press'
  | 'fly'
  | 'push-up'
  | 'dip'
  | 'pulldown'
  | 'pull-up'
  | 'bent row'
  | 'seated row'
  | 'hanging row'
  | 'overhead press'
  | 'raise'
  | 'rear pull'
  | 'curl'
  | 'arm extension'
  | 'overhead extension'
  | 'calf raise'
  | 'dead bug'
  | 'crunch'
  | 'cable crunch';

export type LimitId = 'knee' | 'back' | 'shoulder' | 'hip' | 'elbow' | 'ankle' | 'wrist' | 'neck';

export const limitIds: readonly LimitId[] = [
  'back',
  'knee',
  'shoulder',
  'hip',
  'elbow',
  'wrist',
  'neck',
  'ankle',
];

type Spared = readonly [movement: Movement, limits: string];

/**
 * By exercise what the body does, and the limits it is left out for. A rule of this plan and no finding of medicine: it
 * rather leaves out too much. What is not listed is left out for every limit.
 */
const spared: Readonly<Record<string, Spared>> = {
  Barbell_Full_Squat: ['squat', 'back knee shoulder hip wrist neck ankle'],
  Goblet_Squat: ['squat', 'back knee shoulder hip elbow wrist ankle'],
  Dumbbell_Squat: ['squat', 'back knee hip wrist neck ankle'],
  Bodyweight_Squat: ['squat', 'knee hip ankle'],
  Leg_Press: ['leg press', 'back knee hip ankle'],
  Dumbbell_Lunges: ['lunge', 'back knee hip wrist neck ankle'],
  Bodyweight_Walking_Lunge: ['lunge', 'back knee hip ankle'],
  Leg_Extensions: ['leg extension', 'knee'],
  Romanian_Deadlift: ['hinge', 'back hip wrist neck'],
  'Stiff-Legged_Dumbbell_Deadlift': ['hinge', 'back hip wrist neck'],
  'Kettlebell_One-Legged_Deadlift': ['hinge', 'back knee hip wrist neck ankle'],
  Lying_Leg_Curls: ['leg curl', 'back knee'],
  Seated_Leg_Curl: ['leg curl', 'knee'],
  Barbell_Hip_Thrust: ['hip lift', 'back knee hip neck'],
  Butt_Lift_Bridge: ['hip lift', 'hip neck'],
  Single_Leg_Glute_Bridge: ['hip lift', 'back knee hip neck ankle'],
  Glute_Kickback: ['kickback', 'back knee hip shoulder wrist'],
  'Barbell_Bench_Press_-_Medium_Grip': ['lying press', 'back shoulder elbow wrist neck'],
  Dumbbell_Bench_Press: ['lying press', 'back shoulder elbow wrist'],
  Alternating_Floor_Press: ['lying press', 'shoulder elbow wrist'],
  'Bench_Press_-_With_Bands': ['lying press', 'shoulder elbow wrist'],
  Leverage_Chest_Press: ['machine press', 'shoulder elbow wrist'],
  Dumbbell_Flyes: ['fly', 'back shoulder elbow wrist'],
  Butterfly: ['fly', 'shoulder'],
  Pushups: ['push-up', 'shoulder elbow wrist'],
  'Incline_Push-Up': ['push-up', 'shoulder elbow wrist'],
  'Push-Ups_-_Close_Triceps_Position': ['push-up', 'shoulder elbow wrist'],
  Bench_Dips: ['dip', 'shoulder elbow wrist'],
  'Wide-Grip_Lat_Pulldown': ['pulldown', 'shoulder elbow neck'],
  Pullups: ['pull-up', 'shoulder elbow wrist neck'],
  'Chin-Up': ['pull-up', 'shoulder elbow wrist neck'],
  Bent_Over_Barbell_Row: ['bent row', 'back shoulder hip elbow wrist neck'],
  'Bent_Over_Two-Dumbbell_Row': ['bent row', 'back shoulder hip elbow wrist neck'],
  'One-Arm_Dumbbell_Row': ['bent row', 'back knee shoulder hip elbow wrist'],
  'One-Arm_Kettlebell_Row': ['bent row', 'back shoulder hip elbow wrist'],
  Seated_Cable_Rows: ['seated row', 'back shoulder elbow'],
  Leverage_Iso_Row: ['seated row', 'elbow'],
  Inverted_Row: ['hanging row', 'back shoulder elbow wrist'],
  Barbell_Shoulder_Press: ['overhead press', 'back shoulder elbow wrist neck'],
  Dumbbell_Shoulder_Press: ['overhead press', 'back shoulder elbow wrist neck'],
  Standing_Dumbbell_Press: ['overhead press', 'back shoulder elbow wrist neck'],
  'Shoulder_Press_-_With_Bands': ['overhead press', 'back shoulder elbow wrist neck'],
  Machine_Shoulder_Military_Press: ['overhead press', 'back shoulder elbow wrist neck'],
  'One-Arm_Kettlebell_Military_Press_To_The_Side': ['overhead press', 'back shoulder elbow wrist neck'],
  Side_Lateral_Raise: ['raise', 'shoulder wrist neck'],
  'Lateral_Raise_-_With_Bands': ['raise', 'shoulder wrist neck'],
  Face_Pull: ['rear pull', 'back shoulder elbow neck'],
  Band_Pull_Apart: ['rear pull', 'shoulder wrist neck'],
  Barbell_Curl: ['curl', 'back elbow wrist'],
  Dumbbell_Bicep_Curl: ['curl', 'elbow wrist'],
  Standing_Biceps_Cable_Curl: ['curl', 'elbow wrist'],
  Hammer_Curls: ['curl', 'elbow wrist'],
  Machine_Bicep_Curl: ['curl', 'elbow wrist'],
  Triceps_Pushdown: ['arm extension', 'elbow wrist'],
  Machine_Triceps_Extension: ['arm extension', 'elbow wrist'],
  Standing_Dumbbell_Triceps_Extension: ['overhead extension', 'back shoulder elbow wrist neck'],
  'Close-Grip_Barbell_Bench_Press': ['lying press', 'back shoulder elbow wrist neck'],
  Standing_Calf_Raises: ['calf raise', 'back shoulder neck ankle'],
  Standing_Dumbbell_Calf_Raise: ['calf raise', 'back wrist ankle'],
  Standing_Barbell_Calf_Raise: ['calf raise', 'back shoulder neck ankle'],
  Seated_Calf_Raise: ['calf raise', 'knee ankle'],
  'Calf_Raises_-_With_Bands': ['calf raise', 'back shoulder wrist ankle'],
  Dead_Bug: ['dead bug', 'hip'],
  Crunches: ['crunch', 'back hip neck'],
  Reverse_Crunch: ['crunch', 'back hip neck'],
  Cable_Crunch: ['cable crunch', 'back knee hip neck shoulder'],
};

interface Strain {
  /** Null where the exercise is not listed. */
  readonly movement: Movement | null;
  readonly limits: readonly LimitId[];
}

/** What an exercise asks of the body; one that is not listed is left out for every limit. */
export function strainOf(id: string): Strain {
  const found = spared[id];
  if (found === undefined) return { movement: null, limits: limitIds };
  const words = found[1].split(' ');
  return { movement: found[0], limits: limitIds.filter((limit) => words.includes(limit)) };
}

/** Movements that a person rules out by name ("no deadlifts"), English and German. */
export const movementWords: readonly (readonly [found: RegExp, movements: readonly Movement[]])[] = [
  [/\bsquat\w*|kniebeuge/iu, ['squat']],
  [/\blunge|ausfallschritt/iu, ['lunge']],
  [/\bleg press|beinpress/iu, ['leg press']],
  [/deadlift|good morning|kreuzheben/iu, ['hinge']],
  [/hip thrust|\bbridge|beckenheben|hüftheben/iu, ['hip lift']],
  [/bench press|bankdrücken/iu, ['lying press']],
  [/push-?\s?ups?\b|press-?\s?ups?\b|liegestütz/iu, ['push-up']],
  [/\bdips?\b/iu, ['dip']],
  [/(?:pull|chin)-?\s?ups?\b(?!\s?bar)|klimmz[uü]g(?!stange)/iu, ['pull-up']],
  [
    /overhead|military press|shoulder press|über\s?kopf|schulterdrücken/iu,
    ['overhead press', 'overhead extension'],
  ],
  [/\brow(?:s|ing)?\b|\brudern\b/iu, ['bent row', 'seated row', 'hanging row']],
  [/\bcrunch|sit-?ups?\b/iu, ['crunch', 'cable crunch']],
];
