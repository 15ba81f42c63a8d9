import type { ComponentType } from 'react';
import { Download } from 'lucide-react';
import type { Figure, Source } from '../contract/run-events.ts';
import { Button } from '../ui/button.tsx';
import { EvidenceButton } from './evidence-button.tsx';
import { FactCard } from './fact-card.tsx';
import { formulaWithInputs } from './formula-with-inputs.ts';
import { messages } from '#texts/evidence';
import { stopOfInput, type Stop } from './stops.ts';
import classes from './figure-facts.module.css';

/** Signs that only TeX uses: a command, an index or power with braces, a letter with an index. */
const tex = /\\[a-zA-Z]+|[_^]\{|[A-Za-z]_[A-Za-z0-9]/;

export type FigureFactsProps = {
  figure: Figure;
  sources: readonly Source[];
  /** Draws text with maths. */
  Text: ComponentType<{ text: string }>;
  onStop: (stop: Stop) => void;
  /** Saves the rows behind an input; absent where that is not possible. */
  onRows?: ((input: number) => void) | undefined;
};

/** How a figure was computed: the formula, with its numbers put in where that is simple, and each input with its place. */
export function FigureFacts({ figure, sources, Text, onStop, onRows }: FigureFactsProps) {
  const formula = figure.formula.trim();
  const filled = formulaWithInputs(figure);
  return (
    <FactCard title={messages.how}>
      <div className={classes.formula}>
        <Text text={tex.test(formula) ? `$$\n${formula}\n$$` : formula} />
        {filled !== null && <Text text={`$$\n= ${filled}\n$$`} />}
      </div>
      {figure.inputs.length > 0 && (
        <ul aria-label={messages.inputs} className={classes.inputs}>
          {figure.inputs.map((input, i) => (
            <li key={`${input.name} ${i}`}>
              <Input
                input={input}
                stop={stopOfInput(input, figure, sources)}
                onStop={onStop}
                onRows={onRows && (() => onRows(i))}
              />
            </li>
          ))}
        </ul>
      )}
    </FactCard>
  );
}

type InputProps = {
  input: Figure['inputs'][number];
  stop: Stop | null;
  onStop: (stop: Stop) => void;
  onRows: (() => void) | undefined;
};

function Input({ input, stop, onStop, onRows }: InputProps) {
  const { name, value, from, series } = input;
  return (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.detail}>
        {stop === null ? (
          <strong>{value}</strong>
        ) : (
          <EvidenceButton
            className={classes.value}
            aria-label={`${value}: ${messages.openPlace(name)}`}
            onClick={() => onStop(stop)}
          >
            <strong>{value}</strong>
          </EvidenceButton>
        )}
        {from !== null && <span className={classes.from}>{from}</span>}
      </span>
      {series && (
        <div className={classes.series}>
          <span>
            {[
              messages.rowsUsed(series.count),
              ...[[messages.firstRow, series.first] as const, [messages.lastRow, series.last] as const].map(
                ([word, end]) =>
                  [`${word}: ${messages.line(String(end.line))}`, end.label, end.value]
                    .filter(Boolean)
                    .join(', '),
              ),
            ].join(' · ')}
          </span>
          {onRows && (
            <Button size="small" icon={<Download aria-hidden="true" />} onClick={onRows}>
              {messages.rowsCsv}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
