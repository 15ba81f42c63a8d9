import { numberText } from '../../tools/number-text.ts';
import { textAt } from '../../screen-rules/universe.ts';
import type { NumberRole } from '../../packs/exports/screener.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, paragraph, table, title } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { rowMark, rowsFigure } from '../ground/table-figures.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import { screenTexts, section } from './messages/screen-texts.ts';
import { cellMark, nameOf, ruleText, type Outcome, type ScreenWriting } from './screening.ts';
import { addExposureFindings, factorMark, mainPart, scoreMark, writeFactors } from './write-factors.ts';

/** Columns of numbers beside the score; more make a table that nobody reads. */
const mostColumns = 5;

/** So many rows as a figure with the rows behind it; a plain 0 has none. */
export function countMark(
  w: ScreenWriting,
  { id, label }: { readonly id: string; readonly label: string },
  rows: readonly number[],
): Words {
  const { universe, source } = w.screening;
  const named = universe.found.at.name ?? universe.found.at.ticker;
  const value = numberText(rows.length, 0);
  if (rows.length === 0 || named === undefined) return [{ kind: 'text', text: value }];
  return rowsFigure(
    w,
    { id, label, value, formula: 'n' },
    { source, rows: Uint32Array.from(rows), columns: [named] },
  );
}

const rowsOf = (outcomes: readonly Outcome[]) => outcomes.map(({ row }) => row);

/** The rows that each rule rejects, most first. */
export function rejections({ screening }: Pick<ScreenWriting, 'screening'>) {
  return screening.rules
    .map((rule, i) => ({
      rule,
      i,
      text: ruleText(screening.universe, rule),
      broken: screening.outcomes.filter(({ verdicts }) => verdicts[i] === 'broken' || verdicts[i] === 'loss'),
      alone: screening.outcomes.filter(({ verdicts }) =>
        verdicts.every((one, at) => (at === i ? one === 'broken' || one === 'loss' : one === 'met')),
      ),
      open: screening.outcomes.filter(({ verdicts }) => verdicts[i] === 'missing'),
    }))
    .toSorted((a, b) => b.broken.length - a.broken.length || a.i - b.i);
}

function leadText(w: ScreenWriting, shortlist: readonly Outcome[]): Words {
  const texts = screenTexts();
  const { screening } = w;
  const { rules, outcomes, passed, problems } = screening;
  const all = countMark(w, { id: 'companies', label: texts.all }, rowsOf(outcomes));
  const ranked = shortlist.filter(({ at }) => Number.isFinite(screening.ranking.scores[at]));
  const [first] = ranked;
  const main = first === undefined ? null : mainPart(w, first);
  const tightest = rejections(w).filter(({ broken }, _, [most]) => broken.length === most?.broken.length);
  const [most] = tightest;
  const said: Said[] = [
    rules.length === 0
      ? texts.lead.noRules(all)
      : (problems.length > 0 ? texts.lead.passUsed : texts.lead.pass)(
          countMark(w, { id: 'passed', label: texts.kept }, rowsOf(passed)),
          all,
        ),
  ];
  if (first !== undefined)
    said.push(
      texts.lead.first(
        ranked.slice(0, 3).map((one) => words`${nameOf(screening, one.row)} (${scoreMark(w, one)})`),
      ),
    );
  if (first !== undefined && main !== null)
    said.push(
      texts.lead.decides(
        nameOf(screening, first.row),
        texts.factors[main.best.id],
        factorMark(w, first, main.best),
      ),
    );
  if (first === undefined && passed.length > 0) said.push(texts.lead.unranked);
  if (most !== undefined && most.broken.length > 0)
    said.push(
      texts.lead.tight(
        tightest.map(({ text }) => text),
        countMark(
          w,
          { id: `rejected-${most.i + 1}`, label: texts.why.rejects(most.text) },
          rowsOf(most.broken),
        ),
      ),
    );
  if (problems.length > 0) said.push(texts.lead.notUsed(problems.map(({ text }) => text)));
  return joinWords(said, ' ');
}

/** Columns worth showing: those that a rule or a factor speaks of. */
function shownRoles({ screening }: Pick<ScreenWriting, 'screening'>): NumberRole[] {
  const ruled = screening.rules.flatMap((rule) => (rule.kind === 'number' ? [rule.role] : []));
  const scored = screening.ranking.factors.flatMap(({ parts }) => parts.map(({ role }) => role));
  return [...new Set([...ruled, ...scored])].slice(0, mostColumns);
}

function shortlistBlocks(w: ScreenWriting, shortlist: readonly Outcome[]): Block[] {
  const texts = screenTexts();
  if (shortlist.length === 0) return [paragraph(texts.shortlist.none)];
  const roles = shownRoles(w);
  const { sector } = w.screening.universe.found.at;
  const head = [
    ...texts.shortlist.head.slice(0, sector === undefined ? 2 : 3),
    ...roles.map((role) => texts.roles[role]),
  ];
  const rows = shortlist.map((outcome): Said[] => [
    words`${nameOf(w.screening, outcome.row)} ${rowMark(w, w.screening.source, outcome.row)}`,
    scoreMark(w, outcome),
    ...(sector === undefined ? [] : [textAt(sector, outcome.row)]),
    ...roles.map((role) => cellMark(w, outcome.row, role)),
  ]);
  const right = head.map((_, i) => i).filter((i) => i === 1 || i > (sector === undefined ? 1 : 2));
  return [
    table(head, rows, { right }),
    ...(w.screening.passed.length > shortlist.length ? [paragraph(texts.shortlist.more)] : []),
    ...(w.screening.ranking.factors.length === 0 ? [] : [paragraph(texts.shortlist.note)]),
  ];
}

/** The finding, the first screen, the shortlist and what it is made of. */
export function writeHead(w: ScreenWriting, shortlist: readonly Outcome[], isTyped: boolean): Block[] {
  const texts = screenTexts();
  const { screening } = w;
  const first = shortlist.find(({ at }) => Number.isFinite(screening.ranking.scores[at]));
  const name = first === undefined ? null : nameOf(screening, first.row);
  const said = leadText(w, shortlist);
  addExposureFindings(w, shortlist);
  writeAnswer(w.step, said);
  return [
    title(`${texts.subject}: ${texts.headline(screening.passed.length, name, screening.rules.length)}`),
    lead(said),
    ...section('shortlist', ...shortlistBlocks(w, shortlist)),
    ...writeFactors(w, shortlist, isTyped),
  ];
}
