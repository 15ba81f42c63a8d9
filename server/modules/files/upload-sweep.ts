import type { Deps } from '../../deps.ts';
import { sweepUploads } from './uploads.usecases.ts';

const hourly = '7 * * * *';

/** Throws half uploads away once they are a day old, once for all processes. */
export async function scheduleUploadSweep(deps: Deps): Promise<void> {
  await deps.runs.queue.schedule('upload-sweep', hourly, async () => void (await sweepUploads(deps)));
}
