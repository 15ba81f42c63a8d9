import { z } from 'zod';
import { nothing } from './common.ts';
import { endpoint } from './endpoint.ts';

const reportKinds = [
  'loaded',
  'load_failed',
  'render_failed',
  'chunk_failed',
  'script_failed',
  'policy_violated',
] as const;

/** Places that one error may name: those of the slice's own files, the innermost first. */
const mostPlaces = 20;
const position = z.number().int().min(0).max(100_000_000);

/**
 * What is known of an error besides that it was one: its class and where in the files of the release it came from. Never
 * its message, which may hold what a person wrote.
 */
const scriptError = z.strictObject({
  name: z.string().regex(/^[A-Za-z_$][\w$]{0,59}$/, 'must be the name of a class'),
  places: z
    .array(z.strictObject({ file: z.string().max(200), line: position, column: position }))
    .max(mostPlaces),
});
export type ScriptError = z.output<typeof scriptError>;

const compositionReport = z.object({
  remote: z.string().max(60),
  version: z.string().max(80),
  kind: z.enum(reportKinds),
  /** Phase of the loader and its code, or the violated directive, for the log. */
  phase: z.string().max(20).optional(),
  code: z.string().max(40).optional(),
  ms: z.number().min(0).max(600_000).optional(),
  error: scriptError.optional().describe('of what failed in a script of the slice'),
});
export type CompositionReport = z.output<typeof compositionReport>;

const mostReports = 50;

export const sendReports = endpoint({
  method: 'POST',
  path: '/composition-reports',
  access: 'anyone',
  status: 204,
  summary: 'What became of the slices in a tab. A version that is not known here is ignored',
  body: z.strictObject({ reports: z.array(compositionReport).min(1).max(mostReports) }),
  data: nothing,
  errors: [],
});
