import { z } from 'zod';
import { evaluateExpression, normaliseExpression, resultText } from './calculate/evaluate-expression.ts';
import { defineTool } from './tool.ts';

export const calculate = defineTool({
  name: 'calculate',
  description:
    'Calculates an arithmetic expression, e.g. "(412.6 / 389.1 - 1) * 100" or "15% of 4,310", with + - * / ^ and functions such as sqrt, log, mean, min, max, round. Variables by name.',
  input: z.object({
    expression: z.string().min(1).max(500),
    variables: z.record(z.string().regex(/^[a-z]\w{0,20}$/i), z.number()).optional(),
  }),
  price: 500,
  title: ({ expression }) => `Calculate ${expression.slice(0, 60)}`,
  run({ expression, variables }) {
    const value = evaluateExpression(expression, variables);
    const output = { expression: normaliseExpression(expression), value, text: resultText(value) };
    return Promise.resolve({ output, summary: `= ${output.text}`, sources: [] });
  },
});
