import type { Figure, Source } from '@loupe/shared/contract/run-events';
import { placeText } from '../tools/place-text.ts';
import type { Cell, Grid, Inline } from './blocks.ts';
import { plainFormula } from './maths/plain-formula.ts';
import { exportTexts } from './messages/export-texts.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });
type Input = Figure['inputs'][number];

/**
 * Where an input is, without the name of the file where that is the source the figure rests on. Of a series, whose name
 * says count, first and last day, the columns.
 */
function placeOf({ from, series }: Input, source: Source | undefined): string {
  if (from === null) return '';
  const cut = from.indexOf(', ');
  const file = from.slice(0, Math.max(0, cut));
  const isSame = cut > 0 && source?.title.includes(file) === true;
  if (!series) return ` (${placeText(isSame ? from.slice(cut + 2) : from)})`;
  const columns = series.columns.slice(1).join(', ');
  return ` (${isSame ? columns : `${file}, ${columns}`})`;
}

/** The name of a series without its count and days: they are where it is named first. */
const shortName = ({ name, series }: Input) => (series ? name.replace(/ \([^()]*\)$/, '') : name);

/**
 * How the numbers were computed: a row for each figure with value, formula and inputs. An input that several figures share
 * is written with its place, and a series with its count, first and last day, where it comes first; after that by its name and
 * value. `figures` in the order in which the report names them.
 */
export function figureGrid(figures: readonly Figure[], sources: readonly Source[]): Grid {
  const { columns, inputs: inputsTitle } = exportTexts();
  const seen = new Set<string>();
  const inputText = (input: Input, source: Source | undefined) => {
    const key = [input.name, input.value, input.from].join('\n');
    if (seen.has(key)) return `${shortName(input)} = ${input.value}`;
    seen.add(key);
    return `${input.name} = ${input.value}${placeOf(input, source)}`;
  };
  const row = (figure: Figure): Cell[] => {
    const source = sources.find(({ n }) => n === figure.source_n);
    const inputs = figure.inputs.map((one) => inputText(one, source)).join('; ');
    return [
      { text: [text(figure.label)] },
      { text: [{ kind: 'text', text: figure.value, isBold: true }] },
      { text: [formulaOf(figure)] },
      {
        text: [
          text(inputs),
          ...(source ? [{ kind: 'citation', n: source.n, text: `${source.n}` } as const] : []),
        ],
      },
    ];
  };
  return {
    columns: [columns.figure, columns.value, columns.formula, inputsTitle].map((title, at) => ({
      title: [text(title)],
      align: at === 1 ? 'right' : 'left',
    })),
    rows: figures.map(row),
  };
}

function formulaOf({ formula }: Figure): Inline {
  const plain = isTex(formula) ? plainFormula(formula) : formula;
  return plain === null ? { kind: 'maths', tex: formula } : text(plain);
}

/** TeX is set as a formula, words are words: plain text has no sign of TeX. */
const isTex = (formula: string) => /[\\^_{}]/.test(formula);
