import { currentLanguage } from '../../language/language.ts';
import type { TextPart } from '../run-history.ts';
import type { JudgedStatement, StatementJudge } from './claim-writer.ts';
import { hasEvidenceOrNumber, isClaim } from './is-claim.ts';
import { judgeClaim, type KnownEvidence } from './judge-claim.ts';
import type { ScannedStatement } from './statement-scanner.ts';
import type { StatementText } from './statement-text.ts';

/** Judges the statements of a language model by what they link to. */
export class ModelStatements implements StatementJudge {
  /** Claims so far, those without support, and statements that link to anything. */
  readonly counts = { claims: 0, unsupported: 0, cited: 0 };
  private readonly part: TextPart;
  private readonly known: KnownEvidence;

  constructor(part: TextPart, known: KnownEvidence) {
    this.part = part;
    this.known = known;
  }

  judge({ heading, context, isRow }: ScannedStatement, statement: StatementText): JudgedStatement | null {
    if (statement.sources.length + statement.figures.length > 0) this.counts.cited += 1;
    if (!isClaim(statement, heading)) return null;
    const judged = judgeClaim(statement, this.known, {
      context,
      heading,
      isRow,
      language: currentLanguage(),
    });
    this.counts.claims += 1;
    if (!judged.supported) this.counts.unsupported += 1;
    return { ...judged, source_ns: [...statement.sources], figure_ids: [...statement.figures] };
  }

  /** A chat also tells stories: there only what can be looked up is marked. */
  isMarked(statement: StatementText): boolean {
    return this.part === 'report' || hasEvidenceOrNumber(statement);
  }
}
