import mammoth from 'mammoth';
import { appError } from '../../errors/app-error.ts';
import { withoutUnseenText } from './docx-hidden.ts';
import { readHtml, type ReadHtml } from './html-reader.ts';
import { storeZip } from './stored-zip.ts';
import { openZip } from './zip-guard.ts';
import { readerTexts } from '../messages/readers-texts.ts';

/** A Word document by headings, with its tables; pictures are left out. */
export async function readDocx(bytes: Uint8Array, name: string): Promise<ReadHtml> {
  const { names, parts } = openZip(bytes, name);
  if (!names.some((entry) => entry.startsWith('word/')))
    throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.notWord(name)) });
  const { value } = await mammoth
    .convertToHtml(
      { buffer: Buffer.from(storeZip(withoutUnseenText(parts)).buffer) },
      { convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })) },
    )
    .catch((cause: unknown) => {
      throw appError('file.unreadable', {
        sentence: readerTexts.said((t) => t.damagedWord(name)),
        cause,
      });
    });
  return readHtml(value, name, false);
}
