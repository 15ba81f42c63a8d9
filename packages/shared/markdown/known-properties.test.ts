import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { formulaSchema } from './formula-schema.ts';
// @ts-expect-error -- JavaScript, see there
import { aria, html, svg } from './known-properties.js';
import { schema } from './schema.ts';

interface Info {
  readonly property: string;
  readonly attribute: string;
}

interface Library {
  readonly html: object;
  readonly svg: object;
  find(table: object, name: string): Info;
}

const markdown = createRequire(createRequire(import.meta.url).resolve('react-markdown'));
const elements = createRequire(markdown.resolve('hast-util-to-jsx-runtime'));
const library = (await import(
  pathToFileURL(elements.resolve('property-information')).href
)) as unknown as Library;

type Attributes = Readonly<Record<string, readonly (string | readonly unknown[])[]>>;

function namesIn(attributes: Attributes, isOf: (tagName: string) => boolean): string[] {
  const allowed = Object.entries(attributes).flatMap(([tagName, names]) => (isOf(tagName) ? names : []));
  const names = allowed.map((name) => (typeof name === 'string' ? name : (name[0] as string)));
  // Its table stays the library's own.
  return [...new Set(names)].filter((name) => name !== 'xmlns');
}

const isDrawn = (tagName: string) => ['svg', 'path', 'line'].includes(tagName);
const ofHtml = namesIn(
  { ...schema.attributes, ...formulaSchema.attributes } as Attributes,
  (name) => !isDrawn(name),
);
const ofText = namesIn(schema.attributes as Attributes, () => true);
const ofSvg = namesIn(formulaSchema.attributes as Attributes, (name) => name === '*' || isDrawn(name));

/** What the library makes of a name, with our tables in the place of its own. */
function found(table: { property: object; normal: object }, name: string): Info {
  const merged = {
    property: { ...table.property, ...aria.property },
    normal: { ...table.normal, ...aria.normal },
  };
  return library.find(merged, name);
}

/** As it is read: marks that are not there stand for false. */
function marksOf(info: Info): Record<string, unknown> {
  return Object.fromEntries(Object.entries(info).filter(([, value]) => value !== undefined));
}

it.each([...new Set([...ofHtml, ...ofText])])('%s of HTML is written as the library writes it', (name) => {
  const real = library.find(library.html, name);
  expect(marksOf(found(html, name))).toEqual(marksOf(real));
  expect(marksOf(found(html, real.attribute))).toEqual(marksOf(library.find(library.html, real.attribute)));
});

it.each(ofSvg)('%s of SVG is written as the library writes it', (name) => {
  const real = library.find(library.svg, name);
  expect(marksOf(found(svg, name))).toEqual(marksOf(real));
  expect(marksOf(found(svg, real.attribute))).toEqual(marksOf(library.find(library.svg, real.attribute)));
});
