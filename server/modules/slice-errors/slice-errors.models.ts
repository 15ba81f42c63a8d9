import { createHash } from 'node:crypto';
import type { CompositionReport, ScriptError } from '@loupe/shared/contract/composition-reports';

export type ErrorPlace = ScriptError['places'][number];

/** An error of a slice as its owner hears of it. */
export interface SliceError {
  readonly kind: Exclude<CompositionReport['kind'], 'loaded'>;
  readonly phase: string | null;
  readonly code: string | null;
  readonly errorName: string | null;
  /** In files of the release, the innermost first. */
  readonly places: readonly ErrorPlace[];
}

/** Of which slice and version an error is, and who is to hear of it. */
export interface ErrorOrigin {
  readonly remote: string;
  readonly version: string;
  readonly address: string;
  /** Paths of the release: nothing else is named to the owner. */
  readonly files: ReadonlySet<string>;
}

const codePattern = /^[a-z][a-z_-]*$/;

function codeOrNull(code: string | undefined): string | null {
  return code !== undefined && codePattern.test(code) ? code : null;
}

/**
 * What of a report goes on to the owner; null for one of no error. Whoever reports may write what they like: codes, the
 * name of a class and places in files that the release has are all that gets through.
 */
export function errorOf(report: CompositionReport, files: ErrorOrigin['files']): SliceError | null {
  const { kind, phase, code, error } = report;
  if (kind === 'loaded') return null;
  return {
    kind,
    phase: codeOrNull(phase),
    code: codeOrNull(code),
    errorName: error?.name ?? null,
    places: (error?.places ?? []).filter(({ file }) => files.has(file)),
  };
}

/** The same for the same error. */
export function fingerprintOf({ kind, phase, code, errorName, places }: SliceError): string {
  const lines = places.map(({ file, line, column }) => `${file}:${line}:${column}`);
  return createHash('sha256')
    .update(JSON.stringify([kind, phase, code, errorName, lines]))
    .digest('base64url');
}

const minuteMs = 60_000;
const longestWaitMs = 2 * 60 * minuteMs;

/** How long errors are collected before they are sent. */
export const collectMs = minuteMs;
/** After this a report that nobody takes is given up. */
export const keptMs = 24 * 60 * minuteMs;

/** Milliseconds until an endpoint that has not taken a report `attempts` times is tried again. */
export function nextTryMs(attempts: number): number {
  return Math.min(minuteMs * 2 ** (attempts - 1), longestWaitMs);
}
