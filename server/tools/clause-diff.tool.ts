import { z } from 'zod';
import { clauseMark, clauseName, cutText } from '../agents/ground/clause-writing.ts';
import { figureLink } from '../agents/writing/evidence-links.ts';
import { align } from '../clauses/align.ts';
import type { AlignedKind } from '../clauses/aligned.ts';
import { changesOf, textOf, type Change } from '../clauses/change.ts';
import { segment } from '../clauses/segment.ts';
import type { Json } from '../engines/run-context.ts';
import { appError } from '../errors/app-error.ts';
import { runPartByPart } from '../run-part-by-part.ts';
import { currentLanguage } from '../language/language.ts';
import { EvidenceStep } from './evidence-step.ts';
import { groundToolTexts } from './messages/ground-tools-texts.ts';
import { numberText } from './number-text.ts';
import { openDossiers } from './open-dossiers.ts';
import { defineTool, type ToolContext, type ToolOutcome } from './tool.ts';

const mostChanges = 20;
const mostInputs = 20;
const longest = 420;
const kinds: readonly AlignedKind[] = ['changed', 'new', 'gone', 'moved', 'split', 'merged'];

const side = z.string().max(120).describe('id of a file, or name of a sample document');

export const clauseDiff = defineTool({
  name: 'clause_diff',
  description:
    'Compares an old and a new text of rules (law, contract, policy) clause by clause: what was changed, is new, gone, moved, split or joined, the gravest first, with both wordings and why it is grave. How many there are of each kind is a figure; each clause told is a source.',
  input: z.object({ old: side, new: side }),
  price: 4_000,
  title: () => groundToolTexts().clauses,
  async run(request, context): Promise<ToolOutcome<Json>> {
    const texts = groundToolTexts();
    const [old, now] = [await open(request.old, context), await open(request.new, context)];
    if (old.key === now.key)
      throw appError('request.invalid', { sentence: groundToolTexts.said((t) => t.sameText) });
    const { language: own } = now.document;
    const language = own === 'en' || own === 'de' ? own : currentLanguage();
    const [before, after] = [
      await runPartByPart(segment(old.document), context.signal),
      await runPartByPart(segment(now.document), context.signal),
    ];
    const aligned = await runPartByPart(align(before, after), context.signal);
    const changes = await runPartByPart(changesOf(aligned, language), context.signal);
    const step = new EvidenceStep(context.signal);
    const writing = { step, dossiers: [old, now] };
    const told = changes.slice(0, mostChanges);
    const passages = told.flatMap(({ aligned: one }) =>
      (['old', 'now'] as const).flatMap((version) => {
        const clause = one[version];
        if (clause === null || !isNew(step, () => clauseMark(writing, clause))) return [];
        return [{ version, clause: clauseName(clause), text: cutText(clause.text, longest) }];
      }),
    );
    for (const kind of kinds) {
      const of = changes.filter((change) => change.aligned.kind === kind);
      if (of.length > 0) countFigure(step, kind, of);
    }
    const output = {
      clauses_before: before.length,
      clauses_after: after.length,
      changes: told.map(saidOf),
      changes_left_out: changes.length - told.length,
      passages,
    };
    return step.outcome(output, texts.compared(changes.length));
  },
});

async function open(name: string, context: ToolContext) {
  const wanted = name.startsWith('fil_') ? { file_ids: [name] } : { file_ids: [], documents: [name] };
  const [dossier] = (await openDossiers(context, wanted)).dossiers;
  if (dossier === undefined) throw appError('file.not_found');
  return dossier;
}

const nameOf = ({ aligned: { old, now } }: Change) => {
  const clause = now ?? old;
  return clause === null ? '' : clauseName(clause);
};

/** Whether what is cited was no source before: each source is given once, in its order. */
function isNew(step: EvidenceStep, cite: () => unknown): boolean {
  const before = step.sourceCount;
  cite();
  return step.sourceCount > before;
}

/** The wordings of split and joined clauses are those of all their parts, and are here whole. */
function saidOf(change: Change) {
  const { aligned, severity } = change;
  const isMany = aligned.kind === 'split' || aligned.kind === 'merged';
  const wording = (one: 'old' | 'now') => cutText(textOf(aligned, one), longest);
  return {
    clause: nameOf(change),
    kind: aligned.kind,
    severity: severity.word,
    because: [...severity.because],
    ...(isMany && { old: wording('old'), new: wording('now') }),
  };
}

/** How many clauses became of a kind, with their names. */
function countFigure(step: EvidenceStep, kind: AlignedKind, changes: readonly Change[]): void {
  figureLink(step, {
    id: `clauses-${kind}`,
    label: groundToolTexts().clauseKinds[kind],
    value: numberText(changes.length, 0),
    formula: 'n',
    inputs: changes.slice(0, mostInputs).map((change) => ({
      name: nameOf(change),
      value: change.severity.word,
      from: null,
    })),
    source_n: null,
  });
}
