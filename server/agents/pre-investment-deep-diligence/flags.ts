import { statusOf, type Reading } from '../../findings/rules.ts';
import type { ContractFlagId } from '../../packs/room/contract-flags.ts';
import { roomRules } from '../../packs/room/red-flags.ts';
import type { Words } from '../../report/words.ts';
import { words } from '../../report/words.ts';
import { clauseMark } from '../ground/clause-writing.ts';
import { cite } from '../ground/dossier.ts';
import { cellMark, lineName, yearText } from '../ground/statement-figures.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { faultText } from './cap-table-words.ts';
import { cellAt } from '../../statements/compute-ratio.ts';
import { covenantChecks } from './covenant-checks.ts';
import { diligenceTexts } from './messages/diligence-texts.ts';
import { measureChecks, type MeasureCheck } from './measure-checks.ts';
import type { PitchCheck } from './pitch-checks.ts';
import { concentration, showMeasure, type RoomWriting } from './room-figures.ts';

/** Something to ask about before going on. */
export interface RoomFlag {
  readonly id: string;
  /** Without numbers: it is in the headline. */
  readonly title: string;
  /** What of the pitch is not borne out; several are in the headline together. */
  readonly apart?: string;
  readonly status: 'high risk' | 'medium risk' | 'not verified' | 'for review';
  /** The heaviest first. */
  readonly weight: number;
  /** With its figures. */
  readonly said: Words;
  readonly question: Words;
}

/** The pitch is what one is asked to believe: where it is wrong, that comes first. A cap table comes after the heaviest measures. */
const weights = {
  contradiction: 7,
  measure: 6.5,
  covenant: 6.3,
  equity: 6.2,
  faults: 5.5,
  high: 3,
  medium: 1,
  clause: 0,
} as const;

type PitchPlace = PitchCheck['claim']['place'];

/** The words of the pitch, as a source. */
export function pitchMark(w: RoomWriting, { document, locator, quote }: PitchPlace): Words {
  const dossier = w.dossiers.find(({ key }) => key === document);
  if (dossier === undefined) throw new Error(`No document ${document} was read.`);
  return sourceLinks(cite(w.step, { dossier, place: locator, quote }));
}

function largestName(room: RoomWriting['room']): string {
  const found = concentration(room);
  return 'reason' in found ? '' : found.largest.customer;
}

function measureFlags(w: RoomWriting, readings: readonly Reading[]): RoomFlag[] {
  const texts = diligenceTexts().report;
  const show = showMeasure(w);
  return readings.flatMap((reading) => {
    const status = statusOf(reading);
    const rule = roomRules.find(({ id }) => id === reading.rule.id);
    if (rule === undefined || (status !== 'high risk' && status !== 'medium risk')) return [];
    const own = status === 'high risk' ? weights.high + rule.weight : weights.medium;
    return {
      id: rule.id.replaceAll('_', '-'),
      title: texts.flagTitles[rule.id],
      status,
      weight: own,
      said: texts.measureFlag[rule.id](show(reading).mark, largestName(w.room)),
      question: words`${texts.questions[rule.id]}`,
    };
  });
}

function contradictions(w: RoomWriting): RoomFlag[] {
  const texts = diligenceTexts().report;
  return w.room.checks
    .filter((one) => !one.isBorneOut)
    .map((one, i) => {
      const line = lineName(one.cell.line);
      const pitch = words`${texts.quoted(one.claim.value.written)}${pitchMark(w, one.claim.place)}`;
      return {
        id: `contradiction-${i + 1}`,
        title: texts.contradictionTitle(line),
        apart: line,
        status: 'not verified' as const,
        weight: weights.contradiction,
        said: texts.contradiction(line, yearText(one.cell.time), pitch, cellMark(w, one.cell, null)),
        question: texts.questions.contradiction(line, pitch),
      };
    });
}

/** What the pitch says in shares, margins and counts, where the room gives another number. */
function measureContradictions(w: RoomWriting): RoomFlag[] {
  const texts = diligenceTexts().report;
  return measureChecks(w.room)
    .checks.filter((one) => !one.isBorneOut)
    .map((one: MeasureCheck) => {
      const { measure, quantity, place } = one.statement;
      const name = texts.measureNames[measure];
      const pitch = words`${texts.boundWords(quantity)}${texts.quoted(quantity.written)}${pitchMark(w, place)}`;
      return {
        id: `pitch-${measure.replaceAll('_', '-')}`,
        title: texts.measureApartTitle(name),
        apart: name,
        status: 'not verified' as const,
        weight: weights.measure,
        said: texts.measureApart[one.from](name, one.time, pitch, one.mark(w)),
        question: texts.questions.measureApart(name, pitch),
      };
    });
}

/** A minimum of a lender that the accounts do not reach. */
const covenantFlags = (w: RoomWriting): RoomFlag[] =>
  covenantChecks(w)
    .filter(({ isKept }) => !isKept)
    .map(({ covenant, name, said }) => ({
      id: `covenant-${covenant.measure.replaceAll('_', '-')}`,
      title: diligenceTexts().report.covenantTitle(name),
      status: 'high risk' as const,
      weight: weights.covenant,
      said,
      question: words`${diligenceTexts().report.covenantQuestion(name)}`,
    }));

function equityFlags(w: RoomWriting): RoomFlag[] {
  const { negativeEquity } = diligenceTexts().report;
  const time = w.statements.times.at(-1) ?? '';
  const cell = w.room.isFinancial ? null : cellAt(w.statements, 'equity', time);
  if (cell === null || cell.value >= 0) return [];
  return [
    {
      id: 'negative-equity',
      title: negativeEquity.title,
      status: 'high risk',
      weight: weights.equity,
      said: negativeEquity.said(yearText(time), cellMark(w, cell, null)),
      question: words`${negativeEquity.question}`,
    },
  ];
}

function capTableFlags(w: RoomWriting): RoomFlag[] {
  const texts = diligenceTexts().report;
  const [first] = w.room.capTable?.faults ?? [];
  if (first === undefined) return [];
  return [
    {
      id: 'cap-table',
      title: texts.capTableTitle,
      status: 'not verified',
      weight: weights.faults,
      said: faultText(w, first),
      question: words`${texts.questions.capTable}`,
    },
  ];
}

/** One for each thing that clauses speak of, whatever the number of clauses. */
function clauseFlags(w: RoomWriting): RoomFlag[] {
  const texts = diligenceTexts().report;
  const by = Map.groupBy(w.room.clauses, ({ id }) => id);
  return [...by].map(([id, some]: [ContractFlagId, typeof w.room.clauses]) => {
    const mark = some.slice(0, 3).flatMap(({ clause }) => clauseMark(w, clause));
    return {
      id: `clause-${id}`,
      title: texts.clauseNames[id],
      status: 'for review' as const,
      weight: weights.clause,
      said: words`${texts.clauseFlags[id]} ${mark}`,
      question: words`${texts.clauseQuestions[id]} ${mark}`,
    };
  });
}

/** What is to be asked about before going on, the heaviest first. */
export function flagsOfRoom(w: RoomWriting, readings: readonly Reading[]): RoomFlag[] {
  return [
    ...contradictions(w),
    ...measureContradictions(w),
    ...covenantFlags(w),
    ...equityFlags(w),
    ...capTableFlags(w),
    ...measureFlags(w, readings),
    ...clauseFlags(w),
  ].toSorted((a, b) => b.weight - a.weight);
}
