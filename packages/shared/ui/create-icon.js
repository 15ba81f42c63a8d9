/**
 * Stands in for the library's maker of icons: the same picture with the same attributes, without what nothing here sets
 * (a provider, icons of other sizes, strokes that keep their width), and one component for each icon instead of two.
 * JavaScript, because it takes the place of a file that is.
 */
import { createElement, forwardRef } from 'react';

const attributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

const isName = (prop) => prop === 'role' || prop === 'title' || prop.startsWith('aria-');

/** Without a name of its own a picture is not read out. */
const hidden = (props, children) =>
  children || Object.keys(props).some((prop) => isName(prop) && props[prop] != null)
    ? {}
    : { 'aria-hidden': 'true' };

// oxlint-disable-next-line import/no-default-export -- as the file has that it stands in for
export default function createIcon({ name, aliases = [], node }) {
  const names = [name, ...aliases.filter((alias) => typeof alias === 'string')].map((one) => `lucide-${one}`);
  const parts = node.map(([tag, own]) => createElement(tag, own));
  return forwardRef(
    ({ className, color = 'currentColor', size = 24, strokeWidth = 2, children, ...rest }, ref) =>
      createElement(
        'svg',
        {
          ref,
          ...attributes,
          width: size,
          height: size,
          stroke: color,
          strokeWidth,
          className: ['lucide', ...names, ...(className ? [className] : [])].join(' '),
          ...hidden(rest, children),
          ...rest,
        },
        ...parts,
        children,
      ),
  );
}
