import type { ExportFormat } from '@loupe/shared/contract/exports';
import { decimalMarkOf } from '@loupe/shared/lib/printed-number';
import type { ExportFile, ExportJob, KeptReport } from './export-jobs.ts';
import { readReport } from './markdown/read-report.ts';
import { chatDocument } from './chat-document.ts';
import { longDay } from './export-days.ts';
import { findingInWords } from './finding-words.ts';
import { exportTexts } from './messages/export-texts.ts';
import { titleOf, type ReportDocument } from './report-document.ts';
import { currentLanguage } from '../language/language.ts';

/** Writes one file in the language spoken right now. Writers are loaded when they are needed: each is large. */
export async function doExportJob(job: ExportJob): Promise<ExportFile> {
  if (job.task === 'plain') {
    const { writePlainPdf } = await import('./pdf/write-pdf.ts');
    return { title: job.document.title, bytes: copyOf(await writePlainPdf(job.document)) };
  }
  const document = job.task === 'chat' ? chatDocument(job.chat) : documentOf(job.report);
  return { title: document.title, bytes: copyOf(await write(job.format, document)) };
}

async function write(format: ExportFormat, document: ReportDocument): Promise<Buffer> {
  switch (format) {
    case 'pdf':
      return await (await import('./pdf/write-pdf.ts')).writePdf(document);
    case 'docx':
      return await (await import('./docx/write-docx.ts')).writeDocx(document);
    case 'xlsx':
      return await (await import('./xlsx/write-xlsx.ts')).writeXlsx(document);
    case 'ics':
      // No byte at all where the report has no day.
      return (await import('./ics/write-ics.ts')).writeIcs(document) ?? Buffer.alloc(0);
    case 'html':
      return Buffer.from((await import('./html/write-html.ts')).writeHtml(document));
    case 'md':
      return Buffer.from((await import('./markdown/write-export.ts')).writeMarkdown(document));
  }
}

function documentOf({ markdown, otherTitle, agent, engine, ...rest }: KeptReport): ReportDocument {
  const blocks = readReport(markdown, decimalMarkOf(currentLanguage()));
  return {
    ...rest,
    head: [exportTexts().prepared(agent, longDay(rest.finishedAt)), engine],
    findings: rest.findings.map(findingInWords),
    blocks,
    title: titleOf(blocks, otherTitle || exportTexts().untitled),
  };
}

/** Bytes with a buffer of their own, so that it can be handed to another thread. */
const copyOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
