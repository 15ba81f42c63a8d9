import { plainNumberText } from '../../../tools/number-text.ts';

const text = (value: number) => plainNumberText(value, 2);

/** What people read of the agent before it starts. */
export const fitnessFormEn = {
  title: '3-Month Fitness Transformation Plan',
  outcome:
    'What to train on Monday, and twelve dated weeks after it, by your days, minutes, equipment and limits',
  wants: [
    'workout plan for beginners',
    'training plan for three months',
    'exercises at home with dumbbells',
    'get stronger or build muscle',
    'training with a bad knee',
  ],
  delivers: [
    'The first session: exercises, sets, repetitions, rest and minutes',
    'Twelve dated weeks that get harder, with a lighter one after every three, as a calendar',
    'Sets for each muscle a week, against published ranges',
    'What is left out for your limits or equipment, why, and what you do instead',
    'Energy and protein a day with their range, formula and inputs',
    'A sheet to write down what you did',
  ],
  limits: [
    'No medical advice and no diagnosis: with complaints, ask a physician first',
    'It leaves out rather too much where you name a part of the body',
    'Exercises come from a public list; what your gym has beyond it is not known',
    'Minutes are computed from rules of thumb that you can change',
  ],
  sourcesUsed: [
    'What you say of yourself',
    'Your training log',
    'free-exercise-db, a public list of exercises',
    'Published ranges of training, energy and protein',
    'Sample data',
  ],
  fields: {
    goal: 'Goal',
    level: 'Experience',
    days: 'Days',
    daysHint: 'Weekdays, or how many a week.',
    daysExample: 'Mon, Wed, Fri',
    minutes: 'Minutes a session',
    minutesHint: 'With warm-up. No session is longer.',
    equipment: 'Equipment',
    equipmentHint:
      'Dumbbells, barbell, kettlebells, bands, bench, rack, pull-up bar, cable, machines, or gym. Empty: your own body.',
    equipmentExample: 'dumbbells, bench',
    limits: 'Limits',
    limitsHint:
      'Parts of the body to spare, exercises you do not want, illness, pregnancy, operations. With some of them a physician has to be asked first.',
    limitsExample: 'left knee, no overhead press',
    age: 'Age',
    height: 'Height',
    heightHint: 'As “178 cm” or “5 ft 10 in”.',
    weight: 'Weight',
    weightHint: 'With its unit: “82 kg” or “180 lb”.',
    target: 'Weight you want',
    targetHint: 'With its unit. Empty: no target.',
    sex: 'Sex',
    sexHint: 'The formula for energy differs; without it both results are shown.',
    start: 'First day',
    startHint: 'Empty: next Monday.',
    log: 'Training log',
    logHint: 'CSV or XLSX with date, exercise, weight and repetitions, as Strong, Hevy or Fitbod export it.',
    assumptions: 'Numbers to change',
    assumptionsHint: 'One a line, as the report lists them: “rest = 90”, “activity = 1.6”.',
    assumptionsExample: 'rest = 90\nactivity = 1.6',
  },
  goals: {
    general: 'General fitness',
    muscle: 'Build muscle',
    strength: 'Get stronger',
    loss: 'Lose weight',
  },
  levels: {
    beginner: 'Beginner: new, or not for years',
    intermediate: 'Intermediate: about half a year without a long break',
    advanced: 'Advanced: for years',
  },
  sexes: { none: 'Not said', female: 'Female', male: 'Male' },
  sample: {
    goal: 'muscle',
    level: 'beginner',
    days: 'Mon, Wed, Fri',
    minutes: '50',
    equipment: 'dumbbells, bench',
    limits: 'left knee',
    age: '34',
    height: '176 cm',
    weight: '78 kg',
    sex: 'male',
  },
  depthHint:
    'Quick: the first week and how it goes on. Standard adds calendar, substitutions and log sheet. Deep also lists all exercises that were left out.',
  refusals: {
    noDays: 'With no day a week nothing can be planned. One day is enough for a plan: give a weekday, or 1.',
    tooManyDays: 'A week has seven days. Give weekdays, or a number from 1 to 7.',
    days: 'No day was understood. Write weekdays, as “Mon, Wed, Fri”, or how many days a week, as “3”.',
    twoDays: (count: number, found: number) =>
      `You say ${count} days a week and name ${found}. Give either the number or the weekdays.`,
    fewMinutes: (least: number) =>
      `A warm-up and three exercises do not fit into less than ${least} minutes. Give at least ${least}, on fewer days if need be.`,
    manyMinutes: (most: number) => `More than ${most} minutes are not planned. Give ${most} or fewer.`,
    equipment: (part: string) =>
      `“${part}” was not understood as equipment. Write dumbbells, barbell, kettlebells, bands, bench, rack, pull-up bar, cable, machines or gym, or leave the field empty.`,
    noWeights:
      'Getting stronger beyond the beginning needs weights that can be made heavier: dumbbells, a barbell, kettlebells, cable or machines. Add one of them, or choose “Build muscle” or “General fitness”.',
    age: 'The age has to be in years, between 5 and 110.',
    unlikely: (kg: number, cm: number, index: number) =>
      `${text(kg)} kg with ${text(cm)} cm is a body mass index of ${text(index)}: one of the two is wrong. Check kilograms or pounds, centimetres or feet.`,
    noLoss: (target: number, kg: number) =>
      `You want to lose weight, and the weight you want (${text(target)} kg) is not below yours (${text(kg)} kg). Change one of them.`,
    lossWithMuscle: (target: number, kg: number) =>
      `You want to build muscle, and the weight you want (${text(target)} kg) is below yours (${text(kg)} kg). Choose “Lose weight”, or leave the weight you want empty.`,
    weight: {
      'no unit': 'The weight has no unit: 150 may be kilograms or pounds. Write “82 kg” or “180 lb”.',
      'not understood': 'The weight was not understood. Write it as “82 kg” or “180 lb”.',
      'two values': 'Two weights are given that are not the same. Write one, as “82 kg” or “180 lb”.',
      unlikely: (kg: number) => `A weight of ${text(kg)} kg is not planned for. Check kilograms or pounds.`,
    },
    height: {
      'no unit': 'The height has no unit that can be guessed. Write “178 cm” or “5 ft 10 in”.',
      'not understood': 'The height was not understood. Write it as “178 cm” or “5 ft 10 in”.',
      'two values': 'Two heights are given that are not the same. Write one, as “178 cm” or “5 ft 10 in”.',
      unlikely: (cm: number) => `A height of ${text(cm)} cm is not planned for. Check centimetres or feet.`,
    },
    past: 'The first day lies in the past. Give today or a later day.',
    outside: (least: number, most: number) =>
      `One of the numbers to change is outside what this plan does: it has to lie between ${text(least)} and ${text(most)}.`,
  },
  stages: {
    read: 'Read what you say',
    safety: 'Look for what speaks against it',
    build: 'Build the week',
    schedule: 'Date twelve weeks',
    report: 'Write the rest',
  },
  outline: {
    first: 'What to do first',
    weeks: 'Week by week',
    sets: 'Sets for each muscle',
    swaps: 'Left out, and what takes its place',
    energy: 'Energy and protein',
    stop: 'When to stop',
    log: 'Log sheet',
    calendar: 'Calendar',
    assumptions: 'Numbers to change',
    missing: 'Not found or not used',
    method: 'How it was computed',
  },
};
