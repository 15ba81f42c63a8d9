import { z } from 'zod';
import { normaliseExpression, resultText } from './calculate/expression-text.ts';
import { defineTool, type ToolFigure } from './tool.ts';
import { toolTexts } from './messages/tools-texts.ts';

export const calculate = defineTool({
  name: 'calculate',
  description:
    'Calculates an arithmetic expression, e.g. "(412.6 / 389.1 - 1) * 100" or "15% of 4,310", with + - * / ^ and functions such as sqrt, log, mean, min, max, round. Variables by name.',
  input: z.object({
    expression: z.string().min(1).max(500),
    label: z.string().max(80).optional().describe('what the result is, e.g. "Net margin 2025"'),
    variables: z.record(z.string().regex(/^[a-z]\w{0,20}$/i), z.number()).optional(),
  }),
  price: 500,
  title: ({ expression }) => toolTexts().calculateTitle(expression.slice(0, 60)),
  async run({ expression, label, variables = {} }) {
    // Loaded when something is first calculated: it is a quarter of all modules, and a start would wait for it.
    const { evaluateExpression } = await import('./calculate/evaluate-expression.ts');
    const value = evaluateExpression(expression, variables);
    const output = { expression: normaliseExpression(expression), value, text: resultText(value) };
    const inputs = Object.entries(variables).map(([name, given]) => ({
      name,
      value: resultText(given),
      from: null,
    }));
    const figure: ToolFigure = {
      id: 'result',
      label: label ?? expression.slice(0, 80),
      value: output.text,
      formula: output.expression,
      inputs:
        inputs.length > 0 ? inputs : [{ name: toolTexts().expression, value: output.expression, from: null }],
      source: null,
    };
    return { output, summary: `= ${output.text}`, sources: [], figures: [figure] };
  },
});
