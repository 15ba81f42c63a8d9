import { mathsText, type MathsNode } from '../maths/maths-node.ts';

/** Arithmetic of a formula; `name` is a symbol as it is written, e.g. "SMA_50". */
export type Arithmetic =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'root' | 'size' | 'minus'; readonly of: Arithmetic }
  | { readonly kind: '+' | '-' | '*' | '/' | '^'; readonly left: Arithmetic; readonly right: Arithmetic };

/**
 * The arithmetic of a formula, one for each side of its equals signs. Only what has one meaning is read: sums with limits,
 * functions, accents over several signs and whatever else is not plain arithmetic give null.
 */
export function readFormula(node: MathsNode): Arithmetic[] {
  const parts = partsOf(node);
  const sides: MathsNode[][] = [[]];
  for (const part of parts) {
    if (part.kind === 'sign' && part.text === '=') sides.push([]);
    else sides.at(-1)?.push(part);
  }
  return sides.flatMap((side) => readSum(side) ?? []);
}

/** The parts of a row, rows in rows opened; spaces are nothing. */
function partsOf(node: MathsNode): MathsNode[] {
  if (node.kind === 'row') return node.children.flatMap(partsOf);
  return node.kind === 'words' && node.text.trim() === '' ? [] : [node];
}

const isSign = (node: MathsNode | undefined, ...texts: readonly string[]) =>
  node?.kind === 'sign' && texts.includes(node.text);

function readSum(parts: readonly MathsNode[]): Arithmetic | null {
  const at = lastOutside(
    parts,
    (part, index) => index > 0 && isSign(part, '+', '-', '−') && !isOperator(parts[index - 1]),
  );
  if (at > 0) {
    const [left, right] = [readSum(parts.slice(0, at)), readProduct(parts.slice(at + 1))];
    return left && right && { kind: isSign(parts[at], '+') ? '+' : '-', left, right };
  }
  if (isSign(parts[0], '-', '−')) {
    const of = readProduct(parts.slice(1));
    return of && { kind: 'minus', of };
  }
  return readProduct(parts);
}

const isOperator = (node: MathsNode | undefined) => isSign(node, '+', '-', '−', '*', '⋅', '×', '/', '(', '[');

function readProduct(parts: readonly MathsNode[]): Arithmetic | null {
  const at = lastOutside(parts, (part) => isSign(part, '⋅', '×', '*', '/'));
  if (at >= 0) {
    const [left, right] = [readProduct(parts.slice(0, at)), readProduct(parts.slice(at + 1))];
    return left && right && { kind: isSign(parts[at], '/') ? '/' : '*', left, right };
  }
  const factors = factorsOf(parts);
  const [first, ...rest] = factors ?? [];
  return first ? rest.reduce<Arithmetic>((left, right) => ({ kind: '*', left, right }), first) : null;
}

/** Index of the last part outside of brackets that fits; -1 when none does. */
function lastOutside(parts: readonly MathsNode[], fits: (part: MathsNode, index: number) => boolean): number {
  let depth = 0;
  let isInBars = false;
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at] as MathsNode;
    if (isSign(part, ')', ']')) depth += 1;
    else if (isSign(part, '(', '[')) depth -= 1;
    else if (isSign(part, '|')) isInBars = !isInBars;
    else if (depth === 0 && !isInBars && fits(part, at)) return at;
  }
  return -1;
}

/** Things that are side by side are multiplied; a name before a bracket is a function and not read. */
function factorsOf(parts: readonly MathsNode[]): Arithmetic[] | null {
  const factors: Arithmetic[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] as MathsNode;
    if (isSign(part, '(', '[', '|')) {
      const end = closingOf(parts, at);
      const inside = end > at ? readSum(parts.slice(at + 1, end)) : null;
      const before = parts[at - 1];
      if (!inside || before?.kind === 'name' || (before?.kind === 'scripts' && before.sup === null))
        return null;
      factors.push(isSign(part, '|') ? { kind: 'size', of: inside } : inside);
      at = end;
      continue;
    }
    const factor = readFactor(part);
    if (!factor || (factor.kind === 'number' && factors.length > 0)) return null;
    factors.push(factor);
  }
  return factors;
}

function closingOf(parts: readonly MathsNode[], from: number): number {
  if (isSign(parts[from], '|')) return parts.findIndex((part, at) => at > from && isSign(part, '|'));
  let depth = 0;
  for (let at = from; at < parts.length; at += 1) {
    if (isSign(parts[at], '(', '[')) depth += 1;
    if (isSign(parts[at], ')', ']')) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function readFactor(node: MathsNode): Arithmetic | null {
  switch (node.kind) {
    case 'number':
      return /^\d+(\.\d+)?$/.test(node.text) ? { kind: 'number', value: Number(node.text) } : null;
    case 'name':
    case 'words':
      return { kind: 'name', name: mathsText(node).trim() };
    case 'fraction': {
      const [left, right] = [readSum(partsOf(node.over)), readSum(partsOf(node.under))];
      return node.hasLine && left && right ? { kind: '/', left, right } : null;
    }
    case 'root': {
      const of = node.degree ? null : readSum(partsOf(node.inside));
      return of && { kind: 'root', of };
    }
    case 'scripts':
      return readPower(node);
    case 'stack':
      return node.isAccent && node.base.kind === 'name' ? { kind: 'name', name: mathsText(node) } : null;
    default:
      return null;
  }
}

/** A symbol with an index is one symbol; with a number above it is a power. */
function readPower(node: Extract<MathsNode, { kind: 'scripts' }>): Arithmetic | null {
  const base = readFactor(node.base);
  if (!base) return null;
  const named: Arithmetic | null = node.sub
    ? base.kind === 'name'
      ? { kind: 'name', name: mathsText({ ...node, sup: null }) }
      : null
    : base;
  if (!node.sup || !named) return named;
  return node.sup.kind === 'number'
    ? { kind: '^', left: named, right: { kind: 'number', value: Number(node.sup.text) } }
    : null;
}
