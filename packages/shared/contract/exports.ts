import { z } from 'zod';

export const exportFormats = ['pdf', 'docx', 'xlsx', 'md'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * `GET /runs/:run_id/export?format=pdf`: the report of a run that has ended, as attachment. Bytes, not JSON, so it is
 * registered by hand on the server.
 */
export const runExportPath = '/runs/:run_id/export';

export const runExportQuery = z.object({ format: z.enum(exportFormats).default('pdf') });
