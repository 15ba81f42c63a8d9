import type { Said } from './page.ts';

/** A rule of robots.txt for every robot. */
interface PathRule extends Said {
  readonly isAllowed: boolean;
  /** Pattern of the path: "*" is anything, "$" the end. */
  readonly path: string;
}

export interface Robots {
  /** Of the groups for all robots ("User-agent: *"). */
  readonly rules: readonly PathRule[];
  readonly sitemaps: readonly Said[];
}

/** Lines of a robots.txt (RFC 9309): groups of user agents with their rules, and sitemaps. Other lines are passed over. */
export function readRobots(
  document: string,
  lines: readonly { readonly line: number; readonly text: string }[],
): Robots {
  const rules: PathRule[] = [];
  const sitemaps: Said[] = [];
  let [agents, isOpen]: [string[], boolean] = [[], false];
  for (const { line, text } of lines) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(text) ?? [];
    const [key, said] = [name.toLowerCase(), value.trim()];
    const proof = { kind: 'tag', document, line, quote: text.trim() } as const;
    if (key === 'user-agent') {
      // Several user agents in a row share the rules below them.
      agents = isOpen ? [...agents, said] : [said];
      isOpen = true;
    } else if (key === 'sitemap') sitemaps.push({ text: said, proof });
    else if (key === 'allow' || key === 'disallow') {
      isOpen = false;
      if (agents.includes('*') && said !== '')
        rules.push({ isAllowed: key === 'allow', path: said, text: said, proof });
    }
  }
  return { rules, sitemaps };
}

const decoded = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Whether a path fits a pattern, piece by piece between its "*", so that no pattern takes long. */
function fits(path: string, pattern: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...rest] = decoded(isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const text = decoded(path);
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const [i, piece] of rest.entries()) {
    const isLast = isWhole && i === rest.length - 1;
    const found = isLast ? text.length - piece.length : text.indexOf(piece, at);
    if (found < at || !text.startsWith(piece, found)) return false;
    at = found + piece.length;
  }
  return !isWhole || rest.length > 0 || at === text.length;
}

/** The rule that keeps robots from a path: the longest pattern decides, and "allow" where both are as long (RFC 9309, 2.2.2). */
export function blockingRule({ rules }: Robots, path: string): Said | null {
  const [best] = rules
    .filter((one) => fits(path, one.path))
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed));
  return best === undefined || best.isAllowed ? null : best;
}
