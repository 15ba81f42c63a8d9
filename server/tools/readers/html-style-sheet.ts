/** One selector of a rule with what the rule says. */
interface Rule {
  readonly selector: string;
  readonly style: string;
  /** Ids, classes, elements: what decides between two rules, before their order. */
  readonly weight: number;
}

const longestSheet = 500_000;
const mostRules = 3_000;
/** Of those that show or hide. */
const mostTelling = 300;

/** Ids count more than classes, classes more than elements. */
function weightOf(selector: string): number {
  const count = (pattern: RegExp) => (selector.match(pattern) ?? []).length;
  const ids = count(/#[\w-]+/g);
  const classes = count(/\.[\w-]+|\[[^\]]*\]/g);
  const elements = count(/(?:^|[\s>+~])[a-z][\w-]*/gi);
  return ids * 10_000 + classes * 100 + elements;
}

/** Rules that hold for a screen as the page is opened: none for printers, small windows or the pointer. */
function rulesOf(sheet: string): Rule[] {
  const text = sheet.slice(0, longestSheet).replace(/\/\*[\s\S]*?\*\//g, ' ');
  const rules: Rule[] = [];
  let at = 0;
  while (at < text.length && rules.length < mostRules) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    const head = text
      .slice(at, open)
      .replace(/^[\s\S]*;/, '')
      .trim();
    const isBlock = head.startsWith('@');
    const end = isBlock ? endOfBlock(text, open) : text.indexOf('}', open);
    if (end < 0) break;
    const body = text.slice(open + 1, end);
    if (/^@media\s+(?:only\s+)?(?:screen|all)\s*$/i.test(head)) rules.push(...rulesOf(body));
    else if (!isBlock)
      for (const selector of head.split(',').map((one) => one.trim()))
        if (selector !== '' && !selector.includes(':'))
          rules.push({ selector, style: body, weight: weightOf(selector) });
    at = end + 1;
  }
  return rules;
}

function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

const properties = ['display', 'visibility'] as const;
const hiding = /^(?:none|hidden|collapse)$/;

function valueIn(style: string, property: string): string | null {
  const said = [
    ...style.matchAll(new RegExp(String.raw`(?:^|;)\s*${property}\s*:\s*([\w-]+)\s*(!important)?`, 'gi')),
  ];
  const last = said.at(-1);
  return last === undefined ? null : `${last[1]?.toLowerCase()}${last[2] === undefined ? '' : '!'}`;
}

/** Elements that a rule chooses; none for a selector nobody understands. */
function chosen(document: Document, selector: string): readonly Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

/**
 * The elements that the style sheets inside a page hide on a screen: `display: none` and `visibility: hidden`, the
 * heavier rule, then the later one, and what is at the element itself over both.
 */
export function hiddenBySheets(document: Document): readonly Element[] {
  const sheets = [...document.querySelectorAll('style')].filter((one) => {
    const media = one.getAttribute('media')?.trim().toLowerCase() ?? '';
    return media === '' || media === 'all' || media === 'screen';
  });
  const rules = sheets.flatMap((one) => rulesOf(one.textContent ?? ''));
  return properties.flatMap((property) => {
    const told = rules.filter(({ style }) => valueIn(style, property) !== null).slice(0, mostTelling);
    if (!told.some(({ style }) => hiding.test((valueIn(style, property) ?? '').replace('!', '')))) return [];
    const found = new Map<Element, { weight: number; value: string }>();
    for (const { selector, style, weight } of told) {
      const value = valueIn(style, property) ?? '';
      const own = value.endsWith('!') ? weight + 1_000_000 : weight;
      for (const element of chosen(document, selector))
        if ((found.get(element)?.weight ?? -1) <= own) found.set(element, { weight: own, value });
    }
    return [...found].flatMap(([element, { weight, value }]) => {
      // A page that hides the whole of itself shows it as soon as it is there.
      if (/^(?:html|body)$/i.test(element.tagName)) return [];
      const inline = valueIn(element.getAttribute('style') ?? '', property);
      const isSaid = inline !== null && (weight < 1_000_000 || inline.endsWith('!'));
      return hiding.test((isSaid ? inline : value).replace('!', '')) ? [element] : [];
    });
  });
}
