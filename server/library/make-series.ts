/**
 * Writes the synthetic daily price series of the sample library. Run by hand; the same seeds give the same files:
 * `node server/library/make-series.ts`
 */
import { writeFileSync } from 'node:fs';

interface Phase {
  /** Share of the whole span. */
  readonly share: number;
  /** Yearly drift and volatility as fractions. */
  readonly drift: number;
  readonly volatility: number;
}

interface Plan {
  readonly file: string;
  readonly name: string;
  readonly seed: number;
  readonly beta: number;
  readonly lastClose: number;
  readonly volume: number;
  readonly phases: readonly Phase[];
  /** Sessions left out, counted from the end: the reports have real gaps to list. */
  readonly gaps: readonly number[];
}

const first = Date.UTC(2023, 10, 20);
const last = Date.UTC(2026, 10, 19);
const holidays = new Set([
  '2023-12-25',
  '2023-12-26',
  '2024-01-01',
  '2024-03-29',
  '2024-04-01',
  '2024-05-01',
  '2024-12-25',
  '2024-12-26',
  '2025-01-01',
  '2025-04-18',
  '2025-04-21',
  '2025-05-01',
  '2025-12-25',
  '2025-12-26',
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-01',
]);

const index: Plan = {
  file: 'sample-index',
  name: 'Sample index',
  seed: 11,
  beta: 1,
  lastClose: 2841.6,
  volume: 0,
  phases: [
    { share: 0.3, drift: 0.12, volatility: 0.11 },
    { share: 0.15, drift: -0.22, volatility: 0.21 },
    { share: 0.35, drift: 0.14, volatility: 0.12 },
    { share: 0.2, drift: 0.17, volatility: 0.13 },
  ],
  gaps: [70, 301, 488],
};

const companies: readonly Plan[] = [
  {
    file: 'northwind-freight',
    name: 'Northwind Freight (NWF)',
    seed: 73,
    beta: 1.15,
    lastClose: 97.42,
    volume: 640_000,
    gaps: [44, 45, 212, 390, 391],
    phases: [
      { share: 0.25, drift: 0.02, volatility: 0.2 },
      { share: 0.2, drift: -0.3, volatility: 0.3 },
      { share: 0.3, drift: 0.12, volatility: 0.2 },
      { share: 0.17, drift: 0.42, volatility: 0.19 },
      { share: 0.08, drift: 0.3, volatility: 0.25 },
    ],
  },
  {
    file: 'halden-solar',
    name: 'Halden Solar (HLS)',
    seed: 23,
    beta: 1.5,
    lastClose: 31.88,
    volume: 1_900_000,
    gaps: [129],
    phases: [
      { share: 0.3, drift: 0.5, volatility: 0.38 },
      { share: 0.4, drift: -0.45, volatility: 0.46 },
      { share: 0.3, drift: -0.06, volatility: 0.34 },
    ],
  },
  {
    file: 'meridian-foods',
    name: 'Meridian Foods (MDF)',
    seed: 31,
    beta: 0.55,
    lastClose: 58.14,
    volume: 310_000,
    gaps: [],
    phases: [
      { share: 0.5, drift: 0.04, volatility: 0.12 },
      { share: 0.3, drift: 0.08, volatility: 0.11 },
      { share: 0.2, drift: -0.02, volatility: 0.13 },
    ],
  },
  {
    file: 'okafor-instruments',
    name: 'Okafor Instruments (OKI)',
    seed: 43,
    beta: 0.95,
    lastClose: 214.3,
    volume: 120_000,
    gaps: [15, 16, 17],
    phases: [
      { share: 0.2, drift: -0.1, volatility: 0.22 },
      { share: 0.5, drift: 0.25, volatility: 0.2 },
      { share: 0.3, drift: -0.12, volatility: 0.28 },
    ],
  },
];

/** Small seeded generator (mulberry32), uniform in [0, 1). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function businessDays(): string[] {
  const days: string[] = [];
  for (let time = first; time <= last; time += 86_400_000) {
    const date = new Date(time);
    const iso = date.toISOString().slice(0, 10);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6 && !holidays.has(iso)) days.push(iso);
  }
  return days;
}

function phaseAt(phases: readonly Phase[], share: number): Phase {
  let end = 0;
  return phases.find((phase) => share < (end += phase.share)) ?? (phases.at(-1) as Phase);
}

/** Log returns: the market's part by beta, the rest own; volatility clusters, one day in forty is a jump. */
function returnsOf(
  plan: Plan,
  market: readonly number[] | null,
  count: number,
  random: () => number,
): number[] {
  let heat = 1;
  return Array.from({ length: count }, (_, i) => {
    const phase = phaseAt(plan.phases, i / count);
    const shock = normal(random) * (random() < 0.025 ? 2.2 : 1);
    heat = 0.9 * heat + 0.1 * (0.6 + 0.5 * Math.abs(shock));
    const shared = (market?.[i] ?? 0) * plan.beta;
    return phase.drift / 252 + shared * 0.8 + (shock * heat * phase.volatility) / Math.sqrt(252);
  });
}

function toCsv(
  plan: Plan,
  days: readonly string[],
  returns: readonly number[],
  random: () => number,
): string {
  const path: number[] = [];
  let level = 0;
  for (const value of returns) path.push((level += value));
  const closes = path.map((value) => plan.lastClose * Math.exp(value - level));
  const lines = [
    `# Sample data: synthetic prices of ${plan.file === 'sample-index' ? 'a made-up index' : 'a fictional company'}, ${plan.name}`,
    plan.volume > 0 ? 'Date,Open,High,Low,Close,Volume' : 'Date,Open,High,Low,Close',
  ];
  closes.forEach((close, i) => {
    const before = closes[i - 1] ?? close * 0.997;
    const spread = Math.abs(returns[i] ?? 0) * 0.5 + 0.004 * (0.5 + random());
    const open = before * (1 + ((returns[i] ?? 0) * 0.3 + 0.002 * normal(random)));
    const high = Math.max(open, close) * (1 + spread * random());
    const low = Math.min(open, close) * (1 - spread * random());
    const volume =
      Math.round((plan.volume * (0.6 + 0.5 * random() + 25 * Math.abs(returns[i] ?? 0))) / 100) * 100;
    if (plan.gaps.includes(closes.length - 1 - i)) return;
    lines.push(
      [
        days[i],
        open.toFixed(2),
        high.toFixed(2),
        low.toFixed(2),
        close.toFixed(2),
        ...(plan.volume > 0 ? [volume] : []),
      ].join(','),
    );
  });
  return `${lines.join('\n')}\n`;
}

const days = businessDays();
const marketRandom = generator(index.seed);
const market = returnsOf(index, null, days.length, marketRandom);
const write = (plan: Plan, text: string) =>
  writeFileSync(new URL(`./series/${plan.file}.csv`, import.meta.url), text);
write(index, toCsv(index, days, market, marketRandom));
for (const plan of companies) {
  const random = generator(plan.seed);
  write(plan, toCsv(plan, days, returnsOf(plan, market, days.length, random), random));
}
