import { leastPeers } from '../../packs/country/bands.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, list, paragraph, title } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { cellFigure, rowMark, type TableWriting } from '../ground/table-figures.ts';
import { foot, writeAnswer, writeStep } from '../ground/write-steps.ts';
import { countryKey } from './country-names.ts';
import type { Gathered } from './gather.ts';
import { countryTexts } from './messages/country-texts.ts';
import type { Weighed } from './weigh.ts';
import { derived, ruleFigure } from './writing.ts';

const mostCountries = 40;

interface Nothing {
  readonly gathered: Gathered;
  readonly asked: string;
  readonly isSample: boolean;
  /** What was weighed, where the country is known. */
  readonly weighed: Weighed | null;
  /** Weights of the form leave nothing to weigh. */
  readonly hasWeights: boolean;
}

/** Each country of the file once, with a row of it. */
function countriesIn(w: TableWriting, { values }: Gathered): Block[] {
  const texts = countryTexts().report.nothing;
  const all = [...Map.groupBy(values, ({ country }) => countryKey(country)).values()];
  const names = all
    .slice(0, mostCountries)
    .flatMap(([one]): Said[] =>
      one === undefined ? [] : [words`${one.country}${rowMark(w, one.cell.source, one.cell.row)}`],
    );
  const left = all.length - names.length;
  if (left > 0)
    names.push(
      texts.more(
        derived(w, {
          id: 'countries-left',
          label: texts.moreLabel,
          value: numberText(left, 0),
          formula: 'n',
        }),
      ),
    );
  return [paragraph(texts.holds), list(names)];
}

/** Why nothing was weighed although the country is known. */
function whyNothing(w: TableWriting, { gathered, weighed, hasWeights }: Nothing): Said {
  const texts = countryTexts().report.nothing;
  if (weighed === null) return hasWeights ? texts.noWeight : texts.noRule;
  const fresh = weighed.indicators.filter(({ why }) => why === 'peers');
  const [newest] = gathered.values
    .filter(({ country }) => countryKey(country) === gathered.key)
    .toSorted((a, b) => b.year - a.year);
  if (fresh.length === 0 && newest !== undefined) {
    const year = String(newest.year);
    return texts.old(cellFigure(w, newest.cell, { id: 'newest', label: texts.newest, value: year }));
  }
  const most = Math.max(0, ...fresh.map(({ peers }) => peers.length));
  return texts.fewPeers(
    derived(w, { id: 'most-peers', label: texts.mostPeers, value: numberText(most, 0), formula: 'n' }),
    ruleFigure(w, 'least-peers', texts.leastPeers, numberText(leastPeers, 0)),
  );
}

/** The report where nothing could be compared: why, and what the file holds. Nothing is charged. */
export async function sayNothing(run: AnalystRun, nothing: Nothing): Promise<void> {
  const { report: texts } = countryTexts();
  const { gathered, asked, isSample } = nothing;
  const { values, key } = gathered;
  const isHeld = values.some(({ country }) => countryKey(country) === key);
  const name = asked === '' ? texts.subject : asked;
  run.leaveUnanswered();
  for (const stage of ['rank', 'trend', 'events'])
    await run.stage(stage, async () => ({ value: undefined, summary: texts.steps.scored('0') }));
  await run.stage('report', async () => {
    await writeStep(run, { id: 'head', title: texts.steps.head, millicredits: 0 }, (step) => {
      const w = { step, dossiers: gathered.dossiers };
      const why: Said =
        values.length === 0
          ? texts.nothing.noTable
          : isHeld
            ? whyNothing(w, nothing)
            : asked === ''
              ? texts.nothing.unnamed
              : texts.nothing.unknown(asked);
      writeAnswer(step, why);
      return [
        title(texts.headlineNothing(name)),
        lead(why),
        ...(values.length === 0 ? [paragraph(texts.nothing.wanted)] : []),
        ...(values.length > 0 && !isHeld ? countriesIn(w, gathered) : []),
        ...(gathered.leftOut.length > 0 ? [list(gathered.leftOut)] : []),
        ...foot(isSample, 'data'),
      ];
    });
    return { value: undefined, summary: texts.steps.written };
  });
}
