import { appError } from '../errors/app-error.ts';
import type { ToolStepOutput } from './analyst-engine.ts';
import { refusals } from '../messages/refusals-texts.ts';
import { engineTexts } from './messages/engines-texts.ts';
import type { RunFacts } from './run-context.ts';
import type { RunLimit } from './turn-allowance.ts';

/** Below a text that was cut: the sentence that says so, outside of whatever block the text was in. */
export function cutNote(text: string, limit: RunLimit | 'refused', facts: RunFacts): string {
  const { credits, ...others } = engineTexts().cut;
  const sentences = { ...others, steps: others.characters, credits: credits(capOf(facts)) };
  return `${endOfOpenBlock(text)}\n\n> ${sentences[limit]}\n`;
}

/** What tools have found, for a run that ends at a limit without a text of the model. */
export class ClosingText {
  private readonly figures = new Map<string, { readonly label: string; readonly value: string }>();
  private readonly sources = new Set<number>();

  add({ figures = [], sourceNumbers }: Pick<ToolStepOutput, 'figures' | 'sourceNumbers'>): void {
    for (const { id, label, value } of figures) this.figures.set(id, { label, value });
    for (const n of sourceNumbers) this.sources.add(n);
  }

  /** Null when nothing was found. */
  text(limit: RunLimit | 'declined', facts: RunFacts): string | null {
    if (this.figures.size === 0 && this.sources.size === 0) return null;
    const { credits, ...others } = engineTexts().closing;
    const sentences = { ...others, credits: credits(capOf(facts)) };
    const figures = [...this.figures].map(
      ([id, { label, value }]) => `- ${label}: [${value}](#figure:${id})`,
    );
    const marks = [...this.sources].map((n) => `[${n}](#source:${n})`).join(' ');
    const found = [
      ...(figures.length > 0 ? [engineTexts().foundSoFar, '', ...figures, ''] : []),
      ...(marks ? [engineTexts().sourcesSoFar(marks), ''] : []),
    ];
    return [`> ${sentences[limit]}`, '', ...found].join('\n');
  }
}

/** The failure of a run that came to a limit with nothing to show; nothing is charged for it. */
export function limitError(limit: RunLimit): Error {
  if (limit === 'time') return appError('run.time_limit');
  if (limit === 'steps') return appError('run.step_limit');
  if (limit === 'credits') return appError('run.credit_cap');
  return appError('model.unavailable', { sentence: refusals.said((t) => t.modelEndless) });
}

function capOf(facts: RunFacts): number {
  return Math.floor(facts.maxMillicredits / 1000);
}

/** What closes a fence or a block of maths that the text has left open. */
function endOfOpenBlock(text: string): string {
  let fence: string | null = null;
  for (const line of text.split('\n')) {
    const [, mark, info = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (mark === undefined) continue;
    if (fence === null) fence = mark;
    else if (mark.startsWith(fence) && !info.trim()) fence = null;
  }
  if (fence !== null) return `\n${fence}`;
  return text.split('$$').length % 2 === 0 ? '\n$$' : '';
}
