import { extractText, getDocumentProxy } from 'unpdf';
import { appError } from '../../errors/app-error.ts';
import { readLimits } from './document.ts';

/** Text of each page. Throws `file.unreadable` for locked, damaged or picture-only files and for more than 500 pages. */
export async function readPdf(bytes: Uint8Array, name: string): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((cause: unknown) => {
    const locked = cause instanceof Error && cause.name === 'PasswordException';
    throw appError('file.unreadable', {
      sentence: locked
        ? `“${name}” is locked with a password. Remove it and add the file again.`
        : `“${name}” is damaged: it cannot be read as a PDF.`,
      cause,
    });
  });
  if (document.numPages > readLimits.pages) {
    throw appError('file.unreadable', {
      sentence: `“${name}” has ${document.numPages} pages; at most ${readLimits.pages} can be read. Split it and add the part you need.`,
    });
  }
  const { text } = await extractText(document, { mergePages: false });
  const pages = text.map((page) => page.replace(/[ \t]+\n/g, '\n').trim());
  if (pages.every((page) => page === '')) {
    throw appError('file.unreadable', {
      sentence: `“${name}” holds pictures of pages and no text. Add a version with text.`,
    });
  }
  return pages;
}
