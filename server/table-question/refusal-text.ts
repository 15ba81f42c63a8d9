import { tableQuestionTexts } from './messages/table-question-texts.ts';
import type { TableRefusal } from './refused-question.ts';

/** What was understood of a refused question, and why nothing was computed. */
export function refusalText({ refusal, understood, source }: TableRefusal): string {
  const texts = tableQuestionTexts();
  const isQuoted = ['unused_words', 'relative_date'].includes(refusal.reason);
  const about = refusal.about.map((one) => (isQuoted ? texts.sentence(one) : one)).join(', ');
  const head =
    understood === null ? texts.notUnderstood(source.name) : texts.understood(understood, source.name);
  return `${head} ${texts.reasons[refusal.reason](about)}`;
}
