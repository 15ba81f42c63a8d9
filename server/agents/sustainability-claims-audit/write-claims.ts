import type { JudgedClaim } from '../../evidence-check/judge-claim.ts';
import type { ClaimKind } from '../../packs/claims/claim-kinds.ts';
import { cellText } from '../../claims/cell-text.ts';
import { currentLanguage } from '../../language/language.ts';
import type { Block } from '../../report/blocks.ts';
import { listOr, paragraph, table } from '../../report/build-blocks.ts';
import { bold, words, type Said, type Words } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import type { Dossier } from '../ground/dossier.ts';
import { rowMark } from '../ground/table-figures.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { claimsTexts, section } from './messages/claims-texts.ts';
import { claimFigure, quotedSentence, quotedWords, seriesMark, type ClaimsWriting } from './writing.ts';

/** A rule in the language of the report: where it is, its wording and its row. */
export function ruleOf(rules: Dossier | null, id: string) {
  const found = rules?.document.tables[0];
  if (rules === null || found === undefined) return null;
  const [ids, language, place, wording] = found.columns;
  if (ids === undefined || language === undefined || place === undefined || wording === undefined)
    return null;
  const row = Array.from({ length: found.rowCount }, (_, i) => i).find(
    (i) => cellText(ids, i) === id && cellText(language, i) === currentLanguage(),
  );
  if (row === undefined) return null;
  const source = { document: rules.key, at: 0, table: found };
  return { source, row, place: cellText(place, row), wording: cellText(wording, row) };
}

/** The rule a claim touches. */
export function ruleIdOf({ claim: { kind, stance }, reason }: JudgedClaim): string | null {
  if (stance === 'aimed') return 'future';
  if (kind === 'neutral') return reason.startsWith('offset') ? 'neutral' : null;
  if (kind === 'label' || kind === 'generic') return kind;
  return reason === 'differs' ? 'number' : null;
}

function ruleText(w: ClaimsWriting, one: JudgedClaim): Words {
  const id = one.status === 'verified' ? null : ruleIdOf(one);
  const rule = id === null ? null : ruleOf(w.rules, id);
  if (rule === null) return [];
  return claimsTexts().report.touches(words`${rule.place}${rowMark(w, rule.source, rule.row)}`);
}

function whyText(w: ClaimsWriting, one: JudgedClaim): Words {
  const texts = claimsTexts().report;
  const { recomputed, reason, lacks, claim } = one;
  const said: Words = words`${texts.reasons[reason]}`;
  const rule = ruleText(w, one);
  const lacking = lacks.length > 0 ? texts.aimLacks(lacks.map((need) => texts.lacks[need])) : '';
  if (recomputed?.kind === 'computed') {
    const found = claimFigure(w, one, recomputed);
    if (claim.stance === 'aimed') return words`${said}${lacking}${texts.soFar(found)}${rule}`;
    return words`${texts.filesGive(found)}${rule}`;
  }
  const near = recomputed?.near ?? null;
  const nearest = near === null ? '' : texts.near(words`${near.name}${seriesMark(w, near)}`);
  return words`${said}${lacking}${claim.stance === 'aimed' ? '' : nearest}${rule}`;
}

const severity = { 'not verified': 0, 'for review': 1, verified: 2 } as const;

/** Every claim with its kind, reading and reason; the worst first where not all are shown. */
export function claimTable(w: ClaimsWriting, most: number): Block[] {
  const texts = claimsTexts().report;
  const chosen = new Set(w.judged.toSorted((a, b) => severity[a.status] - severity[b.status]).slice(0, most));
  const rows = w.judged
    .filter((one) => chosen.has(one))
    .map((one): Said[] => {
      const kind = texts.kinds[one.claim.kind];
      return [
        quotedSentence(w, one.claim),
        one.claim.stance === 'aimed' ? texts.aim(kind) : kind,
        bold(texts.statuses[one.status]),
        whyText(w, one),
      ];
    });
  const rest = w.judged.length - rows.length;
  return section('claims', table(texts.claimsHead, rows), ...(rest > 0 ? [paragraph(texts.more(rest))] : []));
}

const vagueKinds = ['neutral', 'generic', 'comparison', 'label', 'circular'] as const;
const isVague = (kind: ClaimKind): kind is (typeof vagueKinds)[number] =>
  vagueKinds.some((one) => one === kind);

/** What a number or certificate beside it makes more than a word. */
const isMoreThanWord = ({ claim, reason }: JudgedClaim) =>
  claim.number !== null || reason === 'scheme' || reason === 'scheme with number' || reason === 'tested';

/** Generic words, how often each is claimed with, and what to say instead. */
export function vagueTable(w: ClaimsWriting): Block[] {
  const texts = claimsTexts().report;
  const made = w.judged.filter((one) => isVague(one.claim.kind) && !isMoreThanWord(one));
  const by = Map.groupBy(made, ({ claim }) => `${claim.kind} ${claim.words.toLowerCase()}`);
  const rows = [...by.values()].flatMap((some, i): Said[][] => {
    const [first] = some;
    if (first === undefined || !isVague(first.claim.kind)) return [];
    const times = figureLink(w.step, {
      id: `word-${i + 1}`,
      label: texts.times,
      value: numberText(some.length, 0),
      formula: 'n',
      inputs: some.slice(0, 20).map(({ claim }) => ({ name: claim.words, value: '1', from: null })),
      source_n: null,
    });
    return [[quotedWords(w, first.claim), times, texts.instead[first.claim.kind]]];
  });
  const block = rows.length === 0 ? paragraph(texts.noVague) : table(texts.vagueHead, rows, { right: [1] });
  return section('vague', block);
}

const mostOthers = 15;

/** What speaks like a claim and is none of theirs. */
export function othersList(w: ClaimsWriting): Block[] {
  const texts = claimsTexts().report;
  const rows = w.all.flatMap((claim) => {
    const { stance } = claim;
    return stance === 'claimed' || stance === 'aimed' ? [] : [{ claim, stance }];
  });
  const seen = new Map(rows.map((one) => [one.claim.sentence, one]));
  const items = [...seen.values()]
    .slice(0, mostOthers)
    .map(({ claim, stance }) => words`${bold(`${texts.stances[stance]}:`)} ${quotedSentence(w, claim)}`);
  return section('others', listOr(items, texts.noOthers));
}
