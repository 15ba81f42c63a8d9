import { byCode } from '@loupe/shared/lib/text-order';
import { alikeProducts, firstDay, productWords, type Launch, type LaunchMention } from './launch.ts';

const dayOf = ({ article }: LaunchMention) => article.day ?? '0000';
const monthOf = ({ when, article }: LaunchMention) =>
  (when === null ? (article.day ?? '') : firstDay(when.key)).slice(0, 7);

/** What one article tells of a launch more surely: a status that says more is before one that says less. */
const rank = { cancelled: 4, delayed: 3, available: 2, announced: 1, rumour: 0 } as const;

interface Group {
  readonly mentions: LaunchMention[];
}

/** Whether a mention tells of the launch of a group: the same thing, put off or come true; a second start is another launch. */
function belongs({ mentions }: Group, one: LaunchMention): boolean {
  if (mentions[0]?.competitor !== one.competitor) return false;
  const likeness = mentions.map(({ product }) => alikeProducts(product, one.product));
  const isSameMonth = mentions.some((other) => monthOf(other) === monthOf(one));
  if (!likeness.includes('same') && !(likeness.includes('part') && isSameMonth)) return false;
  const done = mentions.findLast(({ status }) => status === 'available');
  const isNewStart = done !== undefined && dayOf(one) > dayOf(done) && one.status !== 'available';
  const isLaterStart =
    done !== undefined && one.status === 'available' && one.when?.how !== 'told' && done.when?.how !== 'told';
  return isSameMonth || !(isNewStart || isLaterStart) || one.when === null;
}

/** Mentions of one launch joined, by competitor, product and time; launches by their time, those without one last. */
export function joinLaunches(mentions: readonly LaunchMention[]): Launch[] {
  const sorted = mentions.toSorted((a, b) => byCode(dayOf(a), dayOf(b)));
  const groups: Group[] = [];
  for (const one of sorted) {
    const group = groups.find((other) => belongs(other, one));
    if (group === undefined) groups.push({ mentions: [one] });
    else group.mentions.push(one);
  }
  const taken = new Map<string, number>();
  return groups
    .map(({ mentions: all }) => launchOf(all, taken))
    .toSorted((a, b) => byCode(timeOf(a), timeOf(b)) || byCode(a.id, b.id));
}

const timeOf = ({ when, latest }: Launch) => (when === null ? `9999 ${dayOf(latest)}` : firstDay(when.key));

/** The name that most sentences give it; of two as frequent the shorter one, where it says enough by itself. */
function nameOf(mentions: readonly LaunchMention[]): string {
  const counts = Map.groupBy(mentions, ({ product }) => productWords(product).join(' '));
  const [best] = [...counts]
    .map(([words, some]) => ({ some, isShort: !/[ \d]/u.test(words), length: words.length }))
    .toSorted(
      (a, b) => Number(a.isShort) - Number(b.isShort) || b.some.length - a.some.length || a.length - b.length,
    );
  return best?.some[0]?.product ?? '';
}

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 40);

/** Each time once; "September 2026" says nothing beside "15 September 2026". */
const oncePerTime = (mentions: readonly LaunchMention[]) =>
  mentions.filter(
    (one, i) =>
      mentions.findIndex((o) => o.when?.key === one.when?.key) === i &&
      !mentions.some((other) => precision(other) > precision(one) && isSameTime(other, one)),
  );

/** What is reported of one launch: the latest day holds, of one day the sentence that says more, and the one with a time. */
function launchOf(mentions: readonly LaunchMention[], taken: Map<string, number>): Launch {
  const lastDay = dayOf(mentions.at(-1) ?? mentions[0]!);
  const ofLast = mentions.filter((one) => dayOf(one) === lastDay);
  const byRank = ofLast.toSorted((a, b) => rank[b.status] - rank[a.status] || precision(b) - precision(a));
  const latest = byRank[0] ?? mentions[0]!;
  const withTime = mentions.filter(({ when }) => when !== null);
  const stated = withTime.filter(({ when, article }) => when?.how !== 'told' || article.day !== null);
  const newest = stated.findLast(
    (one) => dayOf(one) === lastDay && precision(one) === Math.max(...ofLast.map(precision)),
  );
  const exact = stated.toSorted((a, b) => byCode(dayOf(b), dayOf(a)) || precision(b) - precision(a));
  const dated = pickTime(latest, newest, exact);
  const others = withTime.filter(
    (one) =>
      dated !== null &&
      one !== dated &&
      dayOf(one) <= dayOf(dated) &&
      one.when?.how !== 'told' &&
      !isSameTime(one, dated),
  );
  const isBeside = (one: LaunchMention) =>
    dated !== null && one.article !== dated.article && dayOf(one) === dayOf(dated);
  const [earlier, otherwise] = [others.filter((one) => !isBeside(one)), others.filter(isBeside)];
  const proof =
    mentions.find(
      (one) => one.status === latest.status && one.when?.how !== 'told' && one.when?.key === dated?.when?.key,
    ) ?? latest;
  const product = nameOf(mentions);
  const first = mentions.find(({ when }) => when !== null && when.how !== 'told') ?? mentions[0]!;
  const key = ['launch', slug(latest.competitor), slug(product), monthOf(first)].join('-');
  const count = (taken.get(key) ?? 0) + 1;
  taken.set(key, count);
  return {
    id: count === 1 ? key : `${key}-${count}`,
    competitor: latest.competitor,
    product,
    status: latest.status,
    when: dated?.when ?? null,
    latest,
    proof,
    dated: proof.when === null ? dated : proof,
    earlier: oncePerTime(earlier),
    otherwise: oncePerTime(otherwise),
    mentions,
  };
}

/** A day says more than a month; "told on" says less than any time that is written. */
function precision({ when }: LaunchMention): number {
  if (when === null) return 0;
  return when.how === 'told' ? 1 : when.key.length + 1;
}

/** The time of a launch: what was reported last, unless an earlier sentence says the same time more exactly. */
function pickTime(
  latest: LaunchMention,
  newest: LaunchMention | undefined,
  exact: readonly LaunchMention[],
): LaunchMention | null {
  const held = newest ?? exact[0] ?? null;
  if (held === null || held.when === null) return null;
  const finer = exact.find((one) => precision(one) > precision(held) && isSameTime(one, held));
  if (finer !== undefined) return finer;
  // "is now available" in a later paper: the day written before it holds, where it had come.
  if (held.when.how === 'told') {
    const written = exact.find(
      ({ when, status }) =>
        when !== null && when.how !== 'told' && status !== 'rumour' && firstDay(when.key) <= held.when!.key,
    );
    if (written !== undefined && latest.status === 'available') return written;
  }
  return held;
}

/** One time lies in the other: 12 May 2026 in May 2026, May in the second quarter. */
function isSameTime(a: LaunchMention, b: LaunchMention): boolean {
  const [one, other] = [a.when?.key ?? '', b.when?.key ?? ''];
  if (one.startsWith(other) || other.startsWith(one)) return true;
  const [fine, coarse] = one.includes('Q') || one.includes('H') ? [other, one] : [one, other];
  const part = /^(\d{4})-([QH])(\d)$/u.exec(coarse);
  if (part === null || fine.length < 7) return false;
  const size = part[2] === 'Q' ? 3 : 6;
  const monthNumber = Number(fine.slice(5, 7));
  return fine.startsWith(part[1] ?? '') && Math.ceil(monthNumber / size) === Number(part[3]);
}
