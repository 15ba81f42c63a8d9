import { words, type Said } from '../../../report/words.ts';

type Parts<K extends string> = Readonly<Record<K, Said>>;

/** What the report says. */
export const logisticsReportEn = {
  subject: 'Your freight',
  headline: (measure: string, share: string) =>
    `Your freight: ${measure} would save the most, ${share} of all emissions`,
  headlineNone: 'Your freight: none of the measures looked at applies',
  headlineNothing: 'Your freight: no emission could be computed',
  lead: ({ total, rows, low, high }: Parts<'total' | 'rows' | 'low' | 'high'>) =>
    words`${rows} rows come to ${total} CO₂e from well to wheel, between ${low} and ${high} depending on how full the trucks are.`,
  leadPlain: ({ total, rows }: Parts<'total' | 'rows'>) =>
    words`${rows} rows come to ${total} CO₂e from well to wheel.`,
  leadBest: ({ name, saved, share }: Parts<'name' | 'saved' | 'share'>) =>
    words`Look first at ${name}: it would save ${saved}, ${share} of all.`,
  leadHot: ({ count, all, share }: Parts<'count' | 'all' | 'share'>) =>
    words`${count} of ${all} lanes make up ${share} of it.`,
  leadRefused: (count: Said) =>
    words`${count} rows could not be computed; they are listed below and are not counted as zero.`,
  leadNothing: 'No row has a weight, a distance and a vehicle that could be read.',
  total: 'CO₂e of all rows',
  totalFull: 'CO₂e with the trucks at the least of their published loads',
  totalHalf: 'CO₂e with the trucks at the most of their published loads',
  rows: 'Rows computed',
  lanes: 'Lanes',
  hotCount: 'Lanes that make up four fifths',
  hotShare: 'Share of these lanes',
  refusedCount: 'Rows not computed',
  measureHead: ['Measure', 'Applies to', 'Saves', 'Range', 'Share of all'],
  measures: {
    rail: 'Rail instead of road',
    full: 'Fuller trucks',
    electric: 'Electric vans',
    sea: 'Ship instead of aircraft',
  },
  /** The same within a sentence. */
  named: {
    rail: 'rail instead of road',
    full: 'fuller trucks',
    electric: 'electric vans',
    sea: 'a ship instead of aircraft',
  },
  measureNotes: {
    rail: 'Rail: trucks on 300 km and more; the same distance is assumed, and no truck before and after the train.',
    full: 'Fuller trucks: every truck full is the limit of what better loading can save, and no forecast.',
    electric:
      'Electric vans: the same vans with batteries, charged from the British grid of the factors’ year; losses of the grid are not in it.',
    sea: 'Ship: container ship over the same distance; a ship’s way is longer and takes weeks.',
  },
  rowsApply: (count: Said) => words`${count} rows`,
  appliesNot: 'no row',
  applies: (name: string) => `Rows it applies to: ${name}`,
  saved: (name: string) => `Saved: ${name}`,
  least: (name: string) => `Saved at least: ${name}`,
  most: (name: string) => `Saved at most: ${name}`,
  share: (name: string) => `Share saved: ${name}`,
  range: (low: Said, high: Said) => words`${low} to ${high}`,
  before: 'CO₂e of these rows today',
  target: 'factor afterwards',
  laneHead: ['Lane', 'Vehicle', 'Tonne-kilometres', 'CO₂e', 'Share of all'],
  tkm: (lane: string) => `Tonne-kilometres: ${lane}`,
  emission: (lane: string) => `CO₂e: ${lane}`,
  laneShare: (lane: string) => `Share of all: ${lane}`,
  tankToWheel: 'factor tank to wheel',
  wellToTank: 'factor well to tank',
  weight: 'weight',
  distance: 'distance',
  moreLanes: (count: Said, kg: Said) => words`${count} more lanes come to ${kg}.`,
  rest: 'Lanes not listed',
  restKg: 'CO₂e of the lanes not listed',
  hotLead: (count: Said, share: Said) =>
    words`These ${count} lanes make up ${share} of all; a measure that misses them changes little.`,
  hotHead: ['Lane', 'CO₂e', 'Together'],
  together: (lane: string) => `Share up to ${lane}`,
  paybackHead: ['Measure', 'Paid once', 'Each year', 'Payback'],
  once: (name: string) => `Paid once: ${name}`,
  yearly: (name: string) => `Change each year: ${name}`,
  payback: (name: string) => `Payback: ${name}`,
  years: (text: string) => `${text} years`,
  never: 'never: nothing comes back each year',
  noCosts: 'Not computed: no costs were given. Write them into the form, one measure a line.',
  notUnderstood: (line: string) => `Not understood among the costs: ${line}`,
  goalMet: ({ need, name, saved }: Parts<'need' | 'name' | 'saved'>) =>
    words`The goal asks for ${need} less. On its own, ${name} would save ${saved}: enough, if it can be done in full.`,
  goalGap: ({ need, name, saved, gap }: Parts<'need' | 'name' | 'saved' | 'gap'>) =>
    words`The goal asks for ${need} less. On its own, ${name} would save ${saved}; ${gap} are missing. Measures touch the same lanes and cannot simply be added.`,
  goalOnly: (need: Said) => words`The goal asks for ${need} less; none of the measures looked at applies.`,
  goalNeed: 'What the goal asks for',
  goalShare: 'goal',
  goalLeft: 'Missing towards the goal',
  noGoal: 'No goal in percent was given.',
  fuelSaid: ({ litres, kg, road }: Parts<'litres' | 'kg' | 'road'>) =>
    words`The bills hold ${litres} of diesel: ${kg} CO₂e. The lanes by truck and van come to ${road}.`,
  fuelRatio: (ratio: Said) =>
    words`That is ${ratio} of the bills. Far from the whole, the lanes leave out empty runs or trips, or the bills hold other vehicles; far above it, carriers drove part of the lanes.`,
  litres: 'Litres of diesel',
  fuelKg: 'CO₂e of the diesel',
  roadKg: 'CO₂e of lanes by truck and van',
  ratio: 'Lanes as a share of the bills',
  noFuel: 'No fuel bills were given.',
  factorHead: ['Vehicle', 'ID', 'Tank to wheel', 'Well to tank'],
  factorLead: (year: string, mark: Said) =>
    words`Kilograms of CO₂e for a tonne over a kilometre, and for a litre of diesel. The factors are those of the government of the United Kingdom for ${year}${mark}: trains and electricity are British averages, and may do more or less elsewhere.`,
  idOf: (name: string) => `ID: ${name}`,
  ttwOf: (name: string) => `Tank to wheel: ${name}`,
  wttOf: (name: string) => `Well to tank: ${name}`,
  defaulted: (count: Said, name: Said) =>
    words`${count} rows name no vehicle; they were computed with the one of the form: ${name}.`,
  defaultCount: 'Rows without a vehicle',
  refused: {
    weight: 'no weight',
    weight_unit: 'weight without a unit that is known (kg, t or lb)',
    distance: 'no distance',
    distance_unit: 'distance without a unit that is known (km or miles)',
    vehicle: 'vehicle or mode not known',
    no_vehicle: 'no vehicle said; choose one in the form for such rows',
    unread: 'weight or distance could not be read without doubt',
  },
  refusedWord: (reason: string, word: string) => (word === '' ? reason : `${reason}: ${word}`),
  others: 'and others',
  repeated: 'the same row again, with its number: counted once',
  fuelRefused: {
    repeated: 'the same row again, with its number: counted once',
    product: 'no diesel',
    unit: 'unit is not litres',
    litres: 'no litres',
    unsaid: 'the fuel is not said',
  },
  thousands: (name: string, column: string) =>
    `${name}: in ${column} the mark was read as one of thousands: each number above 999 has it, and none below`,
  trips: (name: string, column: string) =>
    `${name}: ${column} was not multiplied; each weight was taken once, as the whole of its row. If it is the weight of a single trip, give the weight of all trips`,
  headlineFuel: (kg: string) => `Your fleet: ${kg} CO₂e from diesel`,
  noLanes: 'No lanes were given, so that no measure could be compared.',
  fuelOnly: (litres: Said, kg: Said) => words`${litres} of diesel come to ${kg} CO₂e from well to wheel.`,
  noDistance: (name: string) =>
    `${name}: no column of distances was found; places alone are not turned into kilometres`,
  unusedFile: (name: string) => `${name}: neither lanes with a weight nor litres of diesel were found in it`,
  nothingMissing: 'Everything given was used.',
  roles: {
    name: 'lane',
    from: 'from',
    to: 'to',
    weight: 'weight',
    weight_unit: 'weight unit',
    distance: 'distance',
    distance_unit: 'distance unit',
    vehicle: 'vehicle',
    mode: 'mode',
  },
  fuelRoles: { litres: 'litres', product: 'product', unit: 'unit', vehicle: 'vehicle' },
  steps: {
    read: (count: number) => `${count} rows`,
    head: 'Measures',
    lanes: 'Lanes',
    measures: 'Goal and payback',
    closing: 'Limits and method',
    written: 'Written',
  },
  answer: (headline: Said, more: Said) => words`${headline}. ${more}`,
  method: [
    'CO₂e of a row = weight in tonnes × distance in kilometres × (factor tank to wheel + factor well to tank). The activity is counted in tonne-kilometres as in ISO 14083 and the GLEC Framework; empty runs are in the factors as far as their averages hold them.',
    'Pounds are 0.45359237 kg, miles 1.609344 km, exactly. Factors of trucks are those at average load; least and most are the lowest and highest of average, half and full load in the same table.',
    'Flights up to 3,700 km count as short, a rule of this report; flights are with radiative forcing. Rail is looked at from 300 km on (European Commission, White Paper COM(2011) 144, goal 3). Hot spots end at 80 %, a rule of thumb.',
    'Payback = what is paid once ÷ what comes back each year, without interest.',
  ],
};
