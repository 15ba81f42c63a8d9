interface Change {
  readonly from: RegExp;
  readonly to: string | ((found: string) => string);
  /** How many places of the installed version it concerns: another number means that its code has to be looked at again. */
  readonly places: number;
}

const changes: readonly Change[] = [
  { from: /^exports\.hydrateRoot = function[\s\S]*?^\};$/gm, to: '', places: 1 },
  {
    from: /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function[\s\S]*?^\};$/gm,
    to: '',
    places: 1,
  },
  { from: /^ReactDOMHydrationRoot\.prototype\.(?:render|unmount) = /gm, to: '', places: 2 },
  // One function has a parameter of that name.
  {
    from: /^function \w+\([^)]*\bisHydrating\b[^)]*\) \{[\s\S]*?^\}$/gm,
    to: (found) => found.replaceAll('isHydrating', 'keepsValue'),
    places: 1,
  },
  { from: /^ {2}isHydrating = !1,\n/gm, to: '', places: 1 },
  { from: /\bisHydrating = ![01]/g, to: '0', places: 6 },
  { from: /\bisHydrating\b(?!\$)/g, to: '!1', places: 33 },
  { from: /\b[\w$]+(?:\.[\w$]+)*\.isDehydrated\b/g, to: '!1', places: 7 },
  { from: /\b[\w$]+(?:\.[\w$]+)*\.dehydrated\b/g, to: 'null', places: 18 },
];

/**
 * Loader for `react-dom/client` in production. Pages of the site are drawn in the browser alone: no server writes markup
 * that React would have to take over, so the code for that is left out (2.7 KB compressed of every first page), and
 * `hydrateRoot` with it. Throws when React's code no longer looks as expected.
 */
// oxlint-disable-next-line import/no-default-export -- the bundler calls the default export of a loader
export default function drawInBrowserOnly(source: string): string {
  return changes.reduce((code, { from, to, places }) => {
    const found = code.match(from)?.length ?? 0;
    if (found !== places) throw new Error(`React has ${found} places of ${from}, ${places} are known`);
    return typeof to === 'string' ? code.replaceAll(from, to) : code.replaceAll(from, to);
  }, source);
}
