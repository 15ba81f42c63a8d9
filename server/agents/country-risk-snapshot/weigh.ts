import { scoreMatrix, type MatrixCell, type OptionScore } from '../../findings/score-matrix.ts';
import { countryBands, leastIndicators, leastPeers, mostYears } from '../../packs/country/bands.ts';
import { countryIndicators, moneyWords, type CountryIndicator } from '../../packs/country/indicators.ts';
import { countryKey } from './country-names.ts';
import { plainKey, type IndicatorValue } from './read-indicators.ts';

export type Verdict = 'enter' | 'insure' | 'wait';
/** Why a figure has no percentile. */
type NotScored = 'direction' | 'value' | 'peers' | 'old' | 'same' | 'weight';

export interface Indicator {
  /** Its number in the file, for ids. */
  readonly n: number;
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  readonly rule: CountryIndicator | null;
  readonly weight: number;
  /** The country's figures, oldest first. */
  readonly series: readonly IndicatorValue[];
  /** The figure that counts, and those of the same year of others. */
  readonly own: IndicatorValue | null;
  readonly peers: readonly IndicatorValue[];
  /** Those of others in every year. */
  readonly others: readonly IndicatorValue[];
  /** Share of peers that stand worse, half of those that stand equal with them. */
  readonly points: number | null;
  readonly why: NotScored | null;
}

export interface Weighed {
  readonly country: string;
  readonly indicators: readonly Indicator[];
  readonly scored: readonly (Indicator & {
    readonly own: IndicatorValue;
    readonly points: number;
    readonly rule: CountryIndicator;
  })[];
  readonly score: OptionScore;
  /** Countries that have a rank. */
  readonly ranked: number;
  readonly verdict: Verdict | null;
}

const withoutBrackets = (name: string) => name.replace(/\([^()]*\)|\[[^[\]]*\]/gu, '');

/** What is known of an indicator, by its code, else by its name; of an amount of money nothing is by its name. */
export function ruleOf(name: string, code: string, unit = ''): CountryIndicator | null {
  const isMoney = moneyWords.test(unit) || moneyWords.test(name);
  const keys = isMoney ? [] : [plainKey(name), plainKey(withoutBrackets(name))];
  return (
    countryIndicators.find((one) => code !== '' && one.codes.includes(code)) ??
    countryIndicators.find((one) => one.names.some((known) => keys.includes(plainKey(known)))) ??
    null
  );
}

/** Share of the others that stand worse; those that stand equal count half (mid-rank percentile). */
export function percentile(value: number, others: readonly number[], better: 'higher' | 'lower'): number {
  const sign = better === 'higher' ? 1 : -1;
  const sum = others.reduce((all, other) => {
    const ahead = sign * (value - other);
    return all + (ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0);
  }, 0);
  return sum / others.length;
}

interface Asked {
  readonly key: string;
  readonly weightOf: (rule: CountryIndicator) => number;
  /** The year of today. */
  readonly year: number;
}

/** The newest year in which the country and enough others have a figure; the newest of its own where none is. */
function yearFor(own: readonly IndicatorValue[], all: readonly IndicatorValue[]): number | null {
  const years = own.map(({ year }) => year).toSorted((a, b) => b - a);
  const isEnough = (year: number) => all.filter((one) => one.year === year).length > leastPeers;
  return years.find(isEnough) ?? years[0] ?? null;
}

function indicatorOf(
  n: number,
  all: readonly IndicatorValue[],
  { key, weightOf, year: today }: Asked,
): Indicator {
  const [{ indicator: name, code, unit } = { indicator: '', code: '', unit: '' }] = all;
  const rule = ruleOf(name, code, unit);
  const weight = rule === null ? 0 : weightOf(rule);
  const series = all.filter((one) => countryKey(one.country) === key).toSorted((a, b) => a.year - b.year);
  const year = yearFor(series, all);
  const own = series.find((one) => one.year === year) ?? null;
  const others = all.filter((one) => countryKey(one.country) !== key);
  const peers = others.filter((one) => one.year === year);
  const why: NotScored | null =
    own === null
      ? 'value'
      : rule === null
        ? 'direction'
        : weight === 0
          ? 'weight'
          : own.year < today - mostYears
            ? 'old'
            : peers.length < leastPeers
              ? 'peers'
              : null;
  const points =
    why === null && own !== null && rule !== null
      ? percentile(
          own.value,
          peers.map(({ value }) => value),
          rule.better,
        )
      : null;
  return { n, name, code, unit, rule, weight, series, own, peers, others, points, why };
}

/** Of two indicators that say the same the one counts for which the country has points. */
function withoutDoubles(all: readonly Indicator[]): Indicator[] {
  return all.map((one) => {
    if (one.rule === null) return one;
    const same = all.filter(({ rule }) => rule?.id === one.rule?.id);
    const counted = same.find(({ points }) => points !== null) ?? same[0];
    return one === counted ? one : { ...one, points: null, why: 'same' as const };
  });
}

/** Points of every country by the same year as those of the country asked for. */
function cellsOf(one: Indicator, all: readonly IndicatorValue[], today: number): MatrixCell[] {
  const newest = Math.max(...all.map(({ year }) => year));
  const year = one.own?.year ?? newest;
  const values = all.filter((value) => value.year === year);
  if (one.rule === null || values.length <= leastPeers || year < today - mostYears) return [];
  const { better } = one.rule;
  return values.map((own) => ({
    option: countryKey(own.country),
    criterion: String(one.n),
    value: percentile(
      own.value,
      values.filter((other) => other !== own).map((other) => other.value),
      better,
    ),
  }));
}

export function verdictAt(score: number): Verdict {
  if (score >= countryBands.enter - 1e-9) return 'enter';
  return score < countryBands.wait - 1e-9 ? 'wait' : 'insure';
}

/** Scores a country among the others of the file; null where no indicator can be weighed at all. */
export function weigh(values: readonly IndicatorValue[], asked: Asked): Weighed | null {
  const groups = [
    ...Map.groupBy(values, (one) => `${one.code || plainKey(one.indicator)}|${one.unit}`).values(),
  ];
  const indicators = withoutDoubles(groups.map((all, i) => indicatorOf(i + 1, all, asked)));
  const counted = indicators.filter(({ rule, weight, why }) => rule !== null && weight > 0 && why !== 'same');
  if (counted.length === 0) return null;
  const options = [...new Set(values.map(({ country }) => countryKey(country)))];
  const result = scoreMatrix(
    options,
    counted.map(({ n, name, weight }) => ({ id: String(n), name, weight, better: 'higher', scale: 'given' })),
    counted.flatMap((one) => cellsOf(one, groups[one.n - 1] ?? [], asked.year)),
  );
  const score = result.scores.find(({ option }) => option === asked.key);
  const named = values.find(({ country }) => countryKey(country) === asked.key);
  if (score === undefined || named === undefined) return null;
  const scored = indicators.flatMap((one) =>
    one.points === null || one.own === null || one.rule === null
      ? []
      : [{ ...one, own: one.own, points: one.points, rule: one.rule }],
  );
  const isOpen = score.rank === null || score.score === null || scored.length < leastIndicators;
  return {
    country: named.country,
    indicators,
    scored,
    score,
    ranked: result.scores.filter(({ rank }) => rank !== null).length,
    verdict: isOpen ? null : verdictAt(score.score ?? 0),
  };
}

/**
 * The peer whose figure is the edge of the worst third: whoever falls behind it stands better than fewer peers than the
 * lower band asks for.
 */
export function edgePeer({ peers, rule }: Scored): IndicatorValue | null {
  const sign = rule.better === 'higher' ? 1 : -1;
  const worstFirst = peers.toSorted((a, b) => sign * (a.value - b.value));
  return worstFirst[Math.ceil(countryBands.wait * peers.length - 1e-9) - 1] ?? null;
}

export type Scored = Weighed['scored'][number];

export interface VerdictFlip {
  readonly one: Scored;
  readonly share: number;
  readonly at: number;
  readonly band: number;
  readonly to: Verdict;
}

/**
 * The share of the weight at which one indicator alone would change the word, the others in their proportions: the score
 * t·p + (1 − t)·R meets a band at t = (band − R) / (p − R).
 */
export function verdictFlips({ scored, verdict }: Weighed): VerdictFlip[] {
  if (verdict === null) return [];
  const all = scored.reduce((sum, { weight }) => sum + weight, 0);
  const whole = scored.reduce((sum, { weight, points }) => sum + weight * points, 0);
  return scored
    .flatMap((one): VerdictFlip[] => {
      const left = all - one.weight;
      if (left <= 0) return [];
      const rest = (whole - one.weight * one.points) / left;
      const share = one.weight / all;
      if (Math.abs(one.points - rest) < 1e-9) return [];
      const found = [countryBands.enter, countryBands.wait].flatMap((band): VerdictFlip[] => {
        const at = (band - rest) / (one.points - rest);
        if (at < 0 || at > 1 || Math.abs(at - share) < 1e-9) return [];
        const beyond = at + Math.sign(at - share) * 1e-6;
        return [{ one, share, at, band, to: verdictAt(beyond * one.points + (1 - beyond) * rest) }];
      });
      return found
        .filter(({ to }) => to !== verdict)
        .toSorted((a, b) => Math.abs(a.at - a.share) - Math.abs(b.at - b.share))
        .slice(0, 1);
    })
    .toSorted((a, b) => Math.abs(a.at - a.share) - Math.abs(b.at - b.share));
}
