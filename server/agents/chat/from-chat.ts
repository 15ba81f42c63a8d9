import type { Figure, Source } from '@loupe/shared/contract/run-events';
import type { RunFacts, StepHandle, Turn } from '../../engines/run-context.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { figureMark, plainText, sourceMark } from '../writing/marks.ts';
import { keyWords, rankByWords } from './match-words.ts';
import { holdsWanted } from './text-question/fits-question.ts';
import { statementsOf, type Statement } from './statements.ts';
import { chatTexts } from './messages/chat-texts.ts';
import type { Write } from './write.ts';

/** Share of the question's words, rare ones counting more, that a figure or sentence must hold. */
const leastShare = 0.4;

function figureLine(step: StepHandle, figure: Figure, sources: readonly Source[]): string {
  const from = sources.find((source) => source.n === figure.source_n);
  const n =
    from === undefined
      ? null
      : step.addSource({ ...from, key: `${from.file_id ?? from.title}:${from.locator}` });
  return `- ${plainText(figure.label)}: **${figureMark(step, { ...figure, source_n: n })}**${n === null ? '' : sourceMark(n)}`;
}

function quoteFrom(step: StepHandle, turn: Turn, statement: Statement, askedAt: Date): string {
  const title = turn.agentTitle ?? chatTexts().earlierAnswer;
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

/** Formula and inputs of a figure, as its panel shows them. */
function workingOf(figure: Figure): string[] {
  const formula = /[\\^_{}]/.test(figure.formula)
    ? ['$$', figure.formula, '$$']
    : [chatTexts().formula(plainText(figure.formula))];
  const inputs = figure.inputs.map(
    ({ name, value, from }) =>
      `- ${plainText(name)}: ${plainText(value)}${from === null ? '' : ` (${plainText(from)})`}`,
  );
  return [
    chatTexts().computedAs(plainText(figure.label)),
    '',
    ...formula,
    '',
    ...(inputs.length > 0 ? [chatTexts().from, '', ...inputs, ''] : []),
  ];
}

const asksMethodOf = (prompt: string) =>
  /\b(?:how (?:was|is|were|are|did|do)|formula|comput|calculat|method|why|support(?:ed)? by|wie (?:wird|wurde|ist)|formel|berechn|warum|wieso)/i.test(
    prompt,
  );
const asksWhy = (prompt: string) => /^\s*(?:why|warum|wieso|weshalb)\b/i.test(prompt);
const methodWords =
  /\b(?:comput\w*|calculat\w*|formulas?|methods?|measured?|derived|work(?:ed|s)? out|berechne\w*|formel\w*|gerechnet)\b/gi;

const plainChat = 'chat';

/** Plain answers quote reports and files: what they rest on is asked instead of them. */
const isReport = ({ role, runId, agent, text }: Turn) =>
  role === 'assistant' && runId !== null && agent !== plainChat && /^#{1,2} /m.test(text);

interface Match {
  readonly turn: Turn;
  readonly figures: readonly Figure[];
  readonly statements: readonly Statement[];
  readonly share: number;
}

/** What one report has to say about the question. */
function matchOf(turn: Turn, prompt: string): Match {
  const asksMethod = asksMethodOf(prompt);
  const stripped = prompt.replace(methodWords, ' ');
  const question = asksMethod && keyWords(stripped).length > 0 ? stripped : prompt;
  const figures = (turn.figures ?? []).filter(
    (figure) =>
      !figure.id.endsWith('_width') &&
      (!/_before|_15$/.test(figure.id) || /ago|before|earlier|\bvor\b|früher|davor/i.test(prompt)),
  );
  const statements = statementsOf(turn.text).filter(
    ({ heading }) =>
      asksMethod ||
      !/^How it was|^What could not|^Verification|^Wie gerechnet|^Wie der Bericht|^Was sich nicht|^Prüfung/.test(
        heading,
      ),
  );
  const labels = figures.map((figure) => figure.label);
  const bestFigures = rankByWords(question, labels, leastShare);
  const texts = statements.map((statement) => `${statement.heading} ${statement.text}`);
  const bestStatements = rankByWords(question, texts, leastShare);
  const top = Math.max(bestFigures[0]?.share ?? 0, bestStatements[0]?.share ?? 0);
  const near = bestFigures.filter(({ share }) => share >= (bestFigures[0]?.share ?? 0) * 0.8);
  const told = bestStatements
    .filter(({ share }) => share >= top * 0.7)
    .flatMap(({ index }) => statements[index] ?? [])
    .filter(({ text }) => asksMethod || holdsWanted(text, prompt));
  const cause = asksWhy(prompt) ? statements.filter(({ text }) => /^(?:Why|Warum)\b/.test(text)) : [];
  return {
    turn,
    figures: near.slice(0, 3).flatMap(({ index }) => figures[index] ?? []),
    statements: withoutRepeats([...cause, ...told]).slice(0, near.length > 0 ? 2 : 3),
    share: top,
  };
}

function withoutRepeats(statements: readonly Statement[]): Statement[] {
  return statements.filter(
    ({ text }, i) =>
      !statements.slice(0, i).some((one) => one.text.includes(text) || text.includes(one.text)),
  );
}

/** The report of the chat that comes nearest to the question, the newest of equals; null when none does. */
export function reportFor({ prompt, history }: Pick<RunFacts, 'prompt' | 'history'>): Match | null {
  const matches = history
    .toReversed()
    .filter(isReport)
    .map((turn) => matchOf(turn, prompt));
  const best = matches.reduce<Match | null>((top, one) => (one.share > (top?.share ?? 0) ? one : top), null);
  return best === null || best.figures.length + best.statements.length === 0 ? null : best;
}

/** Answers from the figures and sentences of the chat's reports. False when none is near. */
export async function answerFromChat(run: AnalystRun, write: Write): Promise<boolean> {
  const { prompt, askedAt } = run.facts;
  const best = reportFor(run.facts);
  if (best === null) return false;
  const { turn, figures, statements } = best;
  await write('from-chat', chatTexts().quoteEarlier, (step) => {
    const lines = [
      chatTexts().fromReport(turn.agentTitle ? plainText(turn.agentTitle) : null),
      '',
      ...figures.map((figure) => figureLine(step, figure, turn.sources ?? [])),
      ...(figures.length > 0 ? [''] : []),
      ...(asksMethodOf(prompt) && !asksWhy(prompt) && figures[0] ? workingOf(figures[0]) : []),
      ...statements.flatMap((statement) => [quoteFrom(step, turn, statement, askedAt), '']),
    ];
    step.write('answer', `${lines.join('\n')}\n`);
  });
  return true;
}
