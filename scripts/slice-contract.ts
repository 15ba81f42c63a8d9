import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractResult } from '../packages/federation/contract-kit/contract-report.ts';
import {
  runContract as runContractIn,
  type ContractKit,
} from '../packages/slice-kit/contract/run-contract.ts';
import { chromiumFlags, ensureChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');

/** The contract kit with the shares of the built host of this repository. */
export async function repositoryKit(): Promise<ContractKit> {
  return {
    root: join(root, 'host'),
    output: join(root, '.cache/contract-kit'),
    stamp: createHash('sha256')
      .update(await readFile(join(root, 'host/dist/release.json')))
      .digest('hex'),
    browser: { executablePath: ensureChromium(), args: chromiumFlags },
  };
}

/** Runs all that a built slice exposes against the host contracts. `folder`: the slice's `dist`. */
export async function runContract(folder: string): Promise<ContractResult[]> {
  return await runContractIn(folder, await repositoryKit());
}
