import { z } from 'zod';
import { changeMark, ratioMark, reasonText, yearText } from '../agents/ground/statement-figures.ts';
import { measureName } from '../agents/ground/ratio-text.ts';
import { tablesAbout } from '../agents/ground/tables-about.ts';
import type { Json } from '../engines/run-context.ts';
import { statementLines } from '../packs/statement/lines.ts';
import { ratioRule, statementRatios } from '../packs/statement/ratios.ts';
import { ratioAt } from '../statements/compute-ratio.ts';
import { readStatements } from '../statements/read-statements.ts';
import { EvidenceStep } from './evidence-step.ts';
import { groundToolTexts } from './messages/ground-tools-texts.ts';
import { filesInput, openDossiers, tablesIn } from './open-dossiers.ts';
import { defineTool, type ToolOutcome } from './tool.ts';

const mostYears = 4;
const rules = [...Object.values(statementRatios).flat(), ...[ratioRule('return_on_equity') ?? []].flat()];

export const statementRatiosTool = defineTool({
  name: 'statement_ratios',
  description:
    'Computes the ratios of financial statements (liquidity, leverage, coverage, margins, efficiency, return on equity) and the change of revenue and profit from tables whose rows are lines and whose columns are years. Each ratio is a figure with its formula and cells; what is missing is told with its reason, never estimated.',
  input: z.object({
    ...filesInput,
    company: z.string().max(120).optional().describe('only tables about this company'),
    years: z.number().int().min(1).max(mostYears).default(2).describe('latest business years'),
  }),
  price: 4_000,
  title: () => groundToolTexts().ratios,
  async run({ company, years, ...files }, context): Promise<ToolOutcome<Json>> {
    const { dossiers, unread } = await openDossiers(context, files);
    const about = company ? await tablesAbout(company, dossiers, context.signal) : null;
    const statements = readStatements(about?.tables ?? tablesIn(dossiers), statementLines);
    const step = new EvidenceStep(context.signal);
    const writing = { step, dossiers, statements };
    const times = statements.times.slice(-years);
    const notComputed = times.flatMap((time) =>
      rules.flatMap((rule) => {
        const computed = ratioAt(statements, rule, time);
        if (computed.kind !== 'value')
          return [`${measureName(rule.id)} ${yearText(time)}: ${reasonText(computed)}`];
        ratioMark(writing, rule, time);
        return [];
      }),
    );
    for (const [i, time] of times.entries()) {
      const before = statements.times[statements.times.length - times.length + i - 1];
      if (before === undefined) continue;
      for (const line of ['revenue', 'net_income'] as const) changeMark(writing, line, [time, before]);
    }
    const output = {
      years: times.map(yearText),
      lines_found: statements.cells.length,
      not_computed: notComputed,
      disputed: statements.disputed.length,
      about_others: about?.others ?? [],
      unread,
    };
    const found = step.outcome(output, '');
    return { ...found, summary: groundToolTexts().figures(found.figures?.length ?? 0) };
  },
});
