import { byName } from '@loupe/shared/lib/text-order';
import type { Change } from '../../clauses/change.ts';
import { textOf } from '../../clauses/change.ts';
import { areasOf } from '../../clauses/affected-areas.ts';
import { definedTerms, termChanges, type TermChange } from '../../clauses/defined-terms.ts';
import { wholeText, type Clause } from '../../clauses/clause.ts';
import type { Area } from '../../packs/regulation/areas.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { clauseMark, clauseName, cutText, namedClause } from '../ground/clause-writing.ts';
import { diffSide } from '../ground/diff-blocks.ts';
import { tableGroundTexts } from '../ground/messages/table-ground-texts.ts';
import { rowsOr } from '../ground/rows-shown.ts';
import { regulationTexts } from './messages/regulation-texts.ts';
import { writeDutyRows } from './write-head.ts';
import { section, type RegulationWriting } from './writing.ts';

const longestText = 420;
const mostClausesOfArea = 6;

function sideText({ aligned, diff }: Change, side: 'old' | 'now'): Said {
  if (diff === 'rewritten') return cutText(textOf(aligned, side), longestText);
  return diffSide(diff, side);
}

/** Its name now; where it had another one before, both. */
function movedName(w: RegulationWriting, { aligned: { old, now } }: Change): Words {
  const { report } = regulationTexts();
  if (old === null || now === null || clauseName(old) === clauseName(now))
    return namedClause(w, (now ?? old) as Clause);
  return words`${namedClause(w, now)} (${report.formerly} ${namedClause(w, old)})`;
}

const reasonsOf = ({ severity }: Change): string => {
  const { report } = regulationTexts();
  const reasons = severity.because.map((one) => report.reasons[one]).join(', ');
  return reasons === ''
    ? report.severities[severity.word]
    : `${report.severities[severity.word]}: ${reasons}`;
};

function changedRow(w: RegulationWriting, change: Change): Said[] {
  const { old } = change.aligned;
  return [
    movedName(w, change),
    words`${sideText(change, 'old')} ${old === null ? '' : clauseMark(w, old)}`,
    sideText(change, 'now'),
    reasonsOf(change),
  ];
}

/** One side alone: clauses that are new, or gone. */
function oneSided(w: RegulationWriting, kind: 'new' | 'gone'): Block[] {
  const { report } = regulationTexts();
  const changes = w.texts.changes.filter(({ aligned }) => aligned.kind === kind);
  return rowsOr(w, changes, report.none[kind], (some) =>
    table(
      report.oneSidedHead,
      some.map((change) => {
        const clause = (change.aligned.now ?? change.aligned.old) as Clause;
        return [namedClause(w, clause), cutText(wholeText(clause), longestText), reasonsOf(change)];
      }),
    ),
  );
}

/** What was changed in its words, what is new, and what is gone. */
export function writeChanges(w: RegulationWriting): Block[] {
  const { report } = regulationTexts();
  const { isCompared, changes } = w.texts;
  if (!isCompared) return [];
  const changed = changes.filter(({ aligned: { kind } }) => !['new', 'gone', 'moved'].includes(kind));
  const moved = changes.filter(({ aligned: { kind } }) => kind === 'moved');
  const renumbered = joinWords(
    moved
      .slice(0, 12)
      .map(({ aligned: { old, now } }) =>
        old === null || now === null ? '' : report.renumbered(namedClause(w, old), namedClause(w, now)),
      ),
    '; ',
  );
  return [
    ...section(
      'changed',
      ...rowsOr(w, changed, report.none.changed, (some) =>
        table(
          report.changedHead,
          some.map((change) => changedRow(w, change)),
          {
            form: 'diff',
            title: report.diffTitle,
          },
        ),
      ),
      ...(moved.length === 0 ? [] : [paragraph(words`${report.moved} ${renumbered}.`)]),
      ...(moved.length > 12 ? [paragraph(tableGroundTexts().more(moved.length - 12))] : []),
    ),
    ...section('fresh', ...oneSided(w, 'new')),
    ...section('gone', ...oneSided(w, 'gone')),
  ];
}

function termRow(w: RegulationWriting, { kind, term, old, now }: TermChange): Said[] {
  const { report } = regulationTexts();
  const side = (clause: Clause | null): Said =>
    clause === null ? report.nothing : words`${cutText(clause.text, longestText)} ${clauseMark(w, clause)}`;
  const last = w.texts.isCompared ? [kind === 'same' ? report.asNow : side(old)] : [];
  return [term, ...(w.texts.isCompared ? [report.termKinds[kind]] : []), side(now), ...last];
}

const whoOf = ({ who }: { readonly who: string | null }) => who ?? '\uffff';

/** Who must do what, the terms defined, and the parts of a company that the words point to. */
export function writeDuties(w: RegulationWriting): Block[] {
  const { report } = regulationTexts();
  const { language, oldClauses, nowClauses, isCompared } = w.texts;
  const duties = w.duties.toSorted(
    (a, b) => Number(b.isAskedFor) - Number(a.isAskedFor) || byName(whoOf(a), whoOf(b)),
  );
  const terms = termChanges(definedTerms(oldClauses, language), definedTerms(nowClauses, language));
  const rank = ['changed', 'new', 'gone', 'same'];
  const sorted = terms.toSorted((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind));
  return [
    ...(isCompared ? section('duties', ...writeDutyRows(w, duties, report.noDuties)) : []),
    ...section(
      'terms',
      ...rowsOr(w, sorted, report.noTerms, (some) =>
        table(
          isCompared ? report.termHead : [report.termHead[0] ?? '', report.termHead[2] ?? ''],
          some.map((one) => termRow(w, one)),
        ),
      ),
    ),
    ...section('areas', ...writeAreas(w)),
  ];
}

/** Clauses by the part of a company that their words point to: changed ones, or of one text all with a duty. */
function writeAreas(w: RegulationWriting): Block[] {
  const { report } = regulationTexts();
  const { texts, duties } = w;
  const clauses = texts.isCompared
    ? texts.changes
        .filter(({ severity }) => severity.word !== 'low')
        .flatMap(({ aligned }) => aligned.now ?? [])
    : [...new Set(duties.map(({ clause }) => clause))];
  const byArea = new Map<Area, Clause[]>();
  for (const clause of clauses)
    for (const area of areasOf(wholeText(clause), texts.language))
      byArea.set(area, [...(byArea.get(area) ?? []), clause]);
  const rows = [...byArea].toSorted(([, a], [, b]) => b.length - a.length);
  const cited = (some: readonly Clause[]): Words => {
    const shown = joinWords(
      some.slice(0, mostClausesOfArea).map((one) => namedClause(w, one)),
      ', ',
    );
    const rest = some.length - mostClausesOfArea;
    return rest > 0 ? words`${shown}, ${report.andMore(rest)}` : shown;
  };
  return [
    ...rowsOr(w, rows, report.noAreas, (some) =>
      table(
        report.areaHead,
        some.map(([area, all]) => [report.areas[area], cited(all)]),
      ),
    ),
    ...(rows.length === 0 ? [] : [paragraph(report.areasAreHints)]),
  ];
}
