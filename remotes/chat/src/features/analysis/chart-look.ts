import type { ChartLine } from '@loupe/shared/contract/analyses';

/** Colours and type of a chart: a canvas knows no custom properties, so they are read from the tokens. */
export interface ChartLook {
  readonly theme: 'light' | 'dark';
  readonly ground: string;
  readonly text: string;
  readonly line: string;
  readonly cross: string;
  readonly label: string;
  readonly font: string;
  readonly up: string;
  readonly down: string;
  readonly volumeUp: string;
  readonly volumeDown: string;
  readonly lines: Readonly<Record<ChartLine['id'], string>>;
}

/** Opacity of volume bars, as the last two digits of a colour. */
const FAINT = '59';

/** Reads the tokens in force at an element: those of `theme`, once the page wears it. */
export function readLook(element: Element, theme: 'light' | 'dark'): ChartLook {
  const styles = getComputedStyle(element);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  const [up, down] = [token('--accent'), token('--error')];
  return {
    theme,
    ground: token('--surface'),
    text: token('--ink-3'),
    line: token('--line'),
    cross: token('--ink-3'),
    label: token('--ink-2'),
    font: token('--font-ui'),
    up,
    down,
    volumeUp: up + FAINT,
    volumeDown: down + FAINT,
    lines: {
      sma20: token('--chart-2'),
      sma50: token('--chart-3'),
      sma200: token('--chart-4'),
      band_upper: token('--chart-5'),
      band_lower: token('--chart-5'),
      rsi: token('--chart-7'),
      macd: token('--chart-3'),
      macd_signal: token('--chart-2'),
      macd_gap: up,
    },
  };
}
