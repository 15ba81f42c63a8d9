import { extractText, getDocumentProxy } from 'unpdf';
import { appError } from '../../errors/app-error.ts';
import { readLimits } from './document.ts';
import { readerTexts } from '../messages/readers-texts.ts';

/** Text of each page. Throws `file.unreadable` for locked, damaged or picture-only files and for more than 500 pages. */
export async function readPdf(bytes: Uint8Array, name: string): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((cause: unknown) => {
    const locked = cause instanceof Error && cause.name === 'PasswordException';
    throw appError('file.unreadable', {
      sentence: locked
        ? readerTexts.said((t) => t.lockedPdf(name))
        : readerTexts.said((t) => t.damagedPdf(name)),
      cause,
    });
  });
  if (document.numPages > readLimits.pages) {
    throw appError('file.unreadable', {
      sentence: readerTexts.said((t) => t.tooManyPages(name, document.numPages, readLimits.pages)),
    });
  }
  const { text } = await extractText(document, { mergePages: false });
  const pages = text.map((page) =>
    page
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trim(),
  );
  if (pages.every((page) => page === '')) {
    throw appError('file.unreadable', {
      sentence: readerTexts.said((t) => t.onlyPictures(name)),
    });
  }
  return pages;
}
