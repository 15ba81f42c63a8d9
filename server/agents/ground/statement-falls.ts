import { fallingLines, fallRule } from '../../packs/statement/falls.ts';
import type { StatementLineId } from '../../packs/statement/lines.ts';
import { changeOf } from '../../statements/compute-ratio.ts';
import type { Statements } from '../../statements/read-statements.ts';
import type { Block } from '../../report/blocks.ts';
import { list, paragraph } from '../../report/build-blocks.ts';
import { bold, words } from '../../report/words.ts';
import { groundTexts } from './messages/ground-texts.ts';
import { changeMark, lineName, type StatementWriting } from './statement-figures.ts';

type Years = readonly [last: string, before: string | undefined];

/** Profit and cash that fell strongly since the year before, as lines. */
export function strongFalls(statements: Statements, [last, before]: Years): StatementLineId[] {
  if (before === undefined) return [];
  return fallingLines.filter((line) => {
    const change = changeOf(statements, line, last, before);
    return change.kind === 'value' && change.value < fallRule.below;
  });
}

/** Each of them with its change; nothing where there is none. */
export function fallBlocks(w: StatementWriting, [last, before]: Years): Block[] {
  const falls = strongFalls(w.statements, [last, before]);
  if (before === undefined || falls.length === 0) return [];
  const fell = falls.map((line) => words`${bold(lineName(line))} ${changeMark(w, line, [last, before])}`);
  return [paragraph(groundTexts().fell), list(fell)];
}
