import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeArchive, type WrittenEntry } from '../../../archive/testing/make-archive.ts';
import { sendAll, type Sender } from './upload-sender.ts';

const folder = join(import.meta.dirname, '../../../library/samples/pre-investment-deep-diligence');

/** The room of the sample as somebody packs it. */
export const room = readdirSync(folder).map((name) => ({
  name: `Data room/${/lease|contract/.test(name) ? 'legal' : 'finance'}/${name}`,
  content: readFileSync(join(folder, name), 'utf8').replaceAll('Sample data', 'Own data'),
}));

export const notes = (count: number): WrittenEntry[] =>
  Array.from({ length: count }, (_, n) => ({
    name: `notes/${n + 1}.txt`,
    content: `Note ${n + 1} of Tidewell Analytics.`,
  }));

/** Sends a zip of these entries in chunks and has it opened. */
export async function sendArchive(sender: Sender, entries: readonly WrittenEntry[], name = 'room.zip') {
  const zip = makeArchive(entries);
  const uploadId = await sendAll(sender, name, Buffer.from(zip));
  return { zip, uploadId, answer: await sender.finish(uploadId) };
}
