import type { JudgedClaim } from '../../evidence-check/judge-claim.ts';
import type { Recomputed } from '../../evidence-check/recompute-claim.ts';
import type { Block } from '../../report/blocks.ts';
import { listOr, paragraph, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { claimsTexts, section } from './messages/claims-texts.ts';
import {
  cellFigures,
  claimFigure,
  differenceFigure,
  foundFigure,
  quotedSentence,
  quotedWords,
  type ClaimsWriting,
} from './writing.ts';

type Computed = JudgedClaim & { readonly recomputed: Recomputed };
const isComputed = (one: JudgedClaim): one is Computed => one.recomputed?.kind === 'computed';

function rowOf(w: ClaimsWriting, one: Computed): Said[] {
  const texts = claimsTexts().report;
  const { claim, recomputed } = one;
  const isAim = claim.stance === 'aimed';
  return [
    texts.so(recomputed.names.join(texts.and), isAim),
    cellFigures(w, one, recomputed, 'from'),
    cellFigures(w, one, recomputed, 'to'),
    claimFigure(w, one, recomputed),
    quotedWords(w, claim),
    isAim ? '–' : differenceFigure(w, one, recomputed),
  ];
}

/** Every claimed number that the tables measure, with both cells. */
export function recomputedTable(w: ClaimsWriting): Block[] {
  const texts = claimsTexts().report;
  const computed = w.judged.filter(isComputed);
  if (computed.length === 0) return section('recomputed', paragraph(texts.nothingRecomputed));
  const rows = computed.map((one) => rowOf(w, one));
  const look = { right: [1, 2, 3, 5], title: texts.recomputedTitle };
  const isTaken = computed.some(({ recomputed }) => recomputed.isEndTaken);
  return section(
    'recomputed',
    table(texts.recomputedHead, rows, look),
    ...(isTaken ? [paragraph(texts.endNote)] : []),
  );
}

const mostFits = 3;

function fitText(w: ClaimsWriting, one: JudgedClaim, id: string): Said {
  const texts = claimsTexts().report;
  const fits = one.recomputed?.kind === 'open' ? one.recomputed.fits : [];
  const [first] = fits;
  if (first === undefined) return '';
  const figures = fits.slice(0, mostFits).map((fit) => foundFigure(w, fit, `${id}-${fit.base}`));
  const years = fits.slice(0, mostFits).map(({ base }) => String(base));
  return texts.fits(joinWords(figures, ', '), years.join(', '));
}

/** Changes that name no base year, with the years from which the files would give the claimed number. */
export function withoutBase(w: ClaimsWriting): Block[] {
  const texts = claimsTexts().report;
  const some = w.judged.filter(
    ({ recomputed }) => recomputed?.kind === 'open' && recomputed.reason === 'no base year',
  );
  const items = some.map(
    (one, i): Words => words`${quotedSentence(w, one.claim)}${fitText(w, one, `base-${i + 1}`)}`,
  );
  const hasFits = some.some(({ recomputed }) => recomputed?.kind === 'open' && recomputed.fits.length > 0);
  return section('base', listOr(items, texts.noBase), ...(hasFits ? [paragraph(texts.baseCandidates)] : []));
}

const mostQuestions = 10;

/** One question for each gap. */
export function questionList(w: ClaimsWriting): Block[] {
  const texts = claimsTexts().report;
  const asked: Readonly<Record<string, ((quoted: Said) => Words) | undefined>> = texts.questions;
  const items = w.judged.flatMap(({ reason, claim }) => {
    const question = asked[reason];
    return question === undefined ? [] : [question(quotedWords(w, claim))];
  });
  return section('questions', listOr(items.slice(0, mostQuestions), texts.noQuestions));
}
