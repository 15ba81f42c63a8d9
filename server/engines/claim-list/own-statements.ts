import type { JudgedStatement, StatementJudge } from './claim-writer.ts';
import { judgeOwnText, type Links, type OwnEvidence } from './judge-own-text.ts';
import type { TextPart } from '../run-history.ts';
import type { ScannedStatement } from './statement-scanner.ts';
import type { StatementText } from './statement-text.ts';

/** Statements that one without links can rest on. */
const reach = 2;

interface RunEvidence extends OwnEvidence {
  listEvidence(): Links;
}

/**
 * Judges the statements of the built-in analyst: those of a report section by section, those of an answer, which is about
 * one question, with all that was found for it. An answer for which nothing was found says what was not understood.
 */
export class OwnStatements implements StatementJudge {
  private readonly part: TextPart;
  private readonly evidence: RunEvidence;
  private heading = '';
  private linked: Links[] = [];
  private byLabel = new Map<string, Links>();

  constructor(part: TextPart, evidence: RunEvidence) {
    this.part = part;
    this.evidence = evidence;
  }

  /** A judge that goes on from here by itself: for what the next statement might be. */
  fork(): OwnStatements {
    const other = new OwnStatements(this.part, this.evidence);
    other.heading = this.heading;
    other.linked = this.linked;
    other.byLabel = new Map(this.byLabel);
    return other;
  }

  judge(
    scanned: ScannedStatement,
    statement: StatementText,
    next: readonly StatementText[] = [],
  ): JudgedStatement | null {
    if (scanned.heading !== this.heading) this.linked = [];
    this.heading = scanned.heading;
    const judged = judgeOwnText(
      scanned,
      statement,
      this.evidence,
      this.othersFor(scanned, statement, next),
      this.part,
    );
    if (isLinked(statement)) this.remember(scanned, statement);
    return judged;
  }

  private othersFor(
    { isRow }: ScannedStatement,
    statement: StatementText,
    next: readonly StatementText[],
  ): Links {
    if (this.part === 'answer') return this.evidence.listEvidence();
    // The mark of several sentences taken from one place is behind the last of them.
    const [mark] = next.filter(isLinked);
    return (
      (isRow ? this.byLabel.get(labelOf(statement)) : undefined) ??
      joined(mark === undefined ? this.linked : [...this.linked, mark])
    );
  }

  private remember({ heading, isRow }: ScannedStatement, statement: StatementText): void {
    this.linked = [...this.linked, statement].slice(-reach);
    if (!isRow) return;
    for (const label of new Set([labelOf(statement), heading])) this.name(label, statement);
    // "Operating margin 2025" is a cell of the row "Operating margin".
    for (const id of statement.figures) {
      const label = this.evidence.findFigure(id)?.label.split(',')[0] ?? '';
      this.name(label, { sources: [], figures: [id] });
    }
  }

  private name(label: string, links: Links): void {
    const known = this.byLabel.get(label);
    this.byLabel.set(label, known ? joined([known, links]) : links);
  }

  isMarked(): boolean {
    return true;
  }
}

const isLinked = ({ sources, figures }: StatementText) => sources.length + figures.length > 0;

/** A table below says again what one above has said of the same: its first cell is the label. */
function labelOf({ plain }: StatementText): string {
  return plain.split(' · ')[0] ?? '';
}

function joined(links: readonly Links[]): Links {
  return {
    sources: [...new Set(links.flatMap(({ sources }) => sources))],
    figures: [...new Set(links.flatMap(({ figures }) => figures))],
  };
}
