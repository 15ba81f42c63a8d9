import { z } from 'zod';
import {
  derivedFigure,
  factorInputs,
  laneId,
  rowInputs,
  tonnesText,
} from '../agents/logistics-sustainability/lane-words.ts';
import type { Dossier } from '../agents/ground/dossier.ts';
import { computedFigure } from '../agents/ground/table-figures.ts';
import { readFactors } from '../emissions/factors.ts';
import { lanesOf, sumOf, type Lane } from '../emissions/lanes.ts';
import { emissionsOf, laneRoles, type RowEmission } from '../emissions/transport.ts';
import type { Json } from '../engines/run-context.ts';
import { appError } from '../errors/app-error.ts';
import { runPartByPart } from '../run-part-by-part.ts';
import { agentLibrary } from '../library/agent-library.ts';
import type { FactorKey } from '../packs/logistics/vehicles.ts';
import { EvidenceStep } from './evidence-step.ts';
import { groundToolTexts } from './messages/ground-tools-texts.ts';
import { numberText, percentText } from './number-text.ts';
import { filesInput, openDossiers, tablesIn } from './open-dossiers.ts';
import { defineTool, type ToolContext, type ToolOutcome } from './tool.ts';

/** Vehicles that a person may name for all rows. */
const vehicles = [
  'van',
  'van-electric',
  'rigid',
  'artic',
  'hgv',
  'rail',
  'ship-container',
] as const satisfies readonly FactorKey[];
const mostLanes = 15;
const referenceName = 'freight-factors.csv';

export const emissions = defineTool({
  name: 'emissions',
  description:
    'Computes the CO2e of freight from a table of lanes or shipments (weight, distance, vehicle): tonne-kilometres times the published factor, for each lane and in total, each a figure with its rows and the factor’s cells. Rows without a weight, a distance or a known vehicle are counted as left out, never estimated.',
  input: z.object({
    ...filesInput,
    vehicle: z.enum(vehicles).optional().describe('for rows that name none: only if the user says so'),
    weight_unit: z.enum(['kg', 't']).optional().describe('where the table does not say it'),
    distance_unit: z.enum(['km', 'mi']).optional().describe('where the table does not say it'),
  }),
  price: 4_000,
  title: () => groundToolTexts().emissions,
  async run(request, context): Promise<ToolOutcome<Json>> {
    const texts = groundToolTexts();
    const { dossiers: own, unread } = await openDossiers(context, request);
    const reference = await openReference(context);
    const dossiers = [...own, reference];
    const [table] = reference.text.tables;
    if (table === undefined) throw new Error('The freight factors hold no table.');
    const factors = readFactors({ document: reference.key, at: 0, table });
    const said = {
      vehicle: request.vehicle ?? null,
      weightUnit: request.weight_unit ?? '',
      distanceUnit: request.distance_unit ?? '',
    };
    const rows: RowEmission[] = [];
    const refused = new Map<string, number>();
    for (const source of tablesIn(own)) {
      const roles = laneRoles(source);
      if (roles === null) continue;
      const read = await runPartByPart(emissionsOf(source, roles, factors, said), context.signal);
      rows.push(...read.rows);
      for (const { why } of read.refused) refused.set(why, (refused.get(why) ?? 0) + 1);
    }
    if (rows.length === 0)
      throw appError('request.invalid', { sentence: groundToolTexts.said((t) => t.noLanes) });
    const step = new EvidenceStep(context.signal);
    const lanes = lanesOf(rows);
    const whole = sumOf(rows, 'kg');
    const shown = lanes.slice(0, mostLanes);
    const writing = { step, dossiers };
    for (const lane of shown) writeLane(writing, lane, whole);
    computedFigure(
      writing,
      {
        id: 'co2e-total',
        label: texts.total,
        value: tonnesText(whole),
        formula: String.raw`\sum m \cdot d \cdot f`,
      },
      rowInputs(rows),
    );
    computedFigure(
      writing,
      {
        id: 'tkm-total',
        label: texts.totalTkm,
        value: numberText(sumOf(rows, 'tkm'), 0),
        formula: String.raw`\sum m \cdot d`,
      },
      rowInputs(rows),
    );
    const output = {
      rows_used: rows.length,
      rows_left_out: Object.fromEntries(refused),
      lanes: lanes.length,
      lanes_told: shown.map(({ name, rows: [{ factor }] }) => ({ lane: name, factor: factor.name })),
      factors_of: rows[0]?.factor.year ?? '',
      unread,
    };
    return step.outcome(output, `${texts.total}: ${tonnesText(whole)}`);
  },
});

function writeLane(writing: Parameters<typeof computedFigure>[0], lane: Lane, whole: number): void {
  const texts = groundToolTexts();
  const [{ factor }] = lane.rows;
  const emission = {
    id: `co2e-${laneId(lane)}`,
    label: texts.emissionOf(lane.name),
    value: tonnesText(lane.kg),
  };
  computedFigure(
    writing,
    { ...emission, formula: String.raw`\frac{\sum m \cdot d \cdot (f_{TTW} + f_{WTT})}{1000}` },
    [...rowInputs(lane.rows), ...factorInputs(factor)],
  );
  derivedFigure(
    writing,
    {
      id: `share-${laneId(lane)}`,
      label: texts.shareOf(lane.name),
      value: percentText(lane.kg / whole),
      formula: String.raw`\frac{a}{b}`,
    },
    [
      [emission.label, emission.value],
      [texts.total, tonnesText(whole)],
    ],
  );
}

/** The factors of the product, as a document that can be cited. */
async function openReference(context: ToolContext): Promise<Dossier> {
  const { id } = agentLibrary.reference(referenceName);
  const { dossiers } = await openDossiers(context, { file_ids: [], documents: [id] });
  const [reference] = dossiers;
  if (reference === undefined) throw new Error('The freight factors cannot be read.');
  return reference;
}
