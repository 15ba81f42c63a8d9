import type { CodesOfTopic } from './codes-of-topic.ts';

/** Files and how they travel. */
export const fileCodes = {
  'file.not_found': { status: 404, sentence: 'This file was not found.' },
  'file.empty': { status: 400, sentence: 'This file is empty.' },
  'file.too_large': { status: 400, sentence: 'This file is larger than 25 MB.' },
  'file.too_many': { status: 409, sentence: 'A chat can hold 20 files.' },
  'file.storage_full': { status: 409, sentence: 'Your files use all of their 500 MB.' },
  'file.type_unsupported': { status: 415, sentence: 'This type of file cannot be read here.' },
  'file.unreadable': { status: 400, sentence: 'This file could not be read.' },
  'file.queue_full': {
    status: 429,
    sentence: 'Many files are being read right now. Try again in a few seconds.',
  },
  'upload.not_found': { status: 404, sentence: 'This upload is over. Add the file again.' },
  'upload.chunk_invalid': { status: 400, sentence: 'This part does not belong to the file.' },
  'upload.incomplete': { status: 409, sentence: 'Parts of the file are missing.' },
  'upload.checksum_mismatch': {
    status: 409,
    sentence: 'The file changed on its way and was not kept. Add it again.',
  },
  'archive.damaged': { status: 400, sentence: 'This zip is damaged or no zip.' },
  'archive.encrypted': {
    status: 400,
    sentence: 'This zip is protected by a password. Make it again without one.',
  },
  'archive.too_many_files': { status: 400, sentence: 'This zip holds too many files.' },
  'archive.too_large': { status: 400, sentence: 'This zip unpacks to more than 100 MB.' },
  'archive.suspicious': {
    status: 400,
    sentence: 'This zip unpacks to far more than it holds. It was not opened.',
  },
  'archive.too_slow': { status: 400, sentence: 'Reading all of this zip takes too long.' },
  'archive.empty': { status: 400, sentence: 'This zip holds no file that can be read.' },
} as const satisfies CodesOfTopic;
