import { toClaimDocument, type SourceText } from '../../claims/claim-document.ts';
import { atOnce } from '../../part-by-part.ts';
import type { RoomNames } from '../../claims/room-names.ts';
import { doJobs } from '../../own-process/do-jobs.ts';
import { documentFindings } from './document-findings.ts';

/** One document of a room; the names of the room come with the first that a process reads. */
export interface FindingsJob {
  readonly names: RoomNames | null;
  readonly text: SourceText;
  /** ISO day. */
  readonly today: string;
}

let known: RoomNames | null = null;

doJobs(async ({ names, text, today }: FindingsJob) => {
  known = names ?? known;
  if (known === null) throw new Error('A process was not given the names of its room.');
  return atOnce(documentFindings(atOnce(toClaimDocument(text)), known, today));
});
