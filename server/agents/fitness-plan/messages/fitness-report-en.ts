import { words, type Said } from '../../../report/words.ts';

export const fitnessReportEn = {
  noLog: 'no log with exercise, day and repetitions was found in it',
  steps: {
    read: (exercises: number, sets: number) => `${exercises} exercises known, ${sets} sets logged`,
    safe: 'Nothing speaks against it',
    unsafe: 'A physician has to be asked first',
    partly: 'Losing weight is not planned',
    built: (sessions: number, exercises: number) => `${sessions} sessions a week, ${exercises} exercises`,
    dated: (days: number) => `${days} days`,
    none: 'No exercise is left',
    skipped: 'Left out',
    head: 'Write the first sessions',
    sets: 'Write the sets for each muscle',
    swaps: 'Write what was left out',
    weeks: 'Write the weeks',
    calendar: 'Write the calendar',
    energy: 'Write energy and protein',
    log: 'Write the log sheet',
    closing: 'Write when to stop and how it was computed',
    written: 'Written',
  },
  headline: (weekday: string, day: string) => `Your twelve weeks: they begin on ${weekday}, ${day}`,
  lead: (weekday: string, day: Said, exercises: Said, minutes: Said) =>
    words`On ${weekday}, ${day}, you do session A: ${exercises} in ${minutes}.`,
  leadWeek: (days: string, limit: Said) =>
    words`You train on ${days}, and no session is longer than ${limit}.`,
  leadSets: (within: Said, all: Said) =>
    words`${within} of ${all} muscle groups get the sets a week that are published for your experience.`,
  medical:
    'This plan is no medical advice and no diagnosis. If you have not trained for long, are older, take medicine or have complaints, ask a physician before you begin.',
  noEquipment: 'You name no equipment: every exercise is done with your own body.',
  noLoss:
    'Losing weight is not planned: the reason is under “Energy and protein”. Please see a physician about it.',
  limitUnread: (part: string) =>
    `“${part}” was not understood: nothing is left out for it. If it is about your health, ask a physician before the first session, or name the part of the body to spare.`,
  cleared: 'You say that a physician agreed. Show this plan there before the first session.',
  limitsTaken: (parts: string) =>
    `You name: ${parts}. Exercises that could strain it are left out, rather too many than too few. If something hurts all the same, leave that exercise out too.`,
  named: (movements: string) => `You rule out every exercise of this kind: ${movements}.`,
  exercises: (count: string, isOne: boolean) => (isOne ? `${count} exercise` : `${count} exercises`),
  minutes: (text: string) => `${text} min`,
  seconds: (text: string) => `${text} s`,
  sets: (text: string) => (text === '1' ? `${text} set` : `${text} sets`),
  inQuotes: (text: string) => `“${text}”`,
  sessionHead: ['Exercise', 'Sets × repetitions', 'Rest', 'Weight', 'Time'],
  session: (letter: string, weekday: string) => `Session ${letter}: ${weekday}`,
  sessionLong: (warmUp: Said, total: Said, limit: Said) =>
    words`Warm up for ${warmUp} with easy movement and a light set of the first exercise. With the warm-up the session takes ${total} of your ${limit}.`,
  howHard: (reserve: Said) =>
    words`End a set when ${reserve} would still be possible with the same form. That is how hard each set is, and how you find the weight.`,
  fewer: 'Where you cannot do as many repetitions with your body alone, do as many as you can.',
  reserve: (text: string, isOne: boolean) => (isOne ? `${text} more repetition` : `${text} more repetitions`),
  weightOf: {
    find: 'find it in the first set',
    body: 'your body',
    loaded: (weight: Said) => words`${weight}, as in your log`,
  },
  kilograms: (text: string) => `${text} kg`,
  pounds: (text: string) => `${text} lb`,
  asInLog: (text: string) => `${text} (unit as in your log)`,
  spare: (days: string, limit: Said) =>
    words`You also have time on ${days}. It stays free of strength training: ${limit} are published for your experience. Walk, ride or swim there as easily as you can still talk, or rest.`,
  spareRest: (days: string, limit: Said) =>
    words`You also have time on ${days}. It stays free of strength training, though ${limit} are published for your experience: with the exercises that are left, a muscle would be trained on two days running. Walk, ride or swim there as easily as you can still talk, or rest.`,
  daysRange: (low: string, high: string) => `${low}–${high} days a week`,
  empty: (weekday: string) => `On ${weekday} there is no session: no exercise is left for it.`,
  weekHead: {
    week: 'Week',
    from: 'From',
    what: 'What',
    sets: 'Sets',
    heavy: 'Heavy exercises',
    weight: 'Exercises with a weight',
    body: 'Without a weight',
    load: 'Weight',
  },
  stepNames: ['begin', 'one step more', 'the most of the block', 'lighter'],
  allSets: 'all',
  fewerSets: (share: string) => `${share} of them, rounded down, at least one`,
  reps: (text: string) => `${text} repetitions`,
  startWeight: 'weight of week 1',
  moreWeight: (text: string) => `${text} on top`,
  weeksRule: (step: Said, published: Said, share: Said) =>
    words`Within a block the repetitions rise. The next block adds ${step} of weight (published: ${published} at a time) and goes back to the fewest repetitions. Add it only to exercises whose last week went well in all sets, else repeat the weight; where the next plate or dumbbell is too much heavier, add a repetition instead. The lighter week does ${share} of the sets.`,
  weeksBodyOnly: (share: Said) =>
    words`Within a block the repetitions rise, and each block begins with two more. Go on only with exercises whose last week went well in all sets, else repeat the week. The lighter week does ${share} of the sets.`,
  weeksBody: 'Exercises without a weight get two repetitions more in each block.',
  weeksPublished: (reps: Said) =>
    words`For exercises with a weight, ${reps} are published for your experience; the weeks stay within that.`,
  repsRange: (low: string, high: string) => `${low}–${high} repetitions`,
  calendarTitle: 'Twelve weeks',
  calendarHead: ['Day', 'What', 'Week', 'Time'],
  calendarSession: (letter: string, what: Said) => words`Session ${letter}. ${what}`,
  setsHead: ['Muscle', 'Own sets', 'Helping', 'Sets a week', 'Published', 'Reading'],
  setsRange: (low: string, high: string) => `${low}–${high} sets`,
  setsRead:
    'A set counts whole for the muscle it is for and half for one that helps, as the public list has it. The ranges are of muscle growth in studies of groups: fewer sets work too, only less.',
  enough: (minutes: Said) =>
    words`With ${minutes} a session, the other groups that are below now would come into the range.`,
  notEnough: (groups: string) =>
    `With these days and exercises, ${groups} do not come into the range, however long the sessions are.`,
  nothingFor: (group: string) => `No exercise that your limits allow is left for: ${group}.`,
  wouldNeed: (group: string, equipment: string) =>
    `No exercise is left for: ${group}. With ${equipment} there would be.`,
  swapHead: ['Usual choice', 'Why not', 'Instead'],
  noSwap: 'nothing that your limits and equipment allow',
  noSwaps: 'The plan holds the usual choices; nothing had to be replaced.',
  swapsRead: 'Usual is what the same rules would choose in a full gym without limits.',
  needs: (equipment: string) => `needs ${equipment}`,
  spared: (part: string, movement: string) => `${part}: ${movement}`,
  namedBy: (movement: string) => `you rule it out: ${movement}`,
  unlisted: 'not known what it strains',
  alsoOut: (part: string, exercises: Said) => words`All that is left out for ${part}: ${exercises}.`,
  kcal: (text: string) => `${text} kcal`,
  grams: (text: string) => `${text} g`,
  range: (low: string, high: string) => `${low}–${high}`,
  energyMissing: (fields: string) =>
    `Energy was not computed: ${fields} was not given. Nothing else depends on it.`,
  energyOutside: (ages: Said) =>
    words`Energy was not computed: the formula was made from adults of ${ages}. Ask a physician or dietitian.`,
  years: (low: string, high: string) => `${low}–${high} years`,
  resting: (sex: string, kcal: Said, range: Said) =>
    words`At rest${sex}: about ${kcal} a day (${range}, the range in which the formula is for most people).`,
  sexNote: (sex: string) => `, ${sex}`,
  upkeep: (sex: string, kcal: Said, range: Said) =>
    words`To keep your weight${sex}: about ${kcal} a day (${range}), with an assumed factor for your activity.`,
  eatLoss: (sex: string, kcal: Said, range: Said) =>
    words`To lose weight slowly${sex}: about ${kcal} a day (${range}), never below what you need at rest.`,
  eatGain: (sex: string, kcal: Said, range: Said) =>
    words`To build muscle${sex}: about ${kcal} a day (${range}).`,
  protein: (grams: Said, published: Said) =>
    words`Protein: about ${grams} a day, published for people who train (${published} for each kilogram of body weight).`,
  proteinEach: (low: string, high: string) => `${low}–${high} g`,
  energyRead:
    'These are estimates. Weigh yourself under the same conditions for two weeks; what your weight does says more than a formula. With illness of the kidneys or the metabolism, ask a physician before you change what you eat.',
  lossUnderweight: (index: Said, bound: Said) =>
    words`Losing weight is not planned: your body mass index is ${index}, and below ${bound} adults are underweight. Please see a physician about your weight. The training stays as it is, without losing weight.`,
  lossTarget: (target: Said, bound: Said, least: Said) =>
    words`Losing weight down to ${target} is not planned: that is a body mass index below ${bound}, underweight. The lowest weight that is not is ${least}. Please see a physician about your target.`,
  lossPace: (aWeek: Said, most: Said, reachable: Said) =>
    words`Losing ${aWeek} is not planned: at most ${most} is a bound of this plan. Within twelve weeks that leads to ${reachable}. If you want to go faster, see a physician.`,
  aWeek: (text: string) => `${text} kg a week`,
  logHead: ['Session', 'Exercise', 'Plan', 'First week', 'Second', 'Third', 'Lighter'],
  logRead:
    'Write weight × repetitions of the best set, and a cross where something hurt. One sheet is for a block of four weeks.',
  logSeen: (sets: Said, days: Said) =>
    words`Your log holds ${sets} of training, ${days}. Where an exercise of the plan is in it, the first week begins with the heaviest weight of its last day that was done for enough repetitions. If it leaves too few repetitions, take a lighter one.`,
  logOld: (last: Said) =>
    words`The last day of your log is ${last}, longer ago than eight weeks: its weights are not used. Begin lighter than then.`,
  loggedSets: (count: string, isOne: boolean) => (isOne ? `${count} set` : `${count} sets`),
  loggedDays: (first: string, last: string) => `${first} to ${last}`,
  stop: [
    'Pain in the chest, arm or jaw, dizziness, fainting, a racing or irregular heart, or unusual shortness of breath: stop at once and call for help. Do not train again before a physician has said so.',
    'Sharp pain in a joint or in the back, numbness, or a muscle that suddenly gives way: end the exercise, leave it out and have it looked at.',
    'Fever or an infection: no training until you are well again for a day.',
    'Soreness that goes away within three days is usual. If it lasts longer, take half of the sets in the next session.',
  ],
  assumptionsRead:
    'These are rules of thumb of this plan and of no publication. Write a line into “Numbers to change” to set your own.',
  notUnderstood: (part: string) => `“${part}” was not understood and is not considered.`,
  assumptionUnread: (line: string) => `“${line}” was not understood as a number to change.`,
  unknownExercise: (names: Said, more: number) =>
    words`Exercises of your log that the plan does not know by that name: ${names}${more > 0 ? `; and ${more} more` : ''}.`,
  nothingMissing: 'Everything that was given was used.',
  centimetres: (text: string) => `${text} cm`,
  yearsOld: (text: string) => `${text} years`,
  stopHeadline: 'No plan yet: see a physician first',
  stopWords: (quoted: string) =>
    `You write ${quoted}. With that, no training is planned here: ask a physician what you may do.`,
  noCharge: 'Nothing was charged.',
  stopAge: (age: string, least: string) =>
    `You give an age of ${age}. Nobody younger than ${least} is planned for here: ask a physician or a trainer for young people.`,
  stopThin: (index: string, least: string) =>
    `Your weight and height make a body mass index of ${index}. Below ${least} nothing is planned here: please see a physician first.`,
  nothingHeadline: 'No plan: no exercise is left',
  nothingLead:
    'With this equipment and these limits no exercise of the list is left. Name more equipment or fewer limits, or ask a physiotherapist for exercises.',
  method: [
    'Exercises come from a public list. One is left out when equipment is missing, when it could strain a part of the body you name, or when you rule it out; what strains what is a rule of this plan, strict on purpose, and no finding of medicine.',
    'Of what is left, those of many joints come before those of one, and what is in your log before what is not; for beginners easy ones come first.',
    'Days that lie furthest apart are used, as many as are published for your experience. No muscle is trained on two days running.',
    'Sets are given one after another to the muscle that has least, until the target is reached or the minutes are full. The target is the lower end of the published range, for building muscle its middle. That comes near the most that fits and is not proven to be it.',
    'The time of an exercise is the change to it, its sets and the rest between them; the time of a session adds the warm-up.',
    'Of a log, day, exercise, weight, repetitions and the kind of set are read, and nothing else.',
    'Energy at rest follows Mifflin, St Jeor and others (1990); the range around it is that of a review of such formulas.',
    'Published ranges were read in abstracts and on pages, as the row that is linked names them. They are averages of groups; you may need less or more.',
  ],
};
