/** Rows of `reference/freight-factors.csv`. */
export type FactorKey =
  | 'van'
  | 'van-diesel'
  | 'van-petrol'
  | 'van-electric'
  | 'rigid-7'
  | 'rigid-17'
  | 'rigid-26'
  | 'rigid'
  | 'artic-33'
  | 'artic-40'
  | 'artic'
  | 'hgv'
  | 'artic-cold'
  | 'hgv-cold'
  | 'rail'
  | 'air-short'
  | 'air-long'
  | 'ship-container'
  | 'ship-general'
  | 'ship-bulk'
  | 'ferry'
  | 'diesel';

/**
 * Which factor the words of an export mean, the most telling first: each pattern is looked for in the vehicle, then in the
 * mode. `air` is told apart by distance.
 */
export const vehicleWords: readonly { readonly key: FactorKey | 'air'; readonly pattern: RegExp }[] = [
  {
    key: 'van-electric',
    pattern: /\b(?:e-?van|electric van|bev van|e-?transporter|e-?sprinter|elektro-?transporter)\b/i,
  },
  { key: 'van-petrol', pattern: /\bpetrol van\b/i },
  { key: 'van-diesel', pattern: /\b(?:diesel[- ]van|van[ ,(-]+diesel|diesel-?transporter)\b/i },
  {
    key: 'artic-cold',
    pattern:
      /\b(?:reefer (?:artic\w*|trailer)|refrigerated (?:artic\w*|trailer)|kühl(?:sattel|auflieger)\w*)\b/i,
  },
  { key: 'hgv-cold', pattern: /\b(?:reefer|refrigerated|kühl-?lkw|kühlfahrzeug)\b/i },
  {
    key: 'artic-40',
    pattern:
      /\b(?:40 ?-?t(?:o|onnen|onnes?|onner)?|44 ?-?t(?:onnes?)?|artic(?:ulated)? ?(?:>|over ?)33 ?t|mega-?trailer)\b/i,
  },
  {
    key: 'artic',
    pattern:
      /\b(?:artics?|articulated|semi-?trailer|tractor-?trailer|trailer|dry van|53 ?(?:ft|foot)|tautliner|curtain ?sider|sattelzug|sattel|gliederzug|sattelauflieger)\b/i,
  },
  { key: 'rigid-7', pattern: /(?:\b7[.,]5 ?-?t\w*|\b3[.,]5 ?-? ?7[.,]5)/i },
  { key: 'rigid-17', pattern: /\b(?:12|16|17) ?-?t(?:o|onnen|onnes?|onner)?\b/i },
  { key: 'rigid-26', pattern: /\b(?:18|24|26) ?-?t(?:o|onnen|onnes?|onner)?\b/i },
  { key: 'rigid', pattern: /\b(?:rigid|solo-?lkw|motorwagen|box truck|straight truck)\b/i },
  { key: 'van', pattern: /\b(?:van|sprinter|transporter|courier|kurier)\b/i },
  { key: 'rail', pattern: /\b(?:rail|train|intermodal rail|bahn|zug|schiene|güterzug)\b/i },
  { key: 'ferry', pattern: /\b(?:ro-?ro|ferry|fähre)\b/i },
  { key: 'ship-bulk', pattern: /\b(?:bulk carrier|bulker|massengutfrachter)\b/i },
  {
    key: 'ship-container',
    pattern: /\b(?:sea|ocean|ship|vessel|fcl|lcl|maritime|seefracht|seeschiff|schiff)\b/i,
  },
  { key: 'air', pattern: /\b(?:air|air ?freight|flight|plane|luft|luftfracht|flug)\b/i },
  { key: 'hgv', pattern: /\b(?:road|truck|lorry|hgv|ftl|ltl|lkw|straße|strasse|komplettladung|stückgut)\b/i },
];

/** Trucks as freight in the United States is booked: a "van" there is a trailer. */
export const truckload = /\b(?:ftl|ltl|tl|truck ?load|less than truck ?load)\b/i;

/** Kilometres up to which a flight counts as short: a rule of this report, as the factors name no limit in their table. */
export const shortFlightKm = 3_700;

/** Trucks, whose factor hangs on how full they are. */
export const truckKeys: ReadonlySet<FactorKey> = new Set([
  'rigid-7',
  'rigid-17',
  'rigid-26',
  'rigid',
  'artic-33',
  'artic-40',
  'artic',
  'hgv',
  'artic-cold',
  'hgv-cold',
]);

export const vanKeys: ReadonlySet<FactorKey> = new Set(['van', 'van-diesel', 'van-petrol']);
export const airKeys: ReadonlySet<FactorKey> = new Set(['air-short', 'air-long']);

/**
 * From which distance on rail is looked at: European Commission, White Paper COM(2011) 144, goal 3, "30 % of road freight
 * over 300 km should shift to other modes".
 */
export const railFromKm = 300;

/** Share of all emissions that the hot spots make up together: a rule of thumb (Pareto). */
export const hotShare = 0.8;

/** Exact by definition: international pound and mile, 1959. */
export const perUnit = { kilogramsOfPound: 0.45359237, kilometresOfMile: 1.609344 } as const;
