import type { TypicalRun, AgentDetail, AgentInputs, Depth, InputField } from '@loupe/shared/contract/agents';
import { creditsForMoreFiles } from '@loupe/shared/lib/file-ids';
import { typedNumber } from '@loupe/shared/lib/typed-number';
import { language } from '@loupe/shared/language';
import { agentTexts } from '#texts/explore';

/** The input that carries the depth; agents that list it as a field of their own get that field's place in the form. */
export const DEPTH_INPUT = 'depth';

/** True for a field whose value is made of uploaded files. */
export const holdsFiles = ({ kind }: InputField): boolean => kind === 'file' || kind === 'files';

/** The agent's fields without the depth, which has a control of its own. */
export function formFields(agent: AgentDetail): InputField[] {
  return agent.inputs.filter((field) => field.name !== DEPTH_INPUT);
}

/** Values a form starts with: the agent's defaults, otherwise empty. */
export function initialValues(agent: AgentDetail): AgentInputs {
  return Object.fromEntries(formFields(agent).map((field) => [field.name, field.default ?? '']));
}

/** What differs from what a form starts with, and so was typed or chosen. */
export function changedInputs(agent: AgentDetail, values: AgentInputs, depth: Depth): AgentInputs {
  const first: AgentInputs = { ...initialValues(agent), [DEPTH_INPUT]: initialDepth(agent) };
  return Object.fromEntries(
    Object.entries({ ...values, [DEPTH_INPUT]: depth }).filter(([name, value]) => value !== first[name]),
  );
}

/** The values of a form with what was kept of it; what its fields no longer take is left out. */
export function keptValues(agent: AgentDetail, kept: AgentInputs): AgentInputs {
  const values = initialValues(agent);
  for (const field of formFields(agent)) {
    const value = kept[field.name];
    if (value === undefined || holdsFiles(field)) continue;
    const isTaken = field.kind !== 'choice' || field.options.some((option) => option.value === value);
    if (isTaken) values[field.name] = value;
  }
  return values;
}

/** The depth of a form with what was kept of it. */
export function keptDepth(agent: AgentDetail, kept: AgentInputs): Depth {
  const depth = kept[DEPTH_INPUT];
  return depth === 'quick' || depth === 'standard' || depth === 'deep' ? depth : initialDepth(agent);
}

/** The depth a form starts with. */
export function initialDepth(agent: AgentDetail): Depth {
  const given = agent.inputs.find((field) => field.name === DEPTH_INPUT)?.default;
  return given === 'quick' || given === 'deep' ? given : 'standard';
}

/** One sentence per field that cannot be sent; empty when all is well. */
export function fieldErrors(agent: AgentDetail, values: AgentInputs): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of formFields(agent)) {
    const value = (values[field.name] ?? '').trim();
    if (value === '') {
      if (field.is_required) errors[field.name] = missingText(field);
    } else if (field.kind === 'number' && typedNumber(value, language) === null) {
      errors[field.name] = agentTexts.notANumber(field.label);
    }
  }
  return errors;
}

function missingText(field: InputField): string {
  if (holdsFiles(field)) return agentTexts.missingFile(field.label);
  return field.kind === 'choice' || field.kind === 'date'
    ? agentTexts.missingChoice(field.label)
    : agentTexts.missingText(field.label);
}

/** What is sent: filled fields only, trimmed, and the depth. */
export function filledInputs(agent: AgentDetail, values: AgentInputs, depth: Depth): AgentInputs {
  const filled = formFields(agent).flatMap((field) => {
    const value = (values[field.name] ?? '').trim();
    return value === '' ? [] : [[field.name, value] as const];
  });
  return { ...Object.fromEntries(filled), [DEPTH_INPUT]: depth };
}

/** What the start form shows at its side. Credits whole; `balanceAfter` null while the balance is not known. */
export interface StartEstimate {
  readonly creditsMin: number;
  readonly creditsMax: number;
  readonly minutesMin: number;
  readonly minutesMax: number;
  /** What finished runs took and cost; null where there are too few. */
  readonly typical: TypicalRun | null;
  /** What there is now; null while not known. */
  readonly balance: number | null;
  /** The least that is left if everything held is used. */
  readonly balanceAfter: number | null;
  readonly isEnough: boolean;
  /** What the depth reads and writes, in a sentence; null where that is not known. */
  readonly does: string | null;
}

/** The estimate for a depth and so many files; an unknown balance never blocks (C2: the server alone decides about spending). */
export function estimateOf(
  agent: AgentDetail,
  depth: Depth,
  balance: number | null,
  files = 0,
): StartEstimate {
  const range = agent.estimates[depth];
  const creditsMax = range.credits_max + creditsForMoreFiles(files, range.files_max ?? 0);
  return {
    creditsMin: range.credits_min,
    creditsMax,
    minutesMin: range.minutes_min,
    minutesMax: range.minutes_max,
    typical: agent.typical?.[depth] ?? null,
    balance,
    balanceAfter: balance === null ? null : Math.max(0, balance - creditsMax),
    isEnough: balance === null || balance >= creditsMax,
    does: range.does ?? null,
  };
}
