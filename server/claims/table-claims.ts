import type { Table } from '../table/table.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies } from './company-names.ts';
import { labelClaims } from './label-claims.ts';
import { saysExpected, saysFormer } from './modality.ts';
import type { PartByPart } from '../part-by-part.ts';
import { peerRows } from './peer-tables.ts';
import { keyOfTime } from './people-dates.ts';
import { findPeriods } from './periods.ts';
import { ownerRows } from './owner-table.ts';
import { personName } from './person-name.ts';
import { partRows } from './revenue-parts.ts';
import { recordRows, statementRows } from './statement-table.ts';
import { cellText } from './cell-text.ts';
import { formColumns, formLine } from './table-labels.ts';
import { topicOfTable, withCertainTimes } from './table-topic.ts';
import { eachRow, linePlace, rowPlace, rowQuote, tableClaim } from './table-rows.ts';
import { partWord, type Reading } from './tag-sentence.ts';

/** Claims of a table: statements with attributes as rows and periods as columns or the other way round, people with roles, two columns of label and value. */
export function* tableClaims(
  table: Table,
  document: ClaimDocument,
  subject: string | null,
  reading: Reading,
): PartByPart<Claim[]> {
  const owner = ownerOf(table, subject, reading);
  const titles = [table.name, ...table.titleLines].join(' ');
  const part = partWord.test(titles) ? titles : null;
  const topic = topicOfTable(table, document, reading);
  const ways = [
    peopleRows,
    ownerRows,
    ...(topic === null ? [labelRows, partRows] : []),
    ...(topic === 'planned' ? [] : [peerRows]),
    ...(part === null && topic !== 'foreign' ? [statementRows] : []),
    ...(part === null && topic === null ? [recordRows] : []),
  ];
  const told = topic === 'planned' ? withCertainTimes(table) : table;
  const claims: Claim[] = [];
  for (const read of ways)
    for (const claim of yield* read(told, document, owner, reading)) claims.push(claim);
  return claims;
}

/** The company named in the table's own titles, else whom the document is about. */
export function ownerOf(table: Table, subject: string | null, reading: Reading): string | null {
  const named = new Set(
    [table.name, ...table.titleLines].flatMap((title) =>
      findCompanies(title, reading.company, reading.others).map((one) => one.key),
    ),
  );
  if (named.size > 1) return null;
  return [...named][0] ?? subject;
}

/** The office a cell names, with what is beside it: "CEO / Vorstandsvorsitzender", "Geschäftsführer (Technik)". */
function roleOf(cell: string, { roles }: Reading): Reading['roles'][number] | null {
  const plain = cell
    .toLowerCase()
    .replace(/^(?:former|ex-|ehemalige[rn]?|frühere[rn]?|acting|interim) ?/, '')
    .replace(/\s*\(.*?\)/gu, '')
    .trim();
  for (const name of [plain, ...plain.split(/\s*[/,]\s*/u)]) {
    const found = roles.find(({ words }) => [...words.en, ...words.de].includes(name));
    if (found !== undefined) return found;
  }
  return null;
}

/** "heute", "–" and "present" are no end. */
const hasEnded = (cell: string) => /\d{4}/u.test(cell);

/** The one time that a cell gives, as it is kept; null for none. */
function timeOf(cell: string): string | null {
  const [found, more] = findPeriods(cell);
  return found?.period == null || more !== undefined ? null : keyOfTime(found.period);
}

/** "Chief Financial Officer (until 31/07/2025)": the end that is behind an office. */
const endBehind = (office: string): string | null =>
  timeOf(/\((?:until|to|bis(?: zum)?) ([^()]+)\)/iu.exec(office)?.[1] ?? '');

/** "Name | Role | Since". */
function* peopleRows(
  table: Table,
  document: ClaimDocument,
  owner: string | null,
  reading: Reading,
): PartByPart<Claim[]> {
  const at = (pattern: RegExp) => table.columns.findIndex((column) => pattern.test(column.name.trim()));
  const [name, role, since, until] = [
    at(/^(?:name|person|mitglied|member|executive|director)$/i),
    at(/^(?:role|position|title|function|office|funktion|rolle|amt|aufgabe)$/i),
    at(
      /^(?:since|from|appointed(?: on)?|joined|start(?: date)?|in (?:office|post|role) since|seit|von|ab|beginn|im amt seit|bestellt (?:am|seit))$/i,
    ),
    at(
      /^(?:until|to|left|ceased|resigned|retired|(?:date )?(?:ceased|resigned|of (?:resignation|cessation))|end(?: date)?|bis|ende|ausgeschieden(?: am)?|ausgetreten(?: am)?|austritt(?:sdatum)?)$/i,
    ),
  ];
  const company = at(/^(?:company|firm|organi[sz]ation|unternehmen|firma|gesellschaft)$/i);
  if (name < 0 || role < 0) return [];
  const text = (column: number, row: number) => {
    const found = table.columns[column];
    return found === undefined ? '' : cellText(found, row).trim();
  };
  return yield* eachRow(table, (row): Claim[] => {
    const person = personName(text(name, row));
    const words = text(role, row);
    const entity =
      company < 0
        ? owner
        : (findCompanies(text(company, row), reading.company, reading.others)[0]?.key ?? null);
    const found = roleOf(words, reading);
    if (person === null || entity === null || found === null) return [];
    const isFormer = saysFormer(words, 'en') || saysFormer(words, 'de') || hasEnded(text(until, row));
    const isComing = saysExpected(words, 'en') || saysExpected(words, 'de');
    return [
      {
        ...tableClaim,
        entity,
        attribute: found.id,
        value: { kind: 'text', text: person },
        asOf: timeOf(text(since, row)),
        until: timeOf(text(until, row)) ?? endBehind(words),
        polarity: isFormer ? 'former' : isComing ? 'expected' : 'stated',
        place: rowPlace(table, [row], document, rowQuote(table, row, document)),
      },
    ];
  });
}

/** Two columns of label and value read as lines "Label: value"; the header may be the first of them. */
function* labelRows(
  table: Table,
  document: ClaimDocument,
  owner: string | null,
  reading: Reading,
): PartByPart<Claim[]> {
  const form = formColumns(table);
  if (form === null || form.values.kind === 'number') return [];
  const { labels, values } = form;
  const claims = yield* eachRow(table, (row): Claim[] => {
    const line = formLine(form, row);
    return labelClaims(line, reading, owner, null).map((draft) => ({
      ...draft,
      saidOn: null,
      from: 'table',
      place: rowPlace(
        table,
        [row],
        document,
        table.place.headerLine === null ? line : rowQuote(table, row, document),
      ),
    }));
  });
  if (table.place.headerLine === null) return claims;
  const [names, said] = [labels.name.split(' | '), values.name.split(' | ')];
  // Rows of text that were taken for a header of several rows.
  const lines =
    names.length === said.length
      ? names.map((name, i) => `${name}: ${said[i] ?? ''}`)
      : [`${labels.name}: ${values.name}`];
  const drafts = lines.flatMap((line) => labelClaims(line, reading, owner, null));
  const headLine = table.place.headerLine ?? 0;
  const head = drafts.map((draft): Claim => ({
    ...draft,
    saidOn: null,
    from: 'table',
    place: {
      document: document.key,
      locator: linePlace(table, [headLine, headLine], 0),
      quote: `${labels.name}: ${values.name}`,
    },
  }));
  return head.concat(claims);
}
