import type { Figure, Source } from '@loupe/shared/contract/run-events';
import type { StepHandle, Turn } from '../../engines/run-context.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { figureMark, plainText, sourceMark } from '../writing/marks.ts';
import { rankByWords } from './match-words.ts';

const price = 1_000;
/** Share of the question's words, rare ones counting more, that a figure or sentence must hold. */
const leastShare = 0.4;

interface Statement {
  readonly text: string;
  readonly heading: string;
}

/** Sentences, list items and table rows of a report, without links. */
export function statementsOf(report: string): Statement[] {
  const statements: Statement[] = [];
  let heading = '';
  const lines = report.split('\n');
  for (const [i, raw] of lines.entries()) {
    if (/^\|\s*-/.test(lines[i + 1] ?? '')) continue;
    const line = raw
      .replace(/\[\d+\]\(#source:\d+\)/g, '')
      .replace(/\[([^\]]*)\]\(#figure:[^)]*\)/g, '$1')
      .trim();
    const title = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
    if (title !== undefined) heading = title;
    else if (/^\|\s*-|^$|^---|^\$\$|^\*Prepared|^> \*\*You asked/.test(line)) continue;
    else if (line.startsWith('|'))
      statements.push({
        heading,
        text: line
          .split('|')
          .map((cell) => cell.trim())
          .filter((cell) => cell !== '')
          .join(' · '),
      });
    else
      for (const sentence of line.replace(/^[->\s]+/, '').split(/(?<=[a-z0-9)%]{2}[.!?])\s+(?=[A-Z])/))
        statements.push({ heading, text: sentence.replaceAll('**', '') });
  }
  return statements;
}

function figureLine(step: StepHandle, figure: Figure, sources: readonly Source[]): string {
  const from = sources.find((source) => source.n === figure.source_n);
  const n =
    from === undefined
      ? null
      : step.addSource({ ...from, key: `${from.file_id ?? from.title}:${from.locator}` });
  return `- ${plainText(figure.label)}: **${figureMark(step, { ...figure, source_n: n })}**${n === null ? '' : sourceMark(n)}`;
}

function quoteFrom(step: StepHandle, turn: Turn, statement: Statement, askedAt: Date): string {
  const title = turn.agentTitle ?? 'Earlier answer';
  const n = step.addSource({
    key: `chat:${turn.runId}:${statement.heading}:${statement.text.slice(0, 60)}`,
    kind: 'chat',
    title,
    locator: statement.heading || null,
    url: null,
    file_id: null,
    excerpt: statement.text,
    fetched_at: askedAt.toISOString(),
    is_sample: false,
  });
  return `> ${plainText(statement.text)}${sourceMark(n)}`;
}

/** Answers from the figures and sentences of the chat's earlier reports, newest first. False when none comes near the question. */
export async function answerFromChat(run: AnalystRun, foot: string): Promise<boolean> {
  const { prompt, history, askedAt } = run.facts;
  for (const turn of history.toReversed().filter((one) => one.role === 'assistant' && one.runId !== null)) {
    const figures = (turn.figures ?? []).filter(
      (figure) =>
        !figure.id.endsWith('_width') &&
        (!/_before|_15$/.test(figure.id) || /ago|before|earlier/i.test(prompt)),
    );
    const asksMethod = /\b(?:how (?:was|is|were|are|did)|formula|comput|method|why|support(?:ed)? by)/i.test(
      prompt,
    );
    const statements = statementsOf(turn.report ?? turn.text).filter(
      ({ heading }) => asksMethod || !/^How it was|^What could not|^Verification/.test(heading),
    );
    const bestFigures = rankByWords(
      prompt,
      figures.map((figure) => figure.label),
      leastShare,
    );
    const bestStatements = rankByWords(
      prompt,
      statements.map((statement) => `${statement.heading} ${statement.text}`),
      leastShare,
    ).slice(0, 3);
    if (bestFigures.length === 0 && bestStatements.length === 0) continue;
    const near = bestFigures.filter(({ share }) => share >= (bestFigures[0]?.share ?? 0) * 0.8).slice(0, 5);
    await run.step(
      { id: 'write-from-chat', tool: 'write', title: 'Quote the earlier report', price },
      (step) => {
        const lines = [
          `From ${turn.agentTitle ? `the report of ${plainText(turn.agentTitle)}` : 'the earlier answer'} in this chat:`,
          '',
        ];
        for (const { index } of near)
          lines.push(figureLine(step, figures[index] as Figure, turn.sources ?? []));
        if (near.length > 0) lines.push('');
        for (const { index } of bestStatements)
          lines.push(quoteFrom(step, turn, statements[index] as Statement, askedAt), '');
        step.write('answer', `${lines.join('\n')}\n${foot}\n`);
        return Promise.resolve({ output: null, summary: 'Written', millicredits: price });
      },
    );
    return true;
  }
  return false;
}
