import type { Claim } from '@loupe/shared/contract/run-events';
import type { TextPart } from '../run-history.ts';
import { judged } from './claim-writer.ts';
import { isClaim, isMethodHeading } from './is-claim.ts';
import type { KnownEvidence } from './judge-claim.ts';
import { readStatement, type StatementText } from './statement-text.ts';
import { StatementScanner } from './statement-scanner.ts';

const chartTitle = /^\[[^\]]*\]\(#block:chart-[a-z]+\)$/;

/**
 * The statements of a report of the analyst, each judged on its own. Its sentences come from code: one without number,
 * source or figure says how it works, and so does what stands below a heading about method and limits.
 */
export function claimsOfText(text: string, part: TextPart, known: KnownEvidence): Omit<Claim, 'id'>[] {
  const claims: Omit<Claim, 'id'>[] = [];
  const scanner = new StatementScanner();
  let end = 0;
  let chart: 'title' | 'rows' | null = null;
  let between = '';
  for (const piece of [...scanner.push(text), ...scanner.end()]) {
    end += piece.text.length;
    if (!piece.statement) {
      between += piece.text;
      continue;
    }
    const statement = readStatement(piece.statement.markdown);
    const isPoint: boolean =
      piece.statement.isRow && (chart === 'title' || (chart === 'rows' && !between.includes('\n\n')));
    chart = isPoint ? 'rows' : chartTitle.test(piece.statement.markdown) ? 'title' : null;
    between = '';
    // Points are what a chart is drawn from: the sentence above it says whose they are.
    if (isPoint && statement.sources.length + statement.figures.length === 0) continue;
    if (statesFact(statement, piece.statement.heading))
      claims.push(judged(piece.statement, statement, known, { part, end, isFromCode: true }));
  }
  return claims;
}

function statesFact(statement: StatementText, heading: string): boolean {
  const isLinked = statement.sources.length + statement.figures.length > 0;
  if (isLinked) return isClaim(statement, heading);
  return /\d/.test(statement.plain) && !isMethodHeading(heading) && isClaim(statement, heading);
}
