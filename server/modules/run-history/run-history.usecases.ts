import type { DataOf, QueryOf } from '@loupe/shared/contract/endpoint';
import type { listRunHistory as listRunHistoryEndpoint } from '@loupe/shared/contract/run-history';
import type { AgentCatalogue } from '../../agents/agent-catalogue.ts';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import type { RunLine } from '../runs/run-line.ts';
import { decodeCursor, encodeCursor } from './run-history.models.ts';
import { presentListedRun } from './run-history.presenter.ts';
import * as history from './run-history.read-model.ts';

export interface RunHistoryDeps {
  readonly db: Database;
  readonly agents: AgentCatalogue;
  readonly line: Pick<RunLine, 'placeOf'>;
}

/** One page of a person's runs. Throws `request.invalid` for a cursor that is none. */
export async function listRunHistory(
  { db, agents, line }: RunHistoryDeps,
  userId: string,
  { cursor, group, agent }: QueryOf<typeof listRunHistoryEndpoint>,
): Promise<DataOf<typeof listRunHistoryEndpoint>> {
  const after = cursor === undefined ? null : decodeCursor(cursor);
  if (cursor !== undefined && !after) throw appError('request.invalid', { field: 'cursor' });
  const rows = await history.listRunHistory(db, userId, { group, agent, after });
  const page = rows.slice(0, history.runsShown);
  const last = page.at(-1);
  return {
    runs: await Promise.all(
      page.map(async (row) => presentListedRun(row, agents, await line.placeOf(row.run))),
    ),
    next_cursor: rows.length > history.runsShown && last ? encodeCursor(last.run) : null,
  };
}
