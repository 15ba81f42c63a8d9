import { cellText } from '../../claims/cell-text.ts';
import { elementsOf, type InventionElement } from '../../likeness/elements.ts';
import type { Patent, PatentDate } from '../../patents/patent.ts';
import { comparePatents, type ComparedPatent, type PriorArt } from '../../patents/prior-art.ts';
import { isPatentExport, readExport } from '../../patents/read-export.ts';
import { readPatent } from '../../patents/read-patent.ts';
import { joinPatents } from '../../patents/same-document.ts';
import type { Table } from '../../table/table.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { keyOf } from '../ground/agent-files.ts';
import type { Dossier } from '../ground/dossier.ts';
import { unreadLines } from '../ground/left-out.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { patentTexts } from './messages/patent-texts.ts';
import { readPatentRequest, type PatentRequest } from './request.ts';

export interface Research extends PriorArt {
  readonly request: PatentRequest;
  readonly dossiers: readonly Dossier[];
  readonly elements: readonly InventionElement[];
  /** The document that describes the invention; null where the form does. */
  readonly described: Dossier | null;
  readonly dossierOf: (one: ComparedPatent) => Dossier;
  readonly dossierOfDate: (date: PatentDate) => Dossier;
  readonly leftOut: readonly string[];
}

/** Where a row of a list is, in the words of its kind of file. */
const rowPlace = ({ place, lines }: Table, row: number): string =>
  `${place.lineWord} ${lines[row] ?? row + 1}`;

function listsIn(dossier: Dossier): Patent[] {
  return dossier.document.tables.flatMap((table) => {
    const header = table.columns.map(({ name }) => name);
    if (!isPatentExport(header)) return [];
    const rows = Array.from({ length: table.rowCount }, (_, row) =>
      table.columns.map((column) => cellText(column, row)),
    );
    return readExport(header, rows, (row) => rowPlace(table, row));
  });
}

/** A list of an office, else one patent of the text; none where there is no text of one. */
function patentsIn(dossier: Dossier): Patent[] {
  const listed = listsIn(dossier);
  if (listed.length > 0 || dossier.text.isTable) return listed;
  const patent = readPatent(dossier.document.lines);
  return patent.passages.length === 0 ? [] : [patent];
}

/** Lists of several searches put together hold a document twice: one with the same number and dates is one. */
function withoutTwice(patents: readonly Patent[]): { once: Patent[]; hasTwice: boolean } {
  const seen = new Set<string>();
  const once = patents.filter(({ number, dates }) => {
    const key = number?.replaceAll(/[^\p{L}\d]/gu, '').toUpperCase() ?? '';
    if (number === null || key === '') return true;
    const days = (['priority', 'filing', 'publication'] as const).map((kind) => dates[kind]?.written ?? '');
    const known = [key, ...days].join('|');
    const isNew = !seen.has(known);
    seen.add(known);
    return isNew;
  });
  return { once, hasTwice: once.length < patents.length };
}

/** Reads the invention and the documents, and holds the one against the others. */
export async function gatherPatents(run: AnalystRun): Promise<Research> {
  const request = readPatentRequest(run.facts.inputs, run.facts);
  const { dossiers, failed } = await readDocuments(run, request.files.wanted);
  const inventionKeys = (request.files.of['invention_file'] ?? []).map(keyOf);
  const described = dossiers.find(({ key }) => inventionKeys.includes(key)) ?? null;
  const text = described === null ? request.invention : described.document.lines.join('\n');
  const elements = elementsOf(text);
  const others = dossiers.filter((one) => one !== described);
  const found = others.map((dossier) => {
    const { once, hasTwice } = withoutTwice(patentsIn(dossier));
    return { dossier, patents: once, hasTwice };
  });
  const given = found.flatMap(({ dossier, patents }) =>
    patents.map((patent) => ({ patent, given: dossier })),
  );
  const joined = joinPatents(given);
  const from = new Map(joined.map((one) => [one.patent, one.given] as const));
  // A date that only a list tells is in that list.
  const ofDate = new Map(
    given.flatMap((one) => Object.values(one.patent.dates).map((date) => [date, one.given] as const)),
  );
  const compared = comparePatents(elements, [...from.keys()], request.priority);
  const { unread, twice, joinedWith } = patentTexts().report;
  return {
    ...compared,
    request,
    dossiers,
    elements,
    described,
    dossierOf: ({ patent }) => {
      const dossier = from.get(patent);
      if (dossier === undefined) throw new Error('No document holds this patent.');
      return dossier;
    },
    dossierOfDate: (date) => {
      const dossier = ofDate.get(date);
      if (dossier === undefined) throw new Error('No document tells this date.');
      return dossier;
    },
    leftOut: [
      ...unreadLines(failed),
      ...joined.flatMap(({ given: { name }, rows }) => rows.map((row) => joinedWith(name, row.name))),
      ...found.filter(({ hasTwice }) => hasTwice).map(({ dossier }) => twice(dossier.name)),
      ...found.filter(({ patents }) => patents.length === 0).map(({ dossier }) => unread(dossier.name)),
    ],
  };
}
