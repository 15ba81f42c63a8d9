import { foldText } from './fold-name.ts';
import type { Party } from './party.ts';
import { readListRemarks } from './read-list-remarks.ts';
import { isHeadOf, isRegisterNumber, type WatchlistField } from './watchlist-fields.ts';

type WatchlistFaultCode = 'no_json' | 'no_entity' | 'no_name' | 'unknown_kind';

/** A line that gave no party, so that nobody thinks it was screened. */
interface WatchlistFault {
  /** From 1. */
  readonly line: number;
  readonly code: WatchlistFaultCode;
}

export interface Watchlist {
  readonly parties: readonly Party[];
  readonly faults: readonly WatchlistFault[];
  /** Lines of things that are no party: addresses, sanctions, relations. */
  readonly otherThings: number;
}

type Outcome = Party | WatchlistFaultCode | 'other_thing';

function collect(outcomes: readonly { readonly line: number; readonly outcome: Outcome }[]): Watchlist {
  const parties: Party[] = [];
  const faults: WatchlistFault[] = [];
  let otherThings = 0;
  for (const { line, outcome } of outcomes)
    if (typeof outcome !== 'string') parties.push(outcome);
    else if (outcome === 'other_thing') otherThings++;
    else faults.push({ line, code: outcome });
  return { parties, faults, otherThings };
}

/** A list in FollowTheMoney JSON lines, as OpenSanctions publishes them. */
export const readFtmLines = (text: string): Watchlist =>
  collect(
    text
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .flatMap((json, at) =>
        json.trim() === '' ? [] : [{ line: at + 1, outcome: partyOfJson(json, at + 1) }],
      ),
  );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Entities of FollowTheMoney, each with the line it is on. */
export const readFtmEntities = (
  entities: readonly { readonly line: number; readonly entity: unknown }[],
): Watchlist => collect(entities.map(({ line, entity }) => ({ line, outcome: partyOfEntity(entity, line) })));

/** FollowTheMoney keeps each property as a list; other writers keep a single one as it is. */
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one.trim() !== '',
  );

function partyOfJson(json: string, line: number): Outcome {
  let entity: unknown;
  try {
    entity = JSON.parse(json);
  } catch {
    return 'no_json';
  }
  return partyOfEntity(entity, line);
}

function partyOfEntity(entity: unknown, line: number): Outcome {
  if (!isObject(entity) || typeof entity['schema'] !== 'string') return 'no_entity';
  const schema = entity['schema'];
  const kind = kindOf(schema);
  if (kind === null) return schema === 'LegalEntity' ? 'unknown_kind' : 'other_thing';
  const properties = isObject(entity['properties']) ? entity['properties'] : {};
  const all = (...names: string[]) => [...new Set(names.flatMap((name) => textsOf(properties[name])))];
  const names = [...new Set([...textsOf(entity['caption']), ...all('name', 'alias', 'previousName')])];
  if (names.length === 0) return 'no_name';
  return {
    id: typeof entity['id'] === 'string' ? entity['id'] : String(line),
    names,
    kind,
    born: all('birthDate'),
    places: all('nationality', 'citizenship', 'country', 'jurisdiction'),
    numbers: all(
      'registrationNumber',
      'idNumber',
      'passportNumber',
      'innCode',
      'ogrnCode',
      'leiCode',
      'taxNumber',
    ),
    topics: all('topics'),
    sex: sexOf(all('gender')),
    line,
  };
}

function kindOf(written: string): Party['kind'] | null {
  const kind = foldText(written);
  if (/^(?:person|individual|natuerlicheperson|naturlicheperson|mensch)$/.test(kind)) return 'person';
  return /^(?:company|organization|organisation|publicbody|entity|firma|unternehmen|juristischeperson)$/.test(
    kind,
  )
    ? 'company'
    : null;
}

function sexOf(written: readonly string[]): Party['sex'] {
  const kinds = new Set(
    written.map((one) =>
      /^(?:m|male|mannlich)$/.test(foldText(one))
        ? ('male' as const)
        : /^(?:f|w|female|weiblich)$/.test(foldText(one))
          ? ('female' as const)
          : null,
    ),
  );
  return kinds.size === 1 ? ([...kinds][0] ?? null) : null;
}

/**
 * A list as the parsed records of a table. A record is on the line given for it, else below the head. `assumed` is what
 * those are that no column calls a person or a company.
 */
export function readWatchlistRecords(
  head: readonly string[],
  records: readonly (readonly string[])[],
  {
    lines,
    assumed = null,
  }: { readonly lines?: ArrayLike<number>; readonly assumed?: Party['kind'] | null } = {},
): Watchlist {
  const columns = (field: WatchlistField) => head.flatMap((name, at) => (isHeadOf(field, name) ? [at] : []));
  return collect(
    records.map((record, at) => {
      const cells = (field: WatchlistField) =>
        columns(field)
          .flatMap((column) => (record[column] ?? '').split(field === 'name' ? /$^/ : ';'))
          .map((text) => text.trim())
          .filter((text) => !/^(?:|-0-|-|n\/?a)$/i.test(text));
      const line = lines?.[at] ?? at + 2;
      return { line, outcome: partyOfCells(cells, line, assumed) };
    }),
  );
}

/** The whole name, where a list parts it in two: given name first, as it is asked for. Without a given name it stands alone. */
function namesIn(cells: (field: WatchlistField) => string[]): string[] {
  const [first] = cells('first');
  const whole = cells('name');
  const [family] = [...cells('last'), ...whole];
  if (first === undefined || family === undefined) return [...whole, ...cells('last')];
  const joined = `${first} ${family}`;
  // "Full name | First name | Last name": the first column holds it already.
  const holds = whole.filter((name) => foldText(name).includes(foldText(first)));
  return [...holds, joined];
}

function partyOfCells(
  cells: (field: WatchlistField) => string[],
  line: number,
  assumed: Party['kind'] | null,
): Outcome {
  const told = readListRemarks(cells('remarks').join('; '));
  const names = [...new Set([...namesIn(cells), ...cells('aliases'), ...told.aliases])];
  if (names.length === 0) return 'no_name';
  const written = cells('kind')[0];
  // Lists of people alone have no column of kinds but one of births.
  const [born, inBorn] = [
    cells('born').filter((text) => !isRegisterNumber(text)),
    cells('born').filter(isRegisterNumber),
  ];
  const kind = written === undefined ? (born.length > 0 ? 'person' : assumed) : kindOf(written);
  if (kind === null) return 'unknown_kind';
  return {
    id: cells('id')[0] ?? String(line),
    names,
    kind,
    born: [...born, ...told.born],
    places: [...cells('places'), ...told.places],
    numbers: [
      ...new Set([...cells('numbers').filter((text) => !born.includes(text)), ...inBorn, ...told.numbers]),
    ],
    topics: cells('topics'),
    sex: sexOf(cells('sex')) ?? told.sex,
    line,
  };
}
