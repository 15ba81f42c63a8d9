import { speaking } from '../language/language.ts';
import { doJobs } from '../own-process/do-jobs.ts';
import { doExportJob } from './do-export-job.ts';
import type { ExportJob } from './export-jobs.ts';

doJobs(async (job: ExportJob) => await speaking(job.language, () => doExportJob(job)));
