/*
 * Finds states that a style sheet tells by colours alone. In forced colours (high contrast of the system) the browser
 * takes these away: without a rule of its own for that mode, nobody sees what is chosen or where they are.
 */

interface Rule {
  readonly selectors: readonly string[];
  readonly properties: readonly string[];
  readonly isForForcedColours: boolean;
}

/** What says that something is chosen or current. */
const state = /\[aria-current|\[aria-(?:pressed|selected|checked)='true'\]|\[data-selected|:checked/;

/** Colours, and what is too slight to tell a state by. */
const slight =
  /^(?:(?:border(?:-\w+)*-|background-|outline-)?color|background|box-shadow|fill|stroke|font-weight|outline)$/;

/** The rules of a sheet, those of blocks like `@media` too. */
function rulesOf(css: string, isForForcedColours = false): Rule[] {
  const rules: Rule[] = [];
  let rest = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (let open = rest.indexOf('{'); open >= 0; open = rest.indexOf('{')) {
    const head = rest.slice(0, open).trim();
    const close = endOfBlock(rest, open);
    const body = rest.slice(open + 1, close);
    rest = rest.slice(close + 1);
    if (head.startsWith('@'))
      rules.push(...rulesOf(body, isForForcedColours || head.includes('forced-colors')));
    else
      rules.push({
        selectors: head.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
        properties: [...body.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)].map(([, property = '']) => property),
        isForForcedColours,
      });
  }
  return rules;
}

function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && (depth -= 1) === 0) return at;
  }
  return text.length;
}

const firstClass = (selector: string): string => /\.[\w-]+/.exec(selector)?.[0] ?? selector;

/** The selectors of a sheet that tell a state by colours alone, also in forced colours. */
export function colourOnlyStates(css: string): string[] {
  const rules = rulesOf(css);
  const mended = new Set(
    rules.filter((rule) => rule.isForForcedColours).flatMap((rule) => rule.selectors.map(firstClass)),
  );
  return rules
    .filter((rule) => !rule.isForForcedColours && rule.properties.every((property) => slight.test(property)))
    .flatMap((rule) => rule.selectors)
    .filter((selector) => state.test(selector) && !mended.has(firstClass(selector)));
}
