import { expect, it } from 'vitest';
import { loadAgentCases } from './agent-cases.ts';
import { openDocuments } from './documents/open-documents.ts';
import { loadRooms, loadTables, type Fact } from './labels.ts';
import { attributes } from './scoring/attributes.ts';
import { followFormula } from './scoring/follow-formula.ts';
import { followPlan, rowsOfPlan } from './scoring/follow-plan.ts';
import { linesIn } from './scoring/row-places.ts';
import { sourceRows } from './scoring/source-rows.ts';
import { datesIn, isSameAmount, numbersIn } from './scoring/written-value.ts';

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

/** Whether the value is in the text in any scale: tables say their scale elsewhere. */
function standsIn({ attribute, value }: Fact, text: string): boolean {
  const { kind } = attributes[attribute];
  if (kind === 'text' || kind === 'year') return text.includes(value);
  if (kind === 'date') return datesIn(text).includes(value);
  const [wanted] = numbersIn(value, 'en');
  const cells = text.replace(/[,;\t]/g, ' | ');
  const numbers = (['en', 'de'] as const).flatMap((language) => [
    ...numbersIn(text, language),
    ...numbersIn(cells, language),
  ]);
  return numbers.some(({ amount }) =>
    [1, 1e3, 1e6].some((times) =>
      isSameAmount({ amount: amount * times, step: 0, digits: 9 }, wanted?.amount ?? Number.NaN),
    ),
  );
}

it.each(loadRooms())('everything planted in $name is in its documents', (room) => {
  const text = openDocuments(room.folder)
    .map(({ source }) => source)
    .join('\n');
  for (const fact of [...room.facts, ...room.others, ...room.allowed])
    expect(standsIn(fact, text), `${fact.attribute} ${fact.period ?? ''} ${fact.value}`).toBe(true);
  for (const { company } of room.others) expect(text).toContain(company);
  for (const { about } of room.facts) expect(text.toLowerCase()).toContain((about ?? '').toLowerCase());
  for (const { values, attribute } of room.contradictions)
    for (const value of values)
      expect(room.facts.map((fact) => `${fact.attribute} ${fact.value}`)).toContain(`${attribute} ${value}`);
});

it('is as large as it has to be', () => {
  const rooms = loadRooms();
  const tables = loadTables();
  const documents = [...rooms, ...tables].flatMap(({ folder }) => openDocuments(folder));
  const planted = rooms.reduce((sum, { facts, others }) => sum + facts.length + others.length, 0);
  const questions = tables.reduce((sum, table) => sum + table.questions.length, 0);
  expect(documents.length).toBeGreaterThanOrEqual(25);
  expect(planted).toBeGreaterThanOrEqual(300);
  expect(questions).toBeGreaterThanOrEqual(200);
  expect(tables.filter(({ source }) => source !== undefined).length).toBeGreaterThanOrEqual(15);
});

it.each(loadAgentCases())('the labels of $agent/$name follow from its own documents', (labelled) => {
  const documents = openDocuments(labelled.folder).map(({ name }) => name);
  for (const name of Object.values(labelled.files).flat()) expect(documents).toContain(name);
  const tables = (labelled.sources ?? []).map((source) => sourceRows({ ...labelled, source }));
  for (const { id, label, value, from } of labelled.figures) {
    const name = id ?? label ?? '';
    expect(name).not.toBe('');
    if (from === undefined) continue;
    const expected =
      typeof from === 'string' ? followFormula(from, tables) : followPlan(from, tables[0] ?? []);
    const again = typeof expected === 'number' ? expected : expected.kind === 'value' ? expected.value : NaN;
    expect(Math.abs(value - again), name).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(again)));
  }
  for (const words of labelled.says) expect(labelled.never).not.toContain(words);
});

it('labels of an agent are enough, in both languages, and say what is not to be done', () => {
  for (const [agent, cases] of Map.groupBy(loadAgentCases(), (one) => one.agent)) {
    const labels = cases.flatMap(({ figures, findings, says }) => [...figures, ...findings, ...says]);
    expect(labels.length, agent).toBeGreaterThanOrEqual(12);
    expect(new Set(cases.map(({ language }) => language)).size, agent).toBe(2);
    expect(cases.flatMap(({ never }) => never).length, agent).toBeGreaterThan(0);
    const isComputed = cases.flatMap(({ figures }) => figures).filter(({ from }) => from !== undefined);
    expect(isComputed.length, agent).toBeGreaterThan(0);
  }
});
