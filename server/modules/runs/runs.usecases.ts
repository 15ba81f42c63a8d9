/** What other modules ask and store of runs, most of it inside a transaction of theirs. */
export { findEarlierRun } from './earlier-run.read-model.ts';
export { auditRuns } from './run-audit.read-model.ts';
export { insertFinishedLog } from './finished-log.repository.ts';
export { listEvents } from './run-log.repository.ts';
export { findActiveRun, findOwnRun, insertRun, listRunsOfChat, type RunRow } from './runs.repository.ts';
