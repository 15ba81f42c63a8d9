import type { Claim, Figure, Finding } from '../contract/run-events.ts';

/** What a run says, as far as two of them are compared. */
export interface RunContent {
  readonly findings: readonly Finding[];
  readonly figures: readonly Figure[];
  readonly claims: readonly Pick<Claim, 'part' | 'text' | 'figure_ids'>[];
}

/** A thing that both runs say differently, or that only one of them says (then the other side is null). */
interface RunChange {
  readonly kind: 'finding' | 'figure' | 'claim';
  /** Of the finding or figure; null for a statement. */
  readonly id: string | null;
  /** What it is about; empty for a statement, which is its own title. */
  readonly title: string;
  readonly before: SaidThen | null;
  readonly now: SaidThen | null;
}

interface SaidThen {
  readonly text: string;
  /** Word of a finding, shown as a chip; null for what has none. */
  readonly status: string | null;
}

export interface RunComparison {
  /** Only in the later run, in its order. */
  readonly fresh: readonly RunChange[];
  /** Only in the earlier run, in its order. */
  readonly gone: readonly RunChange[];
  readonly changed: readonly RunChange[];
  /** Findings, figures and statements that both say alike. */
  readonly sameCount: number;
}

/** One thing to compare: two are the same thing by `key`, and say the same by `text`. */
interface Entry {
  readonly kind: RunChange['kind'];
  readonly key: string;
  readonly id: string | null;
  readonly title: string;
  readonly text: string;
  readonly status: string | null;
}

/**
 * What is new, gone and changed from an earlier run to a later one of the same agent and language: findings by their id,
 * figures by id and label (an id that means another number is another figure), statements by their text. A statement of
 * the same words with other numbers is one that changed when each run has only one of these words: where there are more,
 * a number may be what tells them apart, and one is gone and another has come.
 */
export function compareRuns(before: RunContent, now: RunContent): RunComparison {
  const parts = [compareEntries(findingsOf(before), findingsOf(now))];
  parts.push(compareEntries(figuresOf(before), figuresOf(now)));
  parts.push(compareStatements(statementsOf(before), statementsOf(now)));
  return {
    fresh: parts.flatMap(({ fresh }) => fresh),
    gone: parts.flatMap(({ gone }) => gone),
    changed: parts.flatMap(({ changed }) => changed),
    sameCount: parts.reduce((sum, { sameCount }) => sum + sameCount, 0),
  };
}

function compareEntries(before: readonly Entry[], now: readonly Entry[]): RunComparison {
  const earlier = new Map(before.map((entry) => [entry.key, entry]));
  const later = new Set(now.map(({ key }) => key));
  const known = now.filter(({ key }) => earlier.has(key));
  const isSame = (entry: Entry) => {
    const { text, status } = earlier.get(entry.key) ?? {};
    return text === entry.text && status === entry.status;
  };
  return {
    fresh: now.filter(({ key }) => !earlier.has(key)).map((entry) => changeOf(null, entry)),
    gone: before.filter(({ key }) => !later.has(key)).map((entry) => changeOf(entry, null)),
    changed: known.filter((entry) => !isSame(entry)).map((entry) => changeOf(earlier.get(entry.key), entry)),
    sameCount: known.filter(isSame).length,
  };
}

/** By their words without the numbers where both runs have only one of them, else by the text. */
function compareStatements(before: readonly Entry[], now: readonly Entry[]): RunComparison {
  const isSingle = (entries: readonly Entry[]) => {
    const counts = Map.groupBy(entries, ({ text }) => frameOf(text));
    return (frame: string) => (counts.get(frame)?.length ?? 0) <= 1;
  };
  const [isSingleBefore, isSingleNow] = [isSingle(before), isSingle(now)];
  const framed = (entries: readonly Entry[]) =>
    entries.map((entry) => {
      const frame = frameOf(entry.text);
      return isSingleBefore(frame) && isSingleNow(frame) ? { ...entry, key: `#${frame}` } : entry;
    });
  return compareEntries(framed(before), framed(now));
}

const frameOf = (text: string) => text.replaceAll(/[-+−]?\d[\d.,’'\u00a0\u202f]*/gu, '#');

function changeOf(before: Entry | null | undefined, now: Entry | null): RunChange {
  const { kind = 'claim', id = null, title = '' } = now ?? before ?? {};
  return { kind, id, title, before: saidThen(before), now: saidThen(now) };
}

const saidThen = (entry: Entry | null | undefined) =>
  entry ? { text: entry.text, status: entry.status } : null;

function findingsOf({ findings }: RunContent): Entry[] {
  return unique(
    findings.map(({ id, title, detail, status }) => ({
      kind: 'finding',
      key: id,
      id,
      title: tidy(title),
      text: tidy(detail),
      status,
    })),
  );
}

function figuresOf({ figures }: RunContent): Entry[] {
  return unique(
    figures.map(({ id, label, value }) => ({
      kind: 'figure',
      key: `${id}\n${tidy(label)}`,
      id,
      title: tidy(label),
      text: tidy(value),
      status: null,
    })),
  );
}

/** Of the report where there is one: its answer says the same in short. */
function statementsOf({ claims }: RunContent): Entry[] {
  const hasReport = claims.some(({ part }) => part === 'report');
  return unique(
    claims
      .filter(({ part }) => !hasReport || part === 'report')
      .map(({ text }) => tidy(text))
      .map((text) => ({ kind: 'claim', key: text, id: null, title: '', text, status: null })),
  );
}

function unique(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.key, entry])).values()];
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
