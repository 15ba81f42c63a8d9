import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, release, totalmem, type as osType } from 'node:os';
import { ensureChromium } from '../scripts/chromium.ts';

/** What the figures were taken on; nothing that names the machine or its owner. */
export interface MachineFacts {
  readonly cores: number;
  readonly processor: string;
  readonly memoryGB: number;
  readonly os: string;
  readonly node: string;
  readonly chromium: string;
}

export function machineFacts(): MachineFacts {
  const version = execFileSync(ensureChromium(), ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return {
    cores: cpus().length,
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGB: Math.round(totalmem() / 2 ** 30),
    os: `${distribution()} (${osType()} ${release()})`,
    node: process.version,
    chromium: /[\d.]+/.exec(version)?.[0] ?? 'unknown',
  };
}

function distribution(): string {
  try {
    return /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? osType();
  } catch {
    return osType();
  }
}

/** The value below which a share of the sorted values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Rounded to a number of decimals, for results that are read by people. */
export function rounded(value: number, decimals = 0): number {
  return Number(value.toFixed(decimals));
}
