import type { Claim } from '@loupe/shared/contract/run-events';
import { currentLanguage } from '../../language/language.ts';
import type { StepHandle } from '../run-context.ts';
import type { TextPart } from '../run-history.ts';
import { engineTexts } from '../messages/engines-texts.ts';
import { hasEvidenceOrNumber, isClaim } from './is-claim.ts';
import { judgeClaim, type KnownEvidence } from './judge-claim.ts';
import { readStatement, type StatementText } from './statement-text.ts';
import { StatementScanner, type ScannedPiece, type ScannedStatement } from './statement-scanner.ts';

const longestClaim = 1_000;

/** Writes a model's text into a part, judging each statement as it ends, and marks those that nothing supports. */
export class ClaimWriter {
  /** Sentences so far, and among them the claims and those without support. */
  readonly counts = { sentences: 0, claims: 0, unsupported: 0, cited: 0 };
  private readonly scanner = new StatementScanner();
  private readonly step: StepHandle;
  private readonly part: TextPart;
  private readonly known: KnownEvidence;

  constructor(step: StepHandle, part: TextPart, known: KnownEvidence) {
    this.step = step;
    this.part = part;
    this.known = known;
  }

  push(text: string): void {
    this.write(this.scanner.push(text));
  }

  end(): void {
    this.write(this.scanner.end());
  }

  private write(pieces: readonly ScannedPiece[]): void {
    let waiting = '';
    for (const { text, statement } of pieces) {
      waiting += text;
      if (!statement) continue;
      this.step.write(this.part, waiting);
      waiting = '';
      this.judge(statement);
    }
    if (waiting) this.step.write(this.part, waiting);
  }

  private judge(scanned: ScannedStatement): void {
    const statement = readStatement(scanned.markdown);
    this.counts.sentences += 1;
    if (statement.sources.length + statement.figures.length > 0) this.counts.cited += 1;
    if (!isClaim(statement, scanned.heading)) return;
    const end = this.step.length(this.part);
    const claim = judged(scanned, statement, this.known, { part: this.part, end, isFromCode: false });
    const id = this.step.addClaim(claim);
    this.counts.claims += 1;
    if (claim.supported) return;
    this.counts.unsupported += 1;
    // A chat also tells stories: there only what can be looked up is marked.
    if (this.part === 'report' || hasEvidenceOrNumber(statement))
      this.step.write(this.part, ` [${engineTexts().notSupported}](#claim:${id})`);
  }
}

/** Judges a statement that ends at `end` of its part. */
export function judged(
  { markdown, context, isRow }: ScannedStatement,
  statement: StatementText,
  known: KnownEvidence,
  place: { readonly part: TextPart; readonly end: number; readonly isFromCode: boolean },
): Omit<Claim, 'id'> {
  return {
    part: place.part,
    start: place.end - markdown.length,
    end: place.end,
    text: statement.plain.slice(0, longestClaim),
    source_ns: [...statement.sources],
    figure_ids: [...statement.figures],
    ...judgeClaim(statement, known, {
      context,
      isRow,
      language: currentLanguage(),
      isFromCode: place.isFromCode,
    }),
  };
}
