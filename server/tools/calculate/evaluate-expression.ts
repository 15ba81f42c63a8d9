import { all, create, type MathNode } from 'mathjs/number';
import { appError } from '../../errors/app-error.ts';
import { toolTexts } from '../messages/tools-texts.ts';
import type { Said } from '../../language/texts.ts';
import { normaliseExpression } from './expression-text.ts';

/** The number-only build; what may be used of it is decided by `check`, not by what it holds. */
const math = create(all ?? {});

const functions = new Set([
  'abs',
  'cbrt',
  'ceil',
  'cos',
  'exp',
  'factorial',
  'floor',
  'log',
  'log10',
  'log2',
  'max',
  'mean',
  'median',
  'min',
  'mod',
  'pow',
  'round',
  'sign',
  'sin',
  'sqrt',
  'std',
  'sum',
  'tan',
  'variance',
]);
const constants: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E };
const operators = new Set([
  'add',
  'subtract',
  'multiply',
  'divide',
  'pow',
  'mod',
  'unaryMinus',
  'unaryPlus',
  'factorial',
]);

const calculateLimits = { characters: 500, nodes: 200 } as const;

function refused(sentence: Said, cause?: unknown) {
  return appError('request.invalid', { sentence, cause });
}

/** Only numbers, names given, operators and a list of functions: no assignment, no property, no text, no matrix, no further parsing. */
function check(root: MathNode, names: ReadonlySet<string>): void {
  let nodes = 0;
  root.traverse((node, path, parent) => {
    nodes += 1;
    if (nodes > calculateLimits.nodes) throw refused(toolTexts.said((t) => t.expressionTooLong));
    const kind = node.type as string;
    if (kind === 'ParenthesisNode') return;
    if (kind === 'ConstantNode' && typeof (node as unknown as { value: unknown }).value === 'number') return;
    if (kind === 'OperatorNode' && operators.has((node as unknown as { fn: string }).fn)) return;
    const name = (node as unknown as { name?: string }).name ?? '';
    if (kind === 'FunctionNode' && functions.has(name)) return;
    if (
      kind === 'SymbolNode' &&
      (names.has(name) ||
        (parent?.type === ('FunctionNode' as string) && path === 'fn' && functions.has(name)))
    )
      return;
    throw refused(
      name === '' ? toolTexts.said((t) => t.onlyNumbers) : toolTexts.said((t) => t.unknownName(name)),
    );
  });
}

/** Value of an expression over plain numbers. Throws `request.invalid` with a sentence. */
export function evaluateExpression(
  expression: string,
  variables: Readonly<Record<string, number>> = {},
): number {
  if (expression.length > calculateLimits.characters)
    throw refused(toolTexts.said((t) => t.expressionTooLong));
  const scope = new Map<string, number>([...Object.entries(constants), ...Object.entries(variables)]);
  let root: MathNode;
  try {
    root = math.parse(normaliseExpression(expression));
  } catch (cause) {
    throw refused(
      toolTexts.said((t) => t.notAnExpression(expression.slice(0, 60))),
      cause,
    );
  }
  check(root, new Set(scope.keys()));
  let value: unknown;
  try {
    value = root.compile().evaluate(scope);
  } catch (cause) {
    throw refused(
      toolTexts.said((t) => t.notCalculated(expression.slice(0, 60))),
      cause,
    );
  }
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw refused(toolTexts.said((t) => t.notFinite(expression.slice(0, 60))));
  return value;
}
