import { parentPort, workerData } from 'node:worker_threads';
import { speaking } from '../language/language.ts';
import { doExportJob } from './do-export-job.ts';
import type { ExportJob } from './export-jobs.ts';

const job = workerData as ExportJob;
const file = await speaking(job.language, () => doExportJob(job));
parentPort?.postMessage(file, [file.bytes.buffer]);
