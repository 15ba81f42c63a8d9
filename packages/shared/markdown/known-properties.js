/**
 * Stands in for the library's tables of attributes in the built site: of HTML, of SVG and of ARIA those that may reach
 * the page (schema.ts, formula-schema.ts). What is not in a table is written as it is named. JavaScript, because it
 * takes the place of files that are.
 */
function table(space, attributes, marks = {}) {
  const entries = Object.entries(attributes).map(([property, attribute]) => [
    property,
    { property, attribute, ...(space && { space }), ...marks[property] },
  ]);
  const names = entries.flatMap(([property, { attribute }]) => [
    [property.toLowerCase(), property],
    [attribute.toLowerCase(), property],
  ]);
  return { property: Object.fromEntries(entries), normal: Object.fromEntries(names), space };
}

const named = (...names) => Object.fromEntries(names.map((name) => [name, name]));
const list = { spaceSeparated: true };
const number = { number: true };
const boolean = { boolean: true };

export const html = table(
  'html',
  {
    ...named(
      'href',
      'src',
      'alt',
      'start',
      'align',
      'type',
      'disabled',
      'checked',
      'style',
      'width',
      'height',
    ),
    className: 'class',
  },
  {
    className: list,
    start: number,
    width: number,
    height: number,
    disabled: boolean,
    checked: { ...boolean, mustUseProperty: true },
  },
);

export const svg = table(
  'svg',
  {
    ...named('width', 'height', 'viewBox', 'preserveAspectRatio', 'd', 'x1', 'y1', 'x2', 'y2', 'style'),
    className: 'class',
    strokeWidth: 'stroke-width',
  },
  { className: list },
);

export const aria = table(undefined, { ariaHidden: 'aria-hidden' }, { ariaHidden: { booleanish: true } });
