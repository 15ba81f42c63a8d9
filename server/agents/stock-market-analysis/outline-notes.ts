import type { AgentTexts } from '../messages/agents-texts.ts';

/** What belongs below each heading of the report, for a language model. */
export const stockOutlineNotes: Readonly<Record<keyof AgentTexts['stock']['outline'], string>> = {
  moved:
    'Two or three sentences that answer the question of the form, with the figures they rest on: last close, returns, largest fall.',
  trend: 'Close against the moving averages, their direction, and what rule makes it a trend.',
  momentum: 'RSI and MACD with the reading that their published thresholds give.',
  volatility:
    'Yearly volatility, average range, largest falls with their dates, usual movement over the horizon, the stop level if one is given.',
  levels: 'Support and resistance with their distance from the last close.',
  scenarios:
    'A table of prices one, two and three average ranges away and what each would mean: arithmetic, never what will come.',
  events: 'Crossings of averages, price gaps and days of unusual volume, each with its day.',
  returns: 'Returns over the periods computed and the ratio of return to risk.',
  benchmark: 'Beta, correlation and relative return; say so when no benchmark was given.',
  signals: 'A table: signal, value, rule, direction.',
  quality: 'Missing days, odd rows and how old the data are, as the tools reported them.',
  method: 'Which formulas were used, in a sentence each.',
  limits: 'What the question asks that prices cannot answer, and what could not be computed.',
};
