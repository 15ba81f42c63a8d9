import { adverseRoles, type MediaRole } from '../../packs/media/roles.ts';
import type { Article } from '../../screening/articles.ts';
import type { ArticleHit, Mention } from '../../screening/mentions.ts';
import type { AskedParty, ScreenHit, ScreenStatus } from '../../screening/party.ts';
import { isElsewhere } from '../../screening/person-details.ts';
import type { mediaReportEn } from './messages/media-report-en.ts';
import type { ScreenedList } from './read-media.ts';

type Reading = keyof typeof mediaReportEn.readings;
export type ShownReason = keyof typeof mediaReportEn.reasons;

/** One text with the name, however many papers printed it. */
export interface MediaCase {
  readonly hit: ArticleHit;
  /** Other papers with the same text. */
  readonly also: readonly Article[];
  readonly identity: ScreenStatus;
  readonly reasons: readonly ShownReason[];
  readonly reading: Reading;
  readonly isAdverse: boolean;
  /** The sentence that tells the most. */
  readonly mention: Mention;
}

export interface ListHit {
  readonly hit: ScreenHit;
  readonly from: ScreenedList;
}

/** The gravest first. */
export const roleOrder: readonly MediaRole[] = [
  'convicted',
  'penalised',
  'accused',
  'suspect',
  'acquitted',
  'not_accused',
  'victim',
  'witness',
  'judge',
  'prosecutor',
  'lawyer',
  'official',
  'reporter',
];

const rankOf = ({ roles }: Pick<Mention, 'roles'>) =>
  Math.min(roleOrder.length, ...roles.map((role) => roleOrder.indexOf(role)));

/** What an article reads as for the one asked for; rules of this report. */
function readingOf({
  roles,
  categories,
  isRead,
}: Pick<ArticleHit, 'roles' | 'categories' | 'isRead'>): Reading {
  if (!isRead) return 'for review';
  const isAdverse = roles.some((role) => adverseRoles.has(role));
  if (isAdverse && roles.includes('acquitted')) return 'for review';
  if (roles.some((role) => role === 'convicted' || role === 'penalised' || role === 'accused'))
    return 'high risk';
  if (roles.includes('suspect')) return 'medium risk';
  return roles.length === 0 && categories.length > 0 ? 'for review' : 'low risk';
}

/** A case of the articles that are one text: the one that says the most of the person, the others beside it. */
export function caseOf(hits: readonly [ArticleHit, ...ArticleHit[]], asked: AskedParty): MediaCase {
  const [hit, ...others] = hits.toSorted((a, b) => rankOf(a) - rankOf(b)) as [ArticleHit, ...ArticleHit[]];
  const isOther = isElsewhere(asked, hit.told);
  const identity = isOther && hit.hit.status === 'match' ? 'potential match' : hit.hit.status;
  const reading = readingOf(hit);
  const mention = [...hit.mentions].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) || Number(a.block.kind === 'heading') - Number(b.block.kind === 'heading'),
  )[0]!;
  return {
    hit,
    also: others.map(({ article }) => article),
    identity,
    reasons: [
      ...shownReasons(hit.hit, asked),
      ...(isOther ? (['other_place'] as const) : []),
      ...(hit.hasKin ? (['kin'] as const) : []),
    ],
    reading,
    isAdverse: identity !== 'no match' && (reading === 'high risk' || reading === 'medium risk'),
    mention,
  };
}

/** Reasons once each; that words are the same is said where nothing else is. */
export function shownReasons({ reasons, party }: ScreenHit, asked: AskedParty): ShownReason[] {
  const codes = [...new Set(reasons.map(({ code }) => code))];
  const told = codes.filter((code) => code !== 'same');
  const shown: ShownReason[] = told.length > 0 ? told : codes;
  const isOpen = asked.kind === 'person' && (asked.born.length === 0 || party.born.length === 0);
  return isOpen ? [...shown, 'no_birth_year'] : shown;
}

export type Decision = 'escalate' | 'review' | 'file';

/** Escalated is what is sure enough for somebody who decides; looked at is what may be. */
export function decisionOf(entries: readonly ListHit[], cases: readonly MediaCase[]): Decision {
  if (
    entries.some(({ hit }) => hit.status === 'match') ||
    cases.some((one) => one.isAdverse && one.identity === 'match')
  )
    return 'escalate';
  const isOpen = cases.some(
    ({ isAdverse, reading, identity }) => identity !== 'no match' && (isAdverse || reading === 'for review'),
  );
  return entries.some(({ hit }) => hit.status === 'potential match') || isOpen ? 'review' : 'file';
}
