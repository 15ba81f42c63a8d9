import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';

const sheet = readFileSync(fileURLToPath(new URL('../ui/tokens.css', import.meta.url)), 'utf8');

/** The `#rrggbb` custom properties of the first rule with this selector. */
function coloursOf(selector: string): Map<string, string> {
  const body = sheet.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*(#[\da-f]{6});/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

const light = coloursOf(':root');
const themes = [
  { theme: 'light', colours: light },
  { theme: 'dark', colours: coloursOf(":root[data-theme='dark']") },
];

const grounds = ['paper', 'surface', 'sunken', 'neutral-soft'];
const states = ['accent', 'success', 'pending', 'error', 'info'];
const textPairs = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((text) => grounds.map((ground) => [text, ground])),
  ...states.flatMap((state) =>
    ['paper', 'surface', 'sunken', `${state}-soft`].map((ground) => [state, ground]),
  ),
  ...states.map((state) => ['ink', `${state}-soft`]),
  ...states.map((state) => ['ink-2', `${state}-soft`]),
  ['ink', 'lit'],
  ['ink-2', 'lit'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-error', 'error'],
  ['on-error', 'error-hover'],
  ['paper', 'ink'],
];
const charts = Array.from({ length: 8 }, (_, index) => `chart-${index + 1}`);

function ratioIn(colours: Map<string, string>, text = '', ground = ''): number {
  const [first, second] = [colours.get(text), colours.get(ground)];
  if (!first || !second) throw new Error(`No token --${first ? ground : text}`);
  return contrastRatio(first, second);
}

describe('contrast ratio', () => {
  it('gives the known ends of the scale', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#777777')).toBe(1);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('refuses what is no colour', () => {
    expect(() => contrastRatio('white', '#ffffff')).toThrow('#rrggbb');
  });
});

describe.each(themes)('S6 palette of the $theme theme', ({ colours }) => {
  it('defines every colour of the light theme', () => {
    expect([...colours.keys()].toSorted()).toEqual([...light.keys()].toSorted());
  });

  it.each(textPairs)('meets AA for --%s on --%s', (text, ground) => {
    expect(ratioIn(colours, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['ink', 'paper'],
    ['ink', 'surface'],
  ])('meets AAA for report text, --%s on --%s', (text, ground) => {
    expect(ratioIn(colours, text, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(charts)('lets the graphic --%s stand out 3:1 from paper and surface', (chart) => {
    expect(ratioIn(colours, chart, 'paper')).toBeGreaterThanOrEqual(3);
    expect(ratioIn(colours, chart, 'surface')).toBeGreaterThanOrEqual(3);
  });

  it('lets the border of a control stand out 3:1', () => {
    expect(ratioIn(colours, 'line-control', 'paper')).toBeGreaterThanOrEqual(3);
    expect(ratioIn(colours, 'line-control', 'surface')).toBeGreaterThanOrEqual(3);
  });

  it('keeps the chart colours apart', () => {
    expect(new Set(charts.map((chart) => colours.get(chart))).size).toBe(8);
  });
});
