// Makes the sample reports of all agents, in both languages, so that nobody waits for them on a page. Nothing is made when
// those that are there were made from just these agents and files. `--force` makes them anyway.
import { readSamples, samplesFile } from '../server/samples/samples-file.ts';

const startedMs = performance.now();
const isKept =
  !process.argv.includes('--force') && (await readSamples(samplesFile).catch(() => null)) !== null;
if (isKept) process.stdout.write('kept the sample reports\n');
else {
  const { agents } = await import('../server/agents/registry.ts');
  const { createAnalystEngine } = await import('../server/engines/analyst-engine.ts');
  const { writeSamples } = await import('../server/samples/write-samples.ts');
  const { tools } = await import('../server/tools/registry.ts');
  await writeSamples(samplesFile, createAnalystEngine(tools), agents, new Date());
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  process.stdout.write(`made the sample reports in ${seconds} s\n`);
}
// The processes that read the files are kept for the next file for a while.
process.exit();
