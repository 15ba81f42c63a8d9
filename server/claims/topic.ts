import type { NameMention } from './company-names.ts';

/** Whom the paragraphs are about after one that names these: another that it opens with, until the subject is named. */
export function topicAfter(
  named: readonly NameMention[],
  subject: string | null,
  before: string | null,
): string | null {
  const [first] = named;
  if (first === undefined) return before;
  const isOfOther = first.start <= 5 && named.every(({ key }) => key !== subject);
  return isOfOther ? first.key : named.some(({ key }) => key === subject) ? null : before;
}
