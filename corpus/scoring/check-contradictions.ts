import type { Contradiction, RoomLabels } from '../labels.ts';
import { attributes, attributeOf, type AttributeId } from './attributes.ts';
import { holdsValue, periodIn } from './match-fact.ts';
import type { Researched } from './researched.ts';
import type { Statement } from './statements.ts';

const section = /contradict|disagree|differ|widerspr|abweich|uneinig/i;
const review = /review|contradict|differ|prüf|widerspr|abweich/i;

/** What the report shows as contradicting: the heading or title, and everything said below it. */
interface Shown {
  readonly title: string;
  readonly text: string;
}

function shownIn(run: Researched, statements: readonly Statement[]): Shown[] {
  const groups = Map.groupBy(
    statements.filter((statement) => section.test(statement.section) && statement.section.includes(' / ')),
    (statement) => statement.section,
  );
  const below = [...groups].map(([path, group]) => ({
    title: path.split(' / ').at(-1) ?? path,
    text: group.map(({ context, text }) => `${context} ${text}`).join(' · '),
  }));
  const found = run.findings
    .filter(({ status, id }) => review.test(status) && id !== 'adverse')
    .map(({ title, detail }) => ({ title, text: detail }));
  const titles = new Set(below.map(({ title }) => title));
  return [...below, ...found.filter(({ title }) => !titles.has(title))];
}

function isAbout({ attribute, period }: Contradiction, { title, text }: Shown): boolean {
  const named = attributeOf(title);
  if (named === null ? !attributes[attribute].words.test(title) : named !== attribute) return false;
  return (
    periodIn(title, period) === 'same' ||
    (periodIn(title, period) === 'none' && periodIn(text, period) !== 'other')
  );
}

/** Contradictions the documents hold and the report shows with both values; and those it shows though there are none. */
export function checkContradictions(
  room: RoomLabels,
  run: Researched,
  statements: readonly Statement[],
): { expected: number; missed: string[]; shown: number; falseOnes: string[] } {
  const shown = shownIn(run, statements);
  const holdsBoth = (one: Contradiction, { title, text }: Shown) =>
    one.values.every((value) =>
      holdsValue({ attribute: one.attribute as AttributeId, value }, text, room.language, [title, text]),
    );
  const missed = room.contradictions.filter(
    (one) => !shown.some((candidate) => isAbout(one, candidate) && holdsBoth(one, candidate)),
  );
  const falseOnes = shown.filter((candidate) => !room.contradictions.some((one) => isAbout(one, candidate)));
  return {
    expected: room.contradictions.length,
    missed: missed.map(({ attribute, period, values }) =>
      [attribute, period, values.join(' / ')].filter(Boolean).join(' · '),
    ),
    shown: shown.length,
    falseOnes: falseOnes.map(({ title, text }) => `${title}: ${text.slice(0, 120)}`),
  };
}
