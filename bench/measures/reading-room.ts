import { setTimeout as after } from 'node:timers/promises';
import { signUp } from '../../scripts/first-load.ts';
import { startSite } from '../../scripts/site-process.ts';
import { bytesOf, makePdf, makeXlsx } from '../../server/tools/testing/make-files.ts';
import { percentile, rounded } from '../machine.ts';
import { say, type Measure } from '../measure.ts';

const documentBytes = 2_000_000;
const company = 'Tarnholm Ceramics';

interface RoomDocument {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface World {
  readonly siteUrl: string;
  readonly token: string;
}

/** How long a large room takes to be kept and researched, and how long others wait meanwhile. */
export const readingRoom: Measure = {
  target: { roomReadSeconds: 20, othersP95Ms: 50 },
  how: `20 documents of about ${documentBytes / 1e6} MB each (6 PDF, 6 HTML, 4 Markdown, 3 CSV, 1 XLSX) stored one after the other over the API by one account, then a deep Company Research over all of them, from the POST of the message to the end of the run. Meanwhile another account asks for its credits every 20 ms.`,
  async run() {
    const site = await startSite();
    try {
      const room = makeRoom();
      const reader = { siteUrl: site.url, ...(await signUp(site.url)) };
      const other = { siteUrl: site.url, ...(await signUp(site.url, 'Another Reader')) };
      const { fileIds, ...keeping } = await watched(other, () => keep(reader, room));
      const { status, ...researching } = await watched(other, () => research(reader, fileIds));
      return {
        documents: room.length,
        megabytes: rounded(room.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6, 1),
        keeping,
        researching: { status, ...researching },
      };
    } finally {
      await site.stop();
    }
  },
};

/** Does the work while the other account asks; adds what both took. */
async function watched<T extends object>(other: World, work: () => Promise<T>) {
  const waits: number[] = [];
  const end = new AbortController();
  const asking = (async () => {
    while (!end.signal.aborted) {
      const from = performance.now();
      await call(other, 'GET', '/billing/invoice-status');
      waits.push(performance.now() - from);
      await after(20);
    }
  })();
  const from = performance.now();
  try {
    const result = await work();
    return {
      ...result,
      seconds: rounded((performance.now() - from) / 1000, 1),
      others: {
        requests: waits.length,
        p50Ms: rounded(percentile(waits, 0.5), 1),
        p95Ms: rounded(percentile(waits, 0.95), 1),
        maxMs: rounded(Math.max(...waits), 1),
      },
    };
  } finally {
    end.abort();
    await asking;
  }
}

async function keep(world: World, room: readonly RoomDocument[]) {
  const fileIds: string[] = [];
  for (const { name, bytes } of room) {
    const { file } = await call<{ file: { id: string } }>(
      world,
      'POST',
      `/files?name=${encodeURIComponent(name)}`,
      bytes,
    );
    fileIds.push(file.id);
    say(`${name} kept`);
  }
  return { fileIds };
}

async function research(world: World, fileIds: readonly string[]) {
  const { chat } = await call<{ chat: { id: string } }>(world, 'POST', '/chats', {});
  const { run } = await call<{ run: { id: string } }>(world, 'POST', `/chats/${chat.id}/messages`, {
    text: company,
    agent: 'company-research',
    inputs: { company, depth: 'deep' },
    attachment_ids: fileIds,
  });
  let status = 'queued';
  while (!['done', 'failed', 'stopped'].includes(status)) {
    await after(100);
    ({
      run: { status },
    } = await call<{ run: { status: string } }>(world, 'GET', `/runs/${run.id}`));
  }
  return { status };
}

async function call<T>({ siteUrl, token }: World, method: string, path: string, body?: unknown): Promise<T> {
  const isFile = body instanceof Uint8Array;
  const response = await fetch(`${siteUrl}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
      ...(body !== undefined && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    body:
      body === undefined ? null : isFile ? new Blob([body as Uint8Array<ArrayBuffer>]) : JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

function makeRoom(): RoomDocument[] {
  return [
    ...times(6, (i) => ({ name: `report-${2014 + i}.pdf`, bytes: makePdf(pagesOf(i)) })),
    ...times(6, (i) => ({ name: `press-${i + 1}.html`, bytes: bytesOf(pageOf(i)) })),
    ...times(4, (i) => ({ name: `notes-${i + 1}.md`, bytes: bytesOf(notesOf(i)) })),
    ...times(3, (i) => ({ name: `orders-${2021 + i}.csv`, bytes: bytesOf(ordersOf(i)) })),
    { name: 'deliveries.xlsx', bytes: makeXlsx({ Deliveries: deliveries() }) },
  ];
}

/** Sentences as reports have them, each a little different from the one before. */
function sentence(document: number, at: number): string {
  const year = 2014 + ((document + at) % 11);
  return [
    `${company} reported revenue of EUR ${120 + ((document * 7 + at) % 90)}.${at % 10} million in ${year}.`,
    `The kilns at plant ${at % 13} were fired ${at % 300} times before the lining was renewed.`,
    `Glaze number ${at} was tested against frost, salt and the dishwasher, and kept its colour.`,
    `A rival, Quill & Stone Ltd, employed ${1_000 + (at % 900)} people at the end of ${year}.`,
  ][at % 4] as string;
}

/** Sentences until the text is as long as asked for. */
function proseOf(document: number, characters: number, start = 0): string {
  const parts: string[] = [];
  let length = 0;
  for (let at = start; length < characters; at += 1) {
    const next = sentence(document, at);
    parts.push(next);
    length += next.length + 1;
  }
  return parts.join(' ');
}

const pages = 400;
const pagesOf = (document: number) =>
  Array.from({ length: pages }, (_, page) => proseOf(document, documentBytes / pages, page * 97));

const paragraphs = 2_000;
const pageOf = (document: number) =>
  `<!doctype html><html><head><title>${company}, press ${document}</title></head><body><main>${Array.from({ length: paragraphs }, (_, at) => `<p>${proseOf(document, documentBytes / paragraphs, at * 31)}</p>`).join('\n')}</main></body></html>`;

const notesOf = (document: number) =>
  `# ${company}\n\n${Array.from({ length: paragraphs }, (_, at) => proseOf(document, documentBytes / paragraphs, at * 17)).join('\n\n')}\n`;

function ordersOf(document: number): string {
  const lines = ['Order,Date,Region,Product,Units,Revenue (EUR)'];
  for (let at = 0, length = 0; length < documentBytes; at += 1) {
    const line = `${100_000 + at},${2021 + document}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')},${['North', 'South', 'East', 'West'][at % 4]},Tile ${at % 40},${1 + (at % 60)},${(at % 4_000) / 4}`;
    lines.push(line);
    length += line.length + 1;
  }
  return `${lines.join('\n')}\n`;
}

const deliveries = () => [
  ['Day', 'Plant', 'Crates', 'Weight (kg)'],
  ...Array.from({ length: 60_000 }, (_, at) => [
    new Date(Date.UTC(2021, 0, 1 + (at % 1_400))),
    `Plant ${at % 13}`,
    at % 500,
    (at % 5_000) / 2,
  ]),
];
