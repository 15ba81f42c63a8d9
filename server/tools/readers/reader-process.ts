import type { Language } from '@loupe/shared/lib/language';
import { AppError } from '../../errors/app-error.ts';
import { speaking } from '../../language/language.ts';
import { doJobs } from '../../own-process/do-jobs.ts';
import { readerTexts } from '../messages/readers-texts.ts';
import { doReaderJob } from './do-reader-job.ts';
import type { ReaderAnswer, ReaderJob } from './reader-jobs.ts';

doJobs(async (job: ReaderJob & { readonly language: Language }): Promise<ReaderAnswer> => {
  try {
    return { ok: true, value: await speaking(job.language, () => doReaderJob(job)) };
  } catch (error) {
    if (error instanceof AppError)
      return { ok: false, code: error.code, sentence: error.sentence, details: error.details };
    return {
      ok: false,
      code: 'file.unreadable',
      sentence: readerTexts.said((t) => t.damaged(job.name)),
      details: {},
    };
  }
});
