import { dupontRatios, statementRatios, type AltmanVariant } from '../../packs/statement/ratios.ts';
import type { Block } from '../../report/blocks.ts';
import { heading, paragraph } from '../../report/build-blocks.ts';
import { words, type Words } from '../../report/words.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { bridgeSection } from './bridge.ts';
import { dupontFive } from './dupont-five.ts';
import { piotroskiSection } from './piotroski-section.ts';
import { statementGroundTexts } from './messages/statement-ground-texts.ts';
import { changedText, yearMark } from './statement-changes.ts';
import type { StatementWriting } from './statement-figures.ts';
import { sayNothingFound } from './say-nothing.ts';
import { altmanSection, commonSizeTable, lineTables, ratioTable } from './statement-tables.ts';

/** Headings of the sections that any report over statements may have, as its outline names them. */
type Headings<K extends string> = Readonly<Record<K, string>>;

/** Ratios, DuPont and the score of Altman by year; `times` in order. Without a variant it is said why there is no score. */
export function ratioSections(
  w: StatementWriting,
  headings: Headings<'ratios' | 'dupont' | 'altman' | 'piotroski' | 'bridge'>,
  { times, variant, isBank }: { times: readonly string[]; variant: AltmanVariant | null; isBank: boolean },
): Block[] {
  const texts = statementGroundTexts();
  const last = times.at(-1) ?? '';
  const unsaid = isBank ? texts.altmanFinancial : texts.altmanUnsaid;
  return [
    heading(headings.ratios),
    ratioTable(w, Object.values(statementRatios).flat(), times),
    heading(headings.dupont),
    paragraph(texts.dupont),
    ratioTable(w, dupontRatios, times),
    ...dupontFive(w, times, isBank),
    heading(headings.altman),
    ...(variant === null ? [paragraph(unsaid)] : altmanSection(w, variant, times)),
    heading(headings.piotroski),
    ...piotroskiSection(w, last, isBank),
    heading(headings.bridge),
    ...bridgeSection(w, last),
  ];
}

/** The lines by year with their changes, and each as a share of revenue or assets. */
export function lineSections(
  w: StatementWriting,
  headings: Headings<'trend' | 'commonSize'>,
  { times, hasShares }: { times: readonly string[]; hasShares: boolean },
): Block[] {
  return [
    heading(headings.trend),
    ...lineTables(w, times),
    ...(times.length < 2 ? [paragraph(statementGroundTexts().oneYear)] : []),
    ...(hasShares ? [heading(headings.commonSize), commonSizeTable(w, times)] : []),
  ];
}

interface FinancialReading {
  readonly headline: string;
  readonly said: Words;
  readonly changed: Words;
  /** Why its measures are not read. */
  readonly note: string;
}

/** Of a bank or an insurer nothing is read: what lenders expect of other companies says nothing of it. */
export function financialReading(
  w: StatementWriting,
  company: string,
  [last, before]: readonly [string, string | undefined],
): FinancialReading {
  const texts = statementGroundTexts();
  return {
    headline: texts.headlineFinancial(company),
    said: words`${texts.leadFinancial}${yearMark(w, last)}`,
    changed: changedText(w, last, before),
    note: texts.notForFinance,
  };
}

/** The whole report where no line of a statement was found: what was read and why it was not used; nothing is charged. */
export async function sayNoLines(
  run: AnalystRun,
  about: { company: string; leftOut: readonly string[]; isSample: boolean; step: string; summary: string },
): Promise<void> {
  const texts = statementGroundTexts();
  const headline = texts.nothing(about.company);
  await sayNothingFound(run, {
    ...about,
    headline,
    lead: texts.nothingLead,
    answer: texts.answerNothing(headline),
  });
}
