// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { Check, Copy, Download, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { cleanup, render } from '../testing/render.tsx';
// @ts-expect-error -- JavaScript, see there
import createIcon from './create-icon.js';

afterEach(cleanup);

/** An icon as the library draws it, its own data included. */
async function dataOf(file: string): Promise<unknown> {
  const icon = (await import(/* @vite-ignore */ `lucide-react/dist/esm/icons/${file}.mjs`)) as {
    __iconData: unknown;
  };
  // oxlint-disable-next-line no-underscore-dangle -- the library's name
  return icon.__iconData;
}

describe('the maker of icons of the built site', () => {
  it.each<[string, LucideIcon]>([
    ['check', Check],
    ['triangle-exclamation-point', TriangleAlert],
    ['copy', Copy],
    ['download', Download],
    ['x', X],
  ])('draws %s as the library does', async (file, Library) => {
    const Own = createIcon(await dataOf(file));
    for (const props of [
      {},
      { size: 16, 'aria-hidden': true },
      { className: 'own', strokeWidth: 1.5, color: 'red' },
      { 'aria-label': 'Named' },
      { role: 'img' },
    ]) {
      const drawn = [Own, Library].map((Icon) => render(<Icon {...props} />).container.querySelector('svg')!);
      const [own, library] = drawn.map((svg) => ({
        attributes: Object.fromEntries([...svg.attributes].map(({ name, value }) => [name, value])),
        parts: svg.innerHTML,
      }));
      expect(own).toEqual(library);
    }
  });
});
