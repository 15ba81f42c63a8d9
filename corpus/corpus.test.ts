import { expect, it } from 'vitest';
import { loadTables } from './labels.ts';
import { followPlan, rowsOfPlan } from './scoring/follow-plan.ts';
import { linesIn } from './scoring/row-places.ts';
import { sourceRows } from './scoring/source-rows.ts';

it.each(loadTables())('the labels of $name follow from the rows of its source', (table) => {
  const rows = sourceRows(table);
  for (const question of table.questions) {
    const { plan, ask } = question;
    if (plan === undefined) continue;
    const expected = followPlan(plan, rows);
    if (expected.kind === 'value') expect(question.value, ask).toBeCloseTo(expected.value, 8);
    if (expected.kind === 'text') expect(question.text, ask).toBe(expected.text);
    if (expected.kind === 'groups') {
      expect(Object.keys(question.groups ?? {}).sort(), ask).toEqual(Object.keys(expected.groups).sort());
      for (const [name, value] of Object.entries(expected.groups))
        expect(question.groups?.[name], `${ask}: ${name}`).toBeCloseTo(value, 8);
    }
    const isWhole = !['top', 'bottom', 'min', 'max', 'which_max', 'which_min', 'cells'].includes(plan.op);
    if (isWhole && table.source?.linesUnknown !== true)
      expect(linesIn(question.rows ?? ''), ask).toEqual(rowsOfPlan(plan, rows).map(({ line }) => line));
  }
});
