import type { FinishedRun } from '../../server/agents/testing/run-agent.ts';
import type { AgentCase, FigureLabel } from '../agent-cases.ts';
import type { Language } from '../labels.ts';
import { unitScale } from './printed-figures.ts';
import { plain } from './statements.ts';
import { currencyOf, numbersIn } from './written-value.ts';

export type Reported = Pick<
  FinishedRun,
  'report' | 'answer' | 'figures' | 'findings' | 'claims' | 'isUnanswered'
>;

export interface AgentScore {
  /** Labels, and those the report has right. */
  readonly labels: number;
  readonly right: number;
  /** Labelled figures and findings that say something else. */
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
  /** What must not be said and was, an answer where none is honest included. */
  readonly said: readonly string[];
  /** Statements of the report that its own judge does not find in what they cite. */
  readonly unsupported: readonly string[];
}

type Verdict = 'right' | 'wrong' | 'missed';

const spaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Whether a figure prints the value, rounded to its last digit, in its unit where it says one. */
function isPrinted(value: string, { value: expected, unit = '' }: FigureLabel, language: Language): boolean {
  const [number] = numbersIn(spaces(value), language);
  if (number === undefined || (unit === '%' && !number.isPercent)) return false;
  const currency = currencyOf(unit);
  if (currency !== null && number.currency !== null && number.currency !== currency) return false;
  // A cell below a heading with the unit names none itself.
  const isBare = !number.hasScale && number.currency === null;
  const wanted = isBare ? expected : expected * unitScale(unit);
  return Math.abs(number.amount - wanted) <= number.step / 2 + Math.abs(wanted) * 1e-9;
}

function verdictOf(label: FigureLabel, run: Reported, language: Language): [Verdict, string] {
  const text = `${run.report}\n${run.answer}`;
  const named = run.figures.filter(({ id, label: said }) =>
    label.id === undefined ? spaces(said) === label.label : id === label.id,
  );
  const linked = named.filter(({ id }) => text.includes(`](#figure:${id})`));
  const other = linked.find(({ value }) => !isPrinted(value, label, language));
  const name = label.id ?? label.label ?? '';
  if (other !== undefined) return ['wrong', `${name} is ${other.value}, not ${label.value}`];
  return linked.length === 0 ? ['missed', name] : ['right', name];
}

function findingVerdict({ title, status }: AgentCase['findings'][number], run: Reported): [Verdict, string] {
  const found = run.findings.find((one) => spaces(one.title) === title);
  if (found === undefined) return ['missed', `finding ${title}`];
  return found.status === status
    ? ['right', title]
    : ['wrong', `finding ${title} is ${found.status}, not ${status}`];
}

/** Holds a report against the labels of its case. */
export function scoreAgent(labels: AgentCase, run: Reported): AgentScore {
  const text = spaces(plain(`${run.report}\n${run.answer}`));
  const verdicts = [
    ...labels.figures.map((label) => verdictOf(label, run, labels.language)),
    ...labels.findings.map((finding) => findingVerdict(finding, run)),
    ...labels.says.map((words): [Verdict, string] => [
      text.includes(words) ? 'right' : 'missed',
      `“${words}”`,
    ]),
    ...(labels.unanswered === true
      ? [[run.isUnanswered ? 'right' : 'missed', 'that nothing could be done'] as [Verdict, string]]
      : []),
  ];
  const of = (verdict: Verdict) => verdicts.flatMap(([one, name]) => (one === verdict ? [name] : []));
  const figures = labels.unanswered === true ? run.figures.map(({ id }) => `figure ${id}`) : [];
  return {
    labels: verdicts.length,
    right: of('right').length,
    wrong: of('wrong'),
    missed: of('missed'),
    said: [...labels.never.filter((words) => text.includes(words)), ...figures],
    unsupported: run.claims.flatMap(({ supported, text: said }) => (supported ? [] : [said])),
  };
}
