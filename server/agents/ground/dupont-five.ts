import { dupontFiveRatios } from '../../packs/statement/ratios.ts';
import { ratioAt } from '../../statements/compute-ratio.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph } from '../../report/build-blocks.ts';
import { words } from '../../report/words.ts';
import { scoreTexts } from './messages/score-texts.ts';
import { yearMark } from './statement-changes.ts';
import { reasonsText, yearText, type StatementWriting } from './statement-figures.ts';
import { ratioTable } from './statement-tables.ts';

/** Five-step DuPont of the years; one line with the reason where the last year lacks any of its steps, and for banks. */
export function dupontFive(w: StatementWriting, times: readonly string[], isBank: boolean): Block[] {
  const texts = scoreTexts();
  if (isBank) return [paragraph(texts.dupontFiveBank)];
  const last = times.at(-1) ?? '';
  const steps = dupontFiveRatios.map((rule) => ratioAt(w.statements, rule, last));
  const reasons = steps.flatMap((step) => (step.kind === 'value' ? [] : [step]));
  if (reasons.length === 0) return [paragraph(texts.dupontFive), ratioTable(w, dupontFiveRatios, times)];
  const said = texts.dupontFiveOpen(yearText(last), reasonsText(reasons));
  return [paragraph(words`${said}${yearMark(w, last)}`)];
}
