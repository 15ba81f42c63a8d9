#!/usr/bin/env node
/*
 * `loupe-slice create | dev | test | release`: a slice of a Loupe site in a repository of its own
 * (docs/how-to/slice-from-your-own-repository.md).
 */
import { parseArgs } from 'node:util';
import { Stop } from '../release/release-api.ts';
import { readReleaseOrder, releaseOptions, releaseUsage, siteUrl } from '../release/release-order.ts';
import { runCommand } from '../release/release-slice.ts';
import { createSlice } from './create.ts';
import { developSlice } from './dev.ts';
import { releaseOwnSlice } from './release.ts';
import { testSlice } from './test.ts';

const usage = `Usage: loupe-slice create <name> [--owner <team>] [--packages <folder of the tarballs>]
       loupe-slice dev [--url <site>] [--port <port>]
       loupe-slice test
       loupe-slice release ${releaseUsage}`;

async function create(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { owner: { type: 'string' }, packages: { type: 'string' } },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new Stop(usage);
  await createSlice({ name, owner: values.owner, packages: values.packages, parent: process.cwd() });
}

async function dev(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { url: { type: 'string' }, port: { type: 'string' } } });
  await developSlice(process.cwd(), siteUrl(values.url), values.port);
}

async function test(args: string[]): Promise<void> {
  parseArgs({ args, options: {} });
  await testSlice(process.cwd());
}

async function release(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: releaseOptions });
  await releaseOwnSlice(process.cwd(), readReleaseOrder(values));
}

const commands: Readonly<Record<string, (args: string[]) => Promise<void>>> = { create, dev, test, release };

await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new Stop(usage);
  if (!process.features.typescript)
    throw new Stop(`Node ${process.versions.node} is too old: loupe-slice needs 22.18 or newer.`);
  await command(args);
});
