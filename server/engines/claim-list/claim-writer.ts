import type { Claim } from '@loupe/shared/contract/run-events';
import type { StepHandle } from '../run-context.ts';
import type { TextPart } from '../run-history.ts';
import { engineTexts } from '../messages/engines-texts.ts';
import { StatementScanner, type ScannedPiece, type ScannedStatement } from './statement-scanner.ts';
import { readStatement, type StatementText } from './statement-text.ts';

const longestClaim = 1_000;

export type JudgedStatement = Pick<
  Claim,
  'kind' | 'supported' | 'reason' | 'missing' | 'source_ns' | 'figure_ids'
>;

/** How the statements of a text are judged. */
export interface StatementJudge {
  /**
   * Called once for each statement, in order; `next` are those after it in its paragraph or item, as far as they have
   * come. Null for one that claims nothing.
   */
  judge(
    scanned: ScannedStatement,
    statement: StatementText,
    next: readonly StatementText[],
  ): JudgedStatement | null;
  /** Whether an unsupported one gets its mark in the text. */
  isMarked(statement: StatementText): boolean;
}

type Target = Pick<StepHandle, 'write' | 'length' | 'addClaim'>;

/** Writes a text into a part, judging each statement as it ends, and marks those that nothing supports. */
export class ClaimWriter {
  private readonly scanner = new StatementScanner();
  private readonly part: TextPart;
  private readonly judge: StatementJudge;

  constructor(part: TextPart, judge: StatementJudge) {
    this.part = part;
    this.judge = judge;
  }

  push(step: Target, text: string): void {
    this.write(step, this.scanner.push(text));
  }

  /** Ends what is open. More may follow: the next step's text. */
  end(step: Target): void {
    this.write(step, this.scanner.end());
  }

  /** Reads what an earlier attempt has written and judged. */
  catchUp(text: string): void {
    const pieces = [...this.scanner.push(text), ...this.scanner.end()];
    for (const [at, { statement }] of pieces.entries())
      if (statement) this.judge.judge(statement, readStatement(statement.markdown), nextInBlock(pieces, at));
  }

  private write(step: Target, pieces: readonly ScannedPiece[]): void {
    let waiting = '';
    for (const [at, { text, statement }] of pieces.entries()) {
      waiting += text;
      if (!statement) continue;
      if (waiting) step.write(this.part, waiting);
      waiting = '';
      this.judgeAt(step, statement, nextInBlock(pieces, at));
    }
    if (waiting) step.write(this.part, waiting);
  }

  private judgeAt(step: Target, scanned: ScannedStatement, next: readonly StatementText[]): void {
    const statement = readStatement(scanned.markdown);
    const judged = this.judge.judge(scanned, statement, next);
    if (judged === null) return;
    const end = step.length(this.part);
    const id = step.addClaim({
      part: this.part,
      start: end - scanned.markdown.length,
      end,
      text: statement.plain.slice(0, longestClaim),
      ...judged,
    });
    if (!judged.supported && this.judge.isMarked(statement))
      step.write(this.part, ` [${engineTexts().notSupported}](#claim:${id})`);
  }
}

/** The statements after one in its paragraph, item or row. */
function nextInBlock(pieces: readonly ScannedPiece[], at: number): StatementText[] {
  const block = pieces[at]?.statement?.block;
  const next: StatementText[] = [];
  for (const { statement } of pieces.slice(at + 1)) {
    if (statement === null) continue;
    if (statement.block !== block) break;
    next.push(readStatement(statement.markdown));
  }
  return next;
}
