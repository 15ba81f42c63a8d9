import { speaking } from '../language/language.ts';
import { doOneJob } from '../own-process/do-one-job.ts';
import { doExportJob } from './do-export-job.ts';
import type { ExportJob } from './export-jobs.ts';

doOneJob(async (job: ExportJob) => await speaking(job.language, () => doExportJob(job)));
