import type { FastifyInstance } from 'fastify';
import { bareRoutes } from '@loupe/shared/contract/bare-routes';
import * as contract from '@loupe/shared/contract/account';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { bind } from '../../http/bind.ts';
import { describeAccess } from '../../http/describe-access.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { deleteAccount } from './account-deletion.usecases.ts';
import { exportAccount } from './account-export.ts';

/** What concerns everything an account has: taking it along, and leaving. */
export function registerPersonalDataRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.deleteAccount, async ({ caller, body, request }) => {
    await deleteAccount(deps, { userId: caller.userId, sessionId: caller.sessionId, ip: request.ip }, body);
    return { data: {} };
  });

  registerExport(app, deps);
}

/** A document of any length is streamed, not answered in an envelope: so this route is bound by hand. */
function registerExport(app: FastifyInstance, deps: Deps): void {
  app.get(
    contract.accountExportPath,
    {
      config: { isPersonal: true },
      schema: describeAccess(bareRoutes.accountExport),
    },
    async (request, reply) => {
      const caller = await app.authenticate(request);
      if (!caller) throw appError('session.missing');
      if (caller.apiKeyId) throw appError('api_key.not_allowed');
      await writeAudit(deps.db, {
        actorId: caller.userId,
        subjectId: caller.userId,
        action: 'account.exported',
        ip: request.ip,
        at: deps.clock.now(),
      });
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="account.json"')
        .header('cache-control', 'private, no-store')
        .send(exportAccount(deps, caller.userId));
    },
  );
}
