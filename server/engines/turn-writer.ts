import { createAddressFilter, type AddressFilter } from './address-filter.ts';
import { createCitationFilter, type CitationFilter } from './citation-filter.ts';
import { ClaimWriter } from './claim-list/claim-writer.ts';
import { ModelStatements } from './claim-list/model-statements.ts';
import { cutNote } from './closing-text.ts';
import { engineTexts } from './messages/engines-texts.ts';
import type { ModelTurn } from './model-client.ts';
import { isDeclined } from './refusal.ts';
import type { RunContext, StepHandle } from './run-context.ts';
import type { TextPart } from './run-history.ts';
import type { RunLimit } from './turn-allowance.ts';

/** Brings a turn's text into its part while it streams: links checked, figures printed, each statement judged. */
export class TurnWriter {
  private readonly run: RunContext;
  private readonly step: StepHandle;
  private readonly part: TextPart;
  private readonly start: number;
  private filter: CitationFilter;
  private addresses: AddressFilter;
  private statements: ModelStatements;
  private claims: ClaimWriter;

  constructor(run: RunContext, step: StepHandle, part: TextPart) {
    this.run = run;
    this.step = step;
    this.part = part;
    this.start = step.length(part);
    this.filter = createCitationFilter(run);
    this.addresses = createAddressFilter(run);
    this.statements = new ModelStatements(part, run);
    this.claims = new ClaimWriter(part, this.statements);
  }

  push(text: string): void {
    this.claims.push(this.step, this.addresses.push(this.filter.push(text)));
  }

  /** Takes everything back: it is written again, or was no part of the text. */
  restart(): void {
    this.step.rewind(this.part, this.start);
    this.filter = createCitationFilter(this.run);
    this.addresses = createAddressFilter(this.run);
    this.statements = new ModelStatements(this.part, this.run);
    this.claims = new ClaimWriter(this.part, this.statements);
  }

  /** Ends the text with what the reader has to know of it; what was said before a tool call is no part of it. */
  finish(turn: ModelTurn, notes: { readonly limit: RunLimit; readonly leftOut: readonly string[] }): void {
    if (turn.calls.length > 0 || !turn.text.trim() || isDeclined(turn, this.part === 'report'))
      return this.restart();
    this.claims.push(this.step, this.addresses.push(this.filter.end()) + this.addresses.end());
    this.claims.end(this.step);
    const write = (text: string) => this.step.write(this.part, text);
    const end = turn.cut ? notes.limit : turn.isRefused ? 'refused' : null;
    if (end) write(cutNote(this.run.textOf(this.part).slice(this.start), end, this.run.facts));
    if (this.part === 'report') write(this.supportNote());
    if (notes.leftOut.length > 0) write(engineTexts().leftOut(notes.leftOut));
  }

  private supportNote(): string {
    const { cited, claims, unsupported } = this.statements.counts;
    if (cited === 0) return engineTexts().notChecked;
    return unsupported > 0 ? engineTexts().unsupported(unsupported, claims) : '';
  }
}
