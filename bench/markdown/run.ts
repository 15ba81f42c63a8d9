/**
 * Measures the markdown renderer in the streaming harness, side by side with the best known renderers, and
 * writes bench/results/markdown.json. See README.md in this folder for the harness and how to call this.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { standInsFor } from './stand-ins.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string', default: 'c-streamdown,d-aui-streamdown,g-tail-html' },
    size: { type: 'string', default: '20k,100k' },
    reps: { type: 'string', default: '3' },
    budget: { type: 'string', default: '25000' },
    port: { type: 'string', default: '4310' },
    before: { type: 'string', default: '' },
  },
});

interface Figures {
  perUpdate: number;
  slopeMsPer10k: number;
  partial: number;
  end: { p50: number; p95: number };
}
interface Run {
  gz: { initialKB: number; katexInInitial: boolean };
  burst: Record<string, Figures>;
  check?: Record<string, { ok: boolean; streamedEqualsOneShot: boolean }>;
  dom?: Record<string, number>;
  /** Why it could not be built or drawn; nothing else of it is there then. */
  failed?: string;
}
interface Results {
  chromium: string;
  runs: Record<string, Run>;
}
interface Esbuild {
  build(options: Record<string, unknown>): Promise<unknown>;
}

const harnessArgument = positionals[0];
if (harnessArgument === undefined) {
  process.stderr.write(
    'Usage: node bench/markdown/run.ts <harness folder, installed> [--reps 3] [--size 20k,100k]\n',
  );
  process.exit(2);
}
const harness = resolve(harnessArgument);
const here = import.meta.dirname;
const work = await mkdtemp(join(tmpdir(), 'loupe-markdown-'));

/**
 * The renderer of a repository as a candidate `<name>.js`. The harness bundles candidates itself; React and KaTeX are
 * left to it, so that all share theirs.
 */
async function buildCandidate(name: string, repository: string): Promise<string> {
  const { build } = createRequire(join(harness, 'package.json'))('esbuild') as Esbuild;
  const shared = ['react', 'react-dom', 'react-dom/*', 'react/*', 'katex', 'katex/*'];
  const built = join(work, `built-${name}`);
  await build({
    entryPoints: [join(repository, 'bench/markdown/loupe.js')],
    outdir: built,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    external: shared,
    plugins: [await standInsFor(repository)],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const candidate = join(work, `${name}.js`);
  const lines = [
    `import './built-${name}/loupe.css';`,
    `export { mount } from './built-${name}/loupe.js';`,
    "export const math = 'bracket';",
  ];
  const counts = "export const selectors = { displayMath: '[data-math=display]' };";
  await writeFile(candidate, `${[...lines, counts].join('\n')}\n`);
  return candidate;
}

/** The renderer as it is, and with `--before` the one of an earlier checkout beside it. */
async function ownCandidates(): Promise<readonly string[]> {
  const candidate = await buildCandidate('loupe', join(here, '../..'));
  if (options.before === '') return [candidate];
  return [candidate, await buildCandidate('loupe-before', resolve(options.before))];
}

function measure(candidates: readonly string[]): Results | Promise<Results> {
  const out = join(work, 'results.json');
  const only = [...candidates, ...options.against.split(',').filter(Boolean)].join(',');
  const { size, reps, budget, port } = options;
  const flags = [
    '--only',
    only,
    '--size',
    size,
    '--throttle',
    '1',
    '--mode',
    'burst',
    '--reps',
    reps,
    '--budget',
    budget,
  ];
  const run = spawnSync(process.execPath, ['run.mjs', ...flags, '--port', port, '--out', out], {
    cwd: harness,
    stdio: 'inherit',
  });
  if (run.status !== 0) throw new Error(`The harness ended with ${run.status}`);
  return readFile(out, 'utf8').then((text) => JSON.parse(text) as Results);
}

function figuresOf({ gz, burst, check, dom }: Run) {
  const sizes = Object.entries(burst).map(([name, figures]) => {
    const { perUpdate, slopeMsPer10k, end, partial } = figures;
    return [
      name.split('@')[0],
      {
        msPerUpdate: perUpdate,
        slopeMsPer10KB: slopeMsPer10k,
        endP50: end.p50,
        endP95: end.p95,
        isExtrapolated: partial > 0,
      },
    ];
  });
  return {
    gzipKB: gz.initialKB,
    hasKatexInInitial: gz.katexInInitial,
    sizes: Object.fromEntries(sizes),
    check,
    domNodes: dom,
  };
}

// What else ran: above about 1 on two cores the figures say more about the neighbours.
const loadBefore = Math.round((loadavg()[0] ?? 0) * 10) / 10;

try {
  const results = await measure(await ownCandidates());
  const machine = {
    cores: cpus().length,
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGB: Math.round(totalmem() / 2 ** 30),
    chromium: results.chromium,
    node: process.version,
    loadBefore,
  };
  const runs = Object.entries(results.runs);
  for (const [name, { failed }] of runs) {
    if (failed === undefined) continue;
    // What was measured is kept; whoever waits for the end code hears that it is not all.
    process.stderr.write(`${name} was not measured: ${failed}\n`);
    process.exitCode = 1;
  }
  const measured = runs.filter(([, { failed }]) => failed === undefined);
  const candidates = Object.fromEntries(measured.map(([name, run]) => [name, figuresOf(run)]));
  const report = {
    date: new Date().toISOString(),
    machine,
    targets: { '20k': 2.4, '100k': 3, slopeMsPer10KB: 0.12 },
    candidates,
  };
  const folder = join(here, '..', 'results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'markdown.json'), `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await rm(work, { recursive: true, force: true });
}
