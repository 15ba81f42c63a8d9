import type { InputField } from '@loupe/shared/contract/agents';
import type { OwnAgentDocument, OwnInput } from '@loupe/shared/contract/own-agents';
import { appError } from '../../errors/app-error.ts';
import type { AgentDefinition, Estimate } from '../agent-definition.ts';
import { field, stagesIn } from '../depth-field.ts';
import { analyseOwn, blocksOf } from './analyse.ts';
import { countingPart, unfinishedOf } from './check-document.ts';
import { modelInstructions } from './model-instructions.ts';
import { ownAgentTexts } from './messages/own-agent-texts.ts';

/** Endings of files that are read. */
const readable = ['.pdf', '.docx', '.xlsx', '.csv', '.tsv', '.json', '.html', '.xml', '.md', '.txt'];

const fieldOf = ({ name, label, hint, kind, is_required, options }: OwnInput): InputField =>
  field({
    name,
    label,
    kind,
    is_required,
    hint: hint === '' ? null : hint,
    options: kind === 'choice' ? options.map((one) => ({ value: one, label: one })) : [],
    accept: kind === 'files' ? readable : [],
  });

/** Where its maker made no place for files, there is one. */
function filesField({ inputs }: OwnAgentDocument): InputField[] {
  if (inputs.some(({ kind }) => kind === 'files')) return [];
  const { filesLabel, filesHint } = ownAgentTexts();
  return [field({ name: 'files', label: filesLabel, hint: filesHint, kind: 'files', accept: readable })];
}

/** Nothing costs more than what its maker allowed. */
const capped = ({ credits_min, credits_max, ...minutes }: Estimate, cap: number): Estimate => ({
  ...minutes,
  credits_min: Math.min(credits_min, cap),
  credits_max: Math.min(credits_max, cap),
});

const alone = (cap: number): Estimate => ({
  credits_min: 1,
  credits_max: cap,
  minutes_min: 1,
  minutes_max: 3,
});

/**
 * An agent of a person's own as any other agent: its form, its tools, its work without a language model. Built on another
 * one it has that one's form, where nothing is preset, and its work; else it asks its questions of the files. Its words
 * are its maker's, and no claim of a report. The slug is the base's: what it opens of the library is the base's too.
 */
export function ownAgentDefinition(
  slug: string,
  whole: OwnAgentDocument,
  base: AgentDefinition | null,
): AgentDefinition {
  const document = countingPart(whole);
  const texts = ownAgentTexts();
  const cap = document.cap_credits;
  const asked = base?.inputs.filter(({ name }) => !(name in document.presets)) ?? [];
  const withPresets = (inputs: Readonly<Record<string, string>>) => ({ ...inputs, ...document.presets });
  const blocks = blocksOf(document);
  return {
    slug: base?.slug ?? slug,
    title: document.title,
    icon: document.icon,
    category: texts.category,
    outcome: document.outcome || base?.outcome || texts.fallbackOutcome,
    wants: [],
    isFeatured: false,
    isListed: false,
    delivers: deliversOf(document, base),
    limits: limitsOf(document, base),
    sourcesUsed: [
      ...(base?.sourcesUsed ?? [texts.files]),
      ...(document.packs.length > 0 ? [texts.packs(document.packs)] : []),
    ],
    inputs: [...(base === null ? filesField(document) : asked), ...document.inputs.map(fieldOf)],
    stages: base?.stages ?? stagesIn(texts.stages),
    tools: [...new Set([...(base?.tools ?? []), ...document.tools])],
    estimates: {
      quick: base ? capped(base.estimates.quick, cap) : alone(cap),
      standard: base ? capped(base.estimates.standard, cap) : alone(cap),
      deep: base ? capped(base.estimates.deep, cap) : alone(cap),
    },
    sample: Object.keys(document.sample).length > 0 ? { inputs: document.sample } : null,
    outline: base ? base.outline : [...blocks.map(({ title }) => title), texts.missing, texts.method],
    ...(base
      ? base.outlineNotes !== undefined && { outlineNotes: base.outlineNotes }
      : { outlineNotes: [...blocks.map(({ note }) => note), '', ''] }),
    instructions: modelInstructions(document, base),
    words: [document.title, ...document.questions, ...document.blocks.map(({ title }) => title)],
    async check(inputs, tools, given) {
      const unfinished = unfinishedOf(document, base);
      if (unfinished !== null) throw appError('own_agent.unfinished', { sentence: unfinished });
      if (base !== null) return await base.check?.(withPresets(inputs), tools, given);
      if ((given?.fileIds.length ?? 0) === 0 && document.packs.length === 0)
        throw appError('agent.inputs_invalid', { sentence: ownAgentTexts.said((t) => t.fileNeeded) });
    },
    async analyse(run) {
      const inputs = withPresets(run.facts.inputs);
      const own = { ...run, facts: { ...run.facts, inputs } };
      await (base === null ? analyseOwn(own, document) : base.analyse(own));
    },
  };
}

/** Title of a stage of agents that are built on none. */
export function ownStageTitle(id: string): string | undefined {
  return stagesIn(ownAgentTexts().stages).find((stage) => stage.id === id)?.title;
}

function deliversOf(document: OwnAgentDocument, base: AgentDefinition | null): string[] {
  const texts = ownAgentTexts().delivers;
  if (base !== null) return [texts.base(base.title), ...base.delivers];
  const { questions, blocks } = document;
  return [
    ...(questions.length > 0 ? [texts.questions(questions.length)] : []),
    ...(blocks.some(({ kind }) => kind === 'tables') ? [texts.tables] : []),
    ...blocks.filter(({ kind }) => kind === 'text').map(({ title }) => texts.text(title)),
  ];
}

function limitsOf(document: OwnAgentDocument, base: AgentDefinition | null): string[] {
  const texts = ownAgentTexts().limits;
  const hasText = document.blocks.some(({ kind }) => kind === 'text');
  return [
    ...(base?.limits ?? [texts.files]),
    ...(hasText ? [texts.text] : []),
    texts.cap(document.cap_credits),
  ];
}
