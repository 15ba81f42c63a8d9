import type { Figure } from '@loupe/shared/contract/run-events';
import { AppError } from '../../errors/app-error.ts';
import { currentLanguage } from '../../language/language.ts';
import { shown } from '../../language/texts.ts';
import { resultText } from '../../tools/calculate/expression-text.ts';
import { numberText, plainNumberText } from '../../tools/number-text.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { figureMark, plainText } from '../writing/marks.ts';
import { findConversion, type Conversion } from './arithmetic/find-conversion.ts';
import { clockText, findQuantities, type QuantitySum } from './arithmetic/find-quantities.ts';
import { findDates, type DateQuestion } from './arithmetic/find-dates.ts';
import { findExpression, type FoundExpression, type Reading } from './arithmetic/find-expression.ts';
import { findPercentage, type Percentage } from './arithmetic/find-percentage.ts';
import { arithmeticTexts } from './messages/arithmetic-texts.ts';
import { chatTexts } from './messages/chat-texts.ts';
import type { Write } from './write.ts';

interface Result {
  readonly label: string;
  readonly value: string;
  readonly formula: string;
  readonly inputs: readonly (readonly [name: string, value: string])[];
  readonly notes: readonly string[];
  /** A second number of the same inputs, in its sentence. */
  readonly besides?: Pick<Figure, 'label' | 'value' | 'formula'> & { said(value: string): string };
}

async function writeResult(
  write: Write,
  { label, value, formula, inputs, notes, besides }: Result,
): Promise<void> {
  const figure: Figure = {
    id: 'result',
    label,
    value,
    formula,
    inputs: inputs.map(([name, given]) => ({ name, value: given, from: chatTexts().yourQuestion })),
    source_n: null,
  };
  await write('result', chatTexts().writeResult, (step) => {
    const lines = [
      `${plainText(label)} = **${figureMark(step, figure)}**`,
      ...notes.map(plainText),
      ...(besides === undefined
        ? []
        : [besides.said(figureMark(step, { ...figure, ...pickFigure(besides), id: 'result-besides' }))]),
    ];
    step.write('answer', `${lines.join('\n\n')}\n`);
  });
}

const pickFigure = ({ label, value, formula }: Pick<Figure, 'label' | 'value' | 'formula'>) => ({
  label,
  value,
  formula,
});

function noteOf(reading: Reading): string {
  const { numberReads, percentOf, factorial, naturalLog, radians } = arithmeticTexts();
  if (reading.kind === 'number') return numberReads(reading.written, plainNumberText(reading.value));
  if (reading.kind === 'percent_of') return percentOf(reading.percent, reading.of);
  if (reading.kind === 'factorial') return factorial(reading.of);
  return reading.kind === 'radians' ? radians : naturalLog;
}

async function calculated(run: AnalystRun, write: Write, found: FoundExpression): Promise<void> {
  try {
    const { output } = await run.useTool<{ expression: string; text: string }>('calculate', 'calculate', {
      expression: found.expression,
    });
    await writeResult(write, {
      label: found.asked,
      value: output.text,
      formula: output.expression,
      inputs: [[chatTexts().expression, output.expression]],
      notes: found.readings.map(noteOf),
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'request.invalid') throw error;
    const reason = shown(error.sentence);
    const said = chatTexts().cannot(reason);
    await write.unanswered('no-result', (step) => step.write('answer', `${said}\n`), {
      reason: said,
      suggestions: [],
    });
  }
}

function converted({ value, from, to, result, formula }: Conversion): Result {
  const { conversion } = arithmeticTexts();
  const given = `${plainNumberText(value)} ${from.symbol}`;
  return {
    label: conversion(given, to.symbol),
    value: `${resultText(result)} ${to.symbol}`,
    formula,
    inputs: [['x', given]],
    notes: [],
  };
}

function added({ asked, result, unit, formula, terms }: QuantitySum): Result {
  const inClock = unit.dimension === 'time' && unit.factor <= 3600 ? clockText(result * unit.factor) : null;
  return {
    label: asked,
    value: `${resultText(result)} ${unit.symbol}`,
    formula: `${formula} [${unit.symbol}]`,
    inputs: terms.map(({ written, base }) => [
      written,
      `${plainNumberText(base / unit.factor, 6)} ${unit.symbol}`,
    ]),
    notes: [],
    ...(inClock === null
      ? {}
      : { besides: { label: asked, value: inClock, formula, said: arithmeticTexts().inClock } }),
  };
}

function shared({ asked, percent, amount, currency, kind, result, readings }: Percentage): Result {
  const given = currency === '' ? plainNumberText(amount) : `${plainNumberText(amount)} ${currency}`;
  const factor = { of: 'p / 100', more: '(1 + p / 100)', less: '(1 - p / 100)' }[kind];
  return {
    label: asked,
    value: currency === '' ? resultText(result) : `${resultText(result)} ${currency}`,
    formula: `x * ${factor}`,
    inputs: [
      ['x', given],
      ['p', plainNumberText(percent)],
    ],
    notes: [
      ...readings.map(({ written, value }) => noteOf({ kind: 'number', written, value })),
      ...(kind === 'of'
        ? []
        : [noteOf({ kind: 'percent_of', percent: plainNumberText(percent), of: given })]),
    ],
  };
}

function dated(question: DateQuestion): Result {
  const texts = arithmeticTexts();
  if (question.kind === 'between') {
    const { from, to, days, isInWeeks } = question;
    const [weeks, rest] = [Math.floor(days / 7), days % 7];
    const inWeeks = {
      label: texts.daysBetween(from, to),
      value: texts.weeksAndDays(texts.spans.week(weeks), texts.spans.day(rest)),
      formula: 'b - a',
      said: texts.inWeeks,
    };
    return {
      label: texts.daysBetween(from, to),
      value: isInWeeks ? `${numberText(days, 0)} d` : numberText(days, 0),
      formula: 'b - a',
      inputs: [
        ['a', from],
        ['b', to],
      ],
      notes: isInWeeks ? [] : [texts.daysCounted],
      ...(isInWeeks ? { besides: inWeeks } : {}),
    };
  }
  if (question.kind === 'weekday')
    return {
      label: texts.weekdayOf(question.date),
      value: texts.weekdays[question.weekday] ?? '',
      formula: texts.calendar,
      inputs: [[texts.date, question.date]],
      notes: [],
    };
  const { from, count, unit, isBefore, result, isClamped } = question;
  const span = texts.spans[unit](count);
  return {
    label: (isBefore ? texts.before : texts.after)(span, from),
    value: result,
    formula: isBefore ? 'a - n' : 'a + n',
    inputs: [
      ['a', from],
      ['n', span],
    ],
    notes: isClamped ? [texts.clamped] : [],
  };
}

/** True when a question is a calculation, whatever it comes to. */
export function isArithmetic(prompt: string): boolean {
  const language = currentLanguage();
  return (
    findDates(prompt) !== null ||
    findConversion(prompt, language) !== null ||
    findQuantities(prompt, language) !== null ||
    findPercentage(prompt, language) !== null ||
    findExpression(prompt, language) !== null
  );
}

/** Answers calculations, conversions of units and of dates; false when the question is none of them. */
export async function answerArithmetic(run: AnalystRun, write: Write): Promise<boolean> {
  const { prompt } = run.facts;
  const dates = findDates(prompt);
  if (dates !== null) {
    await writeResult(write, dated(dates));
    return true;
  }
  const conversion = findConversion(prompt, currentLanguage());
  if (conversion !== null) {
    await writeResult(write, converted(conversion));
    return true;
  }
  const quantities = findQuantities(prompt, currentLanguage());
  if (quantities !== null) {
    await writeResult(write, added(quantities));
    return true;
  }
  const percentage = findPercentage(prompt, currentLanguage());
  if (percentage !== null) {
    await writeResult(write, shared(percentage));
    return true;
  }
  const expression = findExpression(prompt, currentLanguage());
  if (expression === null) return false;
  await calculated(run, write, expression);
  return true;
}
