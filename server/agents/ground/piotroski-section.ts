import type { PiotroskiSignal } from '../../packs/statement/piotroski.ts';
import { piotroskiAt, type PiotroskiScore, type SignalReading } from '../../statements/compute-score.ts';
import { numberText, percentText, plainNumberText } from '../../tools/number-text.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { expressionMark, refusalText } from './expression-figures.ts';
import { scoreTexts } from './messages/score-texts.ts';
import { yearMark } from './statement-changes.ts';
import { idOf, yearText, type StatementWriting } from './statement-figures.ts';

const print = (signal: PiotroskiSignal) => (value: number) => {
  if (signal.print === 'percent') return percentText(value, 2);
  return signal.print === 'count' ? plainNumberText(value) : numberText(value, 3);
};

function resultText(w: StatementWriting, { state, refused }: SignalReading): string {
  const texts = scoreTexts().piotroski;
  return refused === null
    ? texts.states[state]
    : `${texts.states['not computed']}: ${refusalText(w, [refused])}`;
}

function signalRow(w: StatementWriting, reading: SignalReading, time: string): Said[] {
  const texts = scoreTexts().piotroski;
  const { signal } = reading;
  const isKnown = reading.refused === null;
  const shown = { time, print: print(signal) };
  const label = `${texts.measures[signal.id]} ${yearText(time)}`;
  const now = expressionMark(w, signal.measure, { ...shown, id: idOf('piotroski', signal.id, time), label });
  const against =
    signal.against === null
      ? '—'
      : expressionMark(w, signal.against, {
          ...shown,
          id: idOf('piotroski', signal.id, 'against', time),
          label: texts.against(label),
        });
  return [texts.signals[signal.id], isKnown ? now : '—', isKnown ? against : '—', resultText(w, reading)];
}

/** "6 of 8 computed" as a figure, or how many could be computed; its inputs the signals that were. */
function scoreMark(w: StatementWriting, { signals, computed, met }: PiotroskiScore, time: string): Said {
  const texts = scoreTexts().piotroski;
  const year = yearText(time);
  return figureLink(w.step, {
    id: idOf('piotroski', ...(met === null ? ['computed'] : []), time),
    label: met === null ? texts.counted(year) : texts.label(year),
    value: met === null ? String(computed) : texts.value(met, computed),
    formula: met === null ? texts.countFormula : texts.formula,
    inputs: signals
      .filter(({ state }) => state === 'met' || state === 'not met')
      .map(({ signal, state }) => ({
        name: texts.signals[signal.id],
        value: met === null ? texts.states[state] : state === 'met' ? '1' : '0',
        from: null,
      })),
    source_n: null,
  });
}

/** Piotroski's signals of the last year, and their sum where enough could be computed; one line where none could. */
export function piotroskiSection(w: StatementWriting, time: string, isBank: boolean): Block[] {
  const texts = scoreTexts().piotroski;
  if (isBank) return [paragraph(texts.bank)];
  const score = piotroskiAt(w.statements, time);
  const year = yearText(time);
  if (score.computed === 0) {
    const refused = score.signals.flatMap((one) => one.refused ?? []);
    return [paragraph(words`${texts.none(year, refusalText(w, refused))}${yearMark(w, time)}`)];
  }
  const said =
    score.met === null
      ? texts.few(year, scoreMark(w, score, time))
      : texts.score(year, scoreMark(w, score, time));
  const rows = score.signals.map((one) => signalRow(w, one, time));
  return [paragraph(said), table(texts.head, rows, { right: [1, 2] })];
}
