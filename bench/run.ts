// Takes the product's figures and writes each to bench/results/<name>.json, together with the machine it was taken on.
// `node bench/run.ts` takes all, `node bench/run.ts first-event` one. The site must be built (`npm run build`) and the
// machine quiet. The markdown renderer has a harness of its own: bench/markdown.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { machineFacts } from './machine.ts';
import { say, type Measure } from './measure.ts';
import { developer } from './measures/developer.ts';
import { exportTimes } from './measures/exports.ts';
import { faultTimes } from './measures/faults.ts';
import { federation } from './measures/federation.ts';
import { firstEvent } from './measures/first-event.ts';
import { firstLoad } from './measures/first-load.ts';
import { growth } from './measures/growth.ts';
import { hangingSlice } from './measures/hanging-slice.ts';
import { invoiceStatus } from './measures/invoice-status.ts';
import { lighthousePhone } from './measures/lighthouse.ts';
import { lighthouseQuality } from './measures/lighthouse-quality.ts';
import { longBlocks } from './measures/long-blocks.ts';
import { longTable } from './measures/long-table.ts';
import { memory } from './measures/memory.ts';
import { readingRoom } from './measures/reading-room.ts';
import { releases } from './measures/releases.ts';
import { search } from './measures/search.ts';
import { start } from './measures/start.ts';
import { streams } from './measures/streams.ts';
import { transcript } from './measures/transcript.ts';

const measures: Readonly<Record<string, Measure>> = {
  'first-load': firstLoad,
  lighthouse: lighthousePhone,
  'lighthouse-quality': lighthouseQuality,
  federation,
  faults: faultTimes,
  'hanging-slice': hangingSlice,
  releases,
  'first-event': firstEvent,
  'invoice-status': invoiceStatus,
  memory,
  'long-blocks': longBlocks,
  'long-table': longTable,
  'reading-room': readingRoom,
  developer,
  exports: exportTimes,
  start,
  growth,
  search,
  streams,
  transcript,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(measures, name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(measures).join(', ')}.\n`);
  process.exit(2);
}

const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
for (const [name, measure] of Object.entries(measures)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  say(`\n— ${name}`);
  const result = {
    date: new Date().toISOString(),
    machine: machineFacts(),
    target: measure.target,
    how: measure.how,
    result: await measure.run(),
  };
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  say(JSON.stringify(result.result, null, 2));
}
