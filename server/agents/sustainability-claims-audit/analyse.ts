import type { Block } from '../../report/blocks.ts';
import { list, listOr, paragraph } from '../../report/build-blocks.ts';
import { words } from '../../report/words.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { readReference } from '../ground/reference.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import { rowMark } from '../ground/table-figures.ts';
import { foot, writeStep } from '../ground/write-steps.ts';
import { findClaims, gather, judgeAll, type Gathered } from './gather.ts';
import { claimsTexts, section } from './messages/claims-texts.ts';
import { claimTable, othersList, ruleIdOf, ruleOf, vagueTable } from './write-claims.ts';
import { countsOf, writeHead } from './write-head.ts';
import { questionList, recomputedTable, withoutBase } from './write-numbers.ts';
import type { ClaimsWriting } from './writing.ts';

const mostClaims = { quick: 12, standard: 40, deep: 120 } as const;

/** The built-in analyst's work: read, find the claims, look for what bears them out, recompute, write. */
export async function auditClaims(run: AnalystRun): Promise<void> {
  const texts = claimsTexts().report;
  const { inputs } = run.facts;
  const company = (inputs.company ?? '').trim();
  const found = await run.stage('gather', async () => {
    const value = await gather(run, company);
    return { value, summary: texts.steps.gathered(value.dossiers.length) };
  });
  const all = await run.stage('find', async () => {
    const value = await findClaims(run, company, found);
    return { value, summary: texts.steps.found(value.length) };
  });
  const judged = judgeAll(all, found);
  if (judged.length === 0) return await sayNoClaim(run, company, found);
  const rules = inputs.standard === 'none' ? null : await readReference(run, 'green-claims-rules.csv');
  const dossiers = rules === null ? found.dossiers : [...found.dossiers, rules];
  const part = (id: keyof typeof texts.parts, millicredits: number, work: (w: ClaimsWriting) => Block[]) =>
    writeStep(run, { id, title: texts.parts[id], millicredits }, (step) =>
      work({ step, dossiers, judged, all, rules }),
    );
  const depth = depthOf(inputs);
  await run.stage('check', async () => {
    await part('head', 4_000, (w) => writeHead(w, company));
    await part('claims', 4_000, (w) => claimTable(w, mostClaims[depth]));
    return { value: undefined, summary: texts.steps.checked(judged.length) };
  });
  await run.stage('recompute', async () => {
    await part('numbers', 3_000, (w) => [
      ...recomputedTable(w),
      ...(depth === 'quick' ? [] : vagueTable(w)),
      ...withoutBase(w),
      ...(depth === 'quick' ? [] : othersList(w)),
      ...questionList(w),
    ]);
    return { value: undefined, summary: texts.steps.checked(countsOf(judged).verified) };
  });
  await run.stage('report', async () => {
    await part('closing', 2_000, (w) => closing(w, found));
    return { value: undefined, summary: texts.steps.written };
  });
}

function closing(w: ClaimsWriting, { leftOut, isSample }: Gathered): Block[] {
  const texts = claimsTexts().report;
  const ids = [...new Set(w.judged.flatMap((one) => ruleIdOf(one) ?? []))];
  const named = [...ids, ...(ids.length > 0 ? ['applies'] : [])].flatMap((id) => ruleOf(w.rules, id) ?? []);
  const rules = named.map(
    ({ source, row, place, wording }) => words`${texts.rule(place, wording)}${rowMark(w, source, row)}`,
  );
  return [
    ...section('missing', listOr(leftOut, texts.nothingMissing), paragraph(texts.notSeen)),
    ...section(
      'method',
      ...texts.method.map((said) => paragraph(said)),
      ...(rules.length === 0 ? [] : [paragraph(texts.rules), list(rules)]),
      paragraph(texts.advice),
    ),
    ...foot(isSample, 'data'),
  ];
}

async function sayNoClaim(run: AnalystRun, company: string, { leftOut, isSample }: Gathered): Promise<void> {
  const texts = claimsTexts().report;
  await sayNothingFound(run, {
    headline: texts.headlineNone(company || texts.subject),
    lead: texts.noneFound,
    answer: texts.noneAnswer,
    leftOut,
    isSample,
    what: 'data',
    step: texts.parts.head,
    summary: texts.steps.written,
  });
}
