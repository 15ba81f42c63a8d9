// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { contrastRatio } from '@loupe/shared/lib/contrast';
import { readLook } from './chart-look.ts';

const tokens = readFileSync(createRequire(import.meta.url).resolve('@loupe/shared/ui/tokens.css'), 'utf8');

/** What the chart writes on a tag of this colour: black on what it takes for light (lightweight-charts 5.2, `generateContrastColors`). */
function writingOn(tag: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(tag.slice(at, at + 2), 16));
  return 0.199 * red + 0.687 * green + 0.114 * blue > 160 ? '#000000' : '#ffffff';
}

it.each(['light', 'dark'] as const)('S6 the last price can be read on its tag in the %s theme', (theme) => {
  document.head.innerHTML = `<style>${tokens}</style>`;
  document.documentElement.dataset['theme'] = theme;
  const { label } = readLook(document.documentElement, theme);
  expect(contrastRatio(label, writingOn(label))).toBeGreaterThanOrEqual(4.5);
});
