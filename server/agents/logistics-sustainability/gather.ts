import { readFactors, type Factors } from '../../emissions/factors.ts';
import { tripNames } from '../../packs/exports/lanes.ts';
import { hasThousands } from '../../emissions/quantity.ts';
import { readFuel, type FuelRead } from '../../emissions/fuel.ts';
import {
  columnOf,
  emissionsOf,
  laneRoles,
  type LaneDefaults,
  type RowEmission,
} from '../../emissions/transport.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
import type { FactorKey } from '../../packs/logistics/vehicles.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import type { AnalystRun } from '../agent-definition.ts';
import type { Dossier } from '../ground/dossier.ts';
import { columnNotes, rowLines, unreadLines, type ColumnNote } from '../ground/left-out.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { readReference } from '../ground/reference.ts';
import { logisticsTexts } from './messages/logistics-texts.ts';
import { readLogisticsFiles } from './request.ts';

/** What the report is written from. */
export interface Gathered {
  readonly dossiers: readonly Dossier[];
  readonly factors: Factors;
  readonly rows: readonly RowEmission[];
  readonly refusedCount: number;
  readonly fuels: readonly FuelRead[];
  readonly leftOut: readonly string[];
  /** Rows refused for a word of theirs, which their row shows. */
  readonly words: readonly RefusedWord[];
  readonly notes: readonly ColumnNote[];
  readonly isSample: boolean;
}

interface RefusedWord {
  readonly name: string;
  /** With the word. */
  readonly reason: string;
  readonly source: DocumentTable;
  readonly rows: readonly number[];
}

type Refusal = {
  readonly row: number;
  readonly line: number;
  readonly word: string;
  readonly reason: string;
};

/** Rows refused for what is missing, as lines; those refused for a word, by word. */
function refusedIn(
  name: string,
  source: DocumentTable,
  all: readonly Refusal[],
): { lines: string[]; words: RefusedWord[] } {
  const { refusedWord } = logisticsTexts().report;
  const spoken = Map.groupBy(
    all.filter(({ word }) => word !== ''),
    ({ reason, word }) => refusedWord(reason, word),
  );
  return {
    lines: rowLines(
      name,
      all.filter(({ word }) => word === ''),
    ),
    words: [...spoken].map(([reason, own]) => ({ name, reason, source, rows: own.map(({ row }) => row) })),
  };
}

function defaultsIn(inputs: AnalystRun['facts']['inputs']): LaneDefaults {
  return {
    vehicle: ((inputs.vehicle ?? '') || null) as FactorKey | null,
    weightUnit: inputs.weight_unit ?? '',
    distanceUnit: inputs.distance_unit ?? '',
  };
}

/** Reads every table for what it is: lanes with their emissions, or litres of diesel. */
export async function gatherLanes(run: AnalystRun): Promise<Gathered> {
  const texts = logisticsTexts().report;
  const files = readLogisticsFiles(run.facts.inputs, run.facts);
  const { dossiers, failed } = await readDocuments(run, files.wanted);
  const reference = await readReference(run, 'freight-factors.csv');
  const [table] = reference.text.tables;
  if (table === undefined) throw new Error('The freight factors hold no table.');
  const factors = readFactors({ document: reference.key, at: 0, table });
  const said = defaultsIn(run.facts.inputs);
  const rows: RowEmission[] = [];
  const fuels: FuelRead[] = [];
  const leftOut = unreadLines(failed);
  const words: RefusedWord[] = [];
  const notes: ColumnNote[] = [];
  let refusedCount = 0;
  for (const dossier of dossiers) {
    const { name } = dossier;
    let isUsed = false;
    for (const [at, one] of dossier.text.tables.entries()) {
      const source: DocumentTable = { document: dossier.key, at, table: one };
      const roles = laneRoles(source);
      const fuel = roles === null ? readFuel(source) : null;
      isUsed ||= roles !== null || fuel !== null;
      if (roles !== null) {
        const read = await runPartByPart(emissionsOf(source, roles, factors, said), run.signal);
        rows.push(...read.rows);
        for (const column of roles.unused.filter((unused) => tripNames.test(unused.name)))
          notes.unshift({ line: texts.trips(name, column.name), source });
        if (roles.guessed !== null)
          notes.push({ line: texts.weightGuessed(name, roles.guessed.name), source });
        for (const role of ['weight', 'distance'] as const) {
          const column = columnOf(roles, role);
          if (column !== undefined && hasThousands(column))
            notes.push({ line: texts.thousands(name, column.name), source });
        }
        refusedCount += read.refused.filter(({ why }) => why !== 'not_carried').length;
        if (columnOf(roles, 'distance') === undefined) leftOut.push(texts.noDistance(name));
        const refused = refusedIn(
          name,
          source,
          read.refused.map((row) => ({ ...row, reason: texts.refused[row.why] })),
        );
        words.push(...refused.words);
        leftOut.push(
          ...refused.lines,
          ...rowLines(
            name,
            read.repeated.map((row) => ({ line: one.lines[row] ?? 0, reason: texts.repeated })),
          ),
        );
        notes.push(...columnNotes(name, source, { ...roles, refused: [], missing: [] }, texts.roles));
      }
      if (fuel !== null) {
        if (fuel.rows.length > 0) fuels.push(fuel);
        const refused = refusedIn(
          name,
          source,
          fuel.refused.map((row) => ({ ...row, reason: texts.fuelRefused[row.why] })),
        );
        words.push(...refused.words);
        const credited = fuel.credited.map((line) => ({ line, reason: texts.credited }));
        leftOut.push(...refused.lines, ...rowLines(name, credited));
        notes.push(...columnNotes(name, source, { ...fuel.roles, missing: [] }, texts.fuelRoles));
      }
    }
    if (!isUsed) leftOut.push(texts.unusedFile(name));
  }
  return {
    dossiers: [...dossiers, reference],
    factors,
    rows,
    refusedCount,
    fuels,
    leftOut,
    words,
    notes,
    isSample: files.isSample,
  };
}
