import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const exportFormats = ['pdf', 'docx', 'xlsx', 'md', 'html', 'ics'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * `GET /runs/:run_id/export?format=pdf`: the report of a run that has ended, as attachment. Bytes, not JSON, so it is
 * registered by hand on the server.
 */
export const runExportPath = '/runs/:run_id/export';

export const runExportQuery = z.object({ format: z.enum(exportFormats).default('pdf') });

/** A chat is several reports: a calendar has one. */
export const chatExportFormats = [
  'pdf',
  'docx',
  'xlsx',
  'md',
  'html',
] as const satisfies readonly ExportFormat[];
export type ChatExportFormat = (typeof chatExportFormats)[number];

/** `GET /chats/:chat_id/export?format=pdf`: what a chat shows, as attachment; bound by hand as well. */
export const chatExportPath = '/chats/:chat_id/export';

export const chatExportQuery = z.object({ format: z.enum(chatExportFormats).default('pdf') });

export const listRunExports = endpoint({
  method: 'GET',
  path: '/runs/:run_id/exports',
  access: 'user',
  status: 200,
  summary:
    'Formats in which the report of a run that has ended can be exported; a calendar only where it has days',
  params: z.object({ run_id: z.string().max(80) }),
  data: z.object({ formats: z.array(z.enum(exportFormats)) }),
  errors: ['run.not_found', 'export.not_ready', 'export.queue_full', 'export.failed'],
});
