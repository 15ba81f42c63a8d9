import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/schedules';
import { bind } from '../../http/bind.ts';
import {
  changeSchedule,
  createSchedule,
  endSchedule,
  listSchedules,
  type SchedulesDeps,
} from './schedules.usecases.ts';

export function registerSchedulesRoutes(
  app: FastifyInstance,
  { runs: deps }: { readonly runs: SchedulesDeps },
) {
  bind(app, contract.createSchedule, async ({ caller, body }) => ({
    data: { schedule: await createSchedule(deps, caller.userId, body) },
  }));
  bind(app, contract.listSchedules, async ({ caller, query }) => ({
    data: { schedules: await listSchedules(deps, caller.userId, query.run_id) },
  }));
  bind(app, contract.changeSchedule, async ({ caller, params, body }) => ({
    data: { schedule: await changeSchedule(deps, caller.userId, { id: params.schedule_id, ...body }) },
  }));
  bind(app, contract.endSchedule, async ({ caller, params }) => {
    await endSchedule(deps, caller.userId, params.schedule_id);
    return { data: {} };
  });
}
