import type { ClaimReason, JudgedClaim } from '../../evidence-check/judge-claim.ts';
import type { Recomputed } from '../../evidence-check/recompute-claim.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, list, title } from '../../report/build-blocks.ts';
import { bold, joinWords, toWords, words, type Words } from '../../report/words.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import { claimsTexts, section } from './messages/claims-texts.ts';
import type { claimsReportEn } from './messages/claims-report-en.ts';
import { claimFigure, differenceFigure, quotedWords, shortened, type ClaimsWriting } from './writing.ts';

type Action = keyof typeof claimsReportEn.actions;

/** What is to be done about a claim, by why it was read so. */
const actions: Readonly<Partial<Record<ClaimReason, Action>>> = {
  recomputed: 'stay',
  differs: 'correct',
  'no base year': 'base',
  'no figures': 'figures',
  offset: 'offset',
  'neutral bare': 'figures',
  'own label': 'label',
  generic: 'reword',
  untested: 'figures',
  comparison: 'reword',
  'comparison measured': 'figures',
  'aim lacks': 'aim',
};
const order: readonly Action[] = [
  'stay',
  'correct',
  'offset',
  'reword',
  'base',
  'figures',
  'label',
  'aim',
  'look',
];
const mostOfAction = 6;

const isWrong = (one: JudgedClaim): one is JudgedClaim & { recomputed: Recomputed } =>
  one.reason === 'differs' && one.recomputed?.kind === 'computed';

/** Among those that the files contradict, the one furthest from them. */
function worstText(w: ClaimsWriting): Words {
  const [worst] = w.judged
    .filter(isWrong)
    .toSorted((a, b) => b.recomputed.difference - a.recomputed.difference);
  if (worst === undefined) return [];
  const found = claimFigure(w, worst, worst.recomputed);
  const apart = differenceFigure(w, worst, worst.recomputed);
  return claimsTexts().report.worst(quotedWords(w, worst.claim), found, apart);
}

function actionList(w: ClaimsWriting): Block {
  const texts = claimsTexts().report;
  const by = Map.groupBy(w.judged, ({ reason }) => actions[reason] ?? 'look');
  return list(
    order.flatMap((action) => {
      const some = by.get(action) ?? [];
      if (some.length === 0) return [];
      const shown = some.slice(0, mostOfAction).map(({ claim }) => quotedWords(w, claim));
      const rest = some.length > mostOfAction ? ` … (${some.length})` : '';
      return [words`${bold(`${texts.actions[action]}:`)} ${joinWords(shown, '; ')}${rest}`];
    }),
  );
}

function addFindings(w: ClaimsWriting): void {
  const texts = claimsTexts().report;
  for (const [i, { claim, status, reason }] of w.judged.entries())
    w.step.addFinding({
      id: `claim-${i + 1}`,
      title: shortened(claim.sentence, 100),
      detail: texts.reasons[reason],
      status,
    });
}

export const countsOf = (judged: readonly JudgedClaim[]) => {
  const of = (status: JudgedClaim['status']) => judged.filter((one) => one.status === status).length;
  return { made: judged.length, verified: of('verified'), not: of('not verified'), review: of('for review') };
};

/** How many claims stand, the one furthest from the figures, and what is to be done about each. */
export function writeHead(w: ClaimsWriting, company: string): Block[] {
  const texts = claimsTexts().report;
  const counts = countsOf(w.judged);
  const headline = texts.headline(company || texts.subject, counts);
  const worst = worstText(w);
  addFindings(w);
  writeAnswer(w.step, texts.answer(headline, worst.length > 0 ? worst : toWords(texts.lead(counts))));
  return [
    title(headline),
    lead(texts.lead(counts)),
    ...(worst.length === 0 ? [] : [{ kind: 'paragraph', text: worst } as const]),
    ...section('decision', actionList(w)),
  ];
}
