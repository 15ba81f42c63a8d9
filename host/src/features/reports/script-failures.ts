import type { LoadReport } from '@loupe/federation/loader/outcome';
import type { ScriptError } from '@loupe/shared/contract/composition-reports';
import { releasedFile, type Released } from './released-files.ts';

/** A report as it is sent: without what was thrown itself. */
export type SentReport = Omit<LoadReport, 'cause'> & { readonly error?: ScriptError };

const mostPlaces = 20;
/** Different failures of one tab: more say nothing new, and a loop could go on for ever. */
const mostFailures = 20;
const namePattern = /^[A-Za-z_$][\w$]{0,59}$/;
/** The place at the end of a line of a stack, in every browser: address, line, column. */
const placePattern = /(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/;

const chromiumPattern = /^\s+at /;

interface Frame {
  readonly address: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The places of a stack, the innermost first. Chromium writes the message above them, which may have several lines and
 * look like places: none of its words is taken for one.
 */
function framesOf({ stack = '', message }: Error): Frame[] {
  const end = stack.indexOf(`: ${message}`);
  const hasMessage = end >= 0 && !/[\n@/]/.test(stack.slice(0, end));
  const lines = (hasMessage ? stack.slice(end + 2 + message.length) : stack).split('\n');
  const isChromium = lines.some((line) => chromiumPattern.test(line));
  return lines.flatMap((line) => {
    const [, address, row, column] = placePattern.exec(line.trim()) ?? [];
    if (address === undefined || (isChromium && !chromiumPattern.test(line))) return [];
    return [{ address, line: Number(row), column: Number(column) }];
  });
}

/** What an error says of itself without its message: its class, and where in files of one release it came from. */
function describe(error: Error, of: LoadReport, remotes: Released, origin: string): ScriptError {
  const places = framesOf(error).flatMap(({ address, line, column }) => {
    const found = releasedFile(address, remotes, origin);
    const isOwn = found?.remote === of.remote && found.version === of.version;
    return isOwn ? [{ file: found.file, line, column }] : [];
  });
  return { name: namePattern.test(error.name) ? error.name : 'Error', places: places.slice(0, mostPlaces) };
}

/**
 * Errors that nobody caught, and those that slices report themselves, as reports of the slice whose file is innermost in
 * their stack, each once in this tab. What no slice is in is nobody's.
 */
export function createScriptFailures(remotes: Released, origin: string) {
  const noted = new Set<string>();
  const waiting: SentReport[] = [];
  const isNew = (report: SentReport) => {
    const key = JSON.stringify(report);
    if (noted.has(key) || noted.size >= mostFailures) return false;
    noted.add(key);
    return true;
  };
  return {
    note(thrown: unknown): void {
      if (!(thrown instanceof Error)) return;
      const [own] = framesOf(thrown).flatMap(({ address }) => releasedFile(address, remotes, origin) ?? []);
      if (!own) return;
      const report = { remote: own.remote, version: own.version, kind: 'script_failed' } as const;
      const described = { ...report, error: describe(thrown, report, remotes, origin) };
      if (isNew(described)) waiting.push(described);
    },
    takeReports: (): SentReport[] => waiting.splice(0),
    /** The report with what its cause says, as far as that may leave the tab; null for an error that was reported before. */
    describeCause({ cause, ...report }: LoadReport): SentReport | null {
      const error = cause instanceof Error ? describe(cause, report, remotes, origin) : undefined;
      const described = { ...report, ...(error && { error }) };
      return report.kind !== 'script_failed' || isNew(described) ? described : null;
    },
  };
}
