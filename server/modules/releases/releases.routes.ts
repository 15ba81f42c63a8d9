import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as deployTokens from '@loupe/shared/contract/deploy-tokens';
import { sendReports } from '@loupe/shared/contract/composition-reports';
import * as contract from '@loupe/shared/contract/releases';
import * as orders from '@loupe/shared/contract/slice-orders';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { bind } from '../../http/bind.ts';
import { acceptRawBodies, rawBodyOf } from '../files/upload-body.ts';
import { promoteRelease, rollBackRelease, showChannel } from './channels.usecases.ts';
import {
  createDeployToken,
  listDeployTokens,
  revokeDeployToken,
} from '../deploy-tokens/deploy-tokens.usecases.ts';
import type { Deployer } from '../deploy-tokens/deployer.ts';
import { diffReleases, listSlices } from './list-slices.usecases.ts';
import type { HostShares } from './release-shares.ts';
import { takeReports } from './reports.usecases.ts';
import { configureSlice } from './configure-slice.usecases.ts';
import { switchSlice } from './switch-slice.usecases.ts';
import { storeRelease } from './store-release.usecases.ts';

/** Teams ship their slices; admins see and steer it; tabs say how it goes. */
export function registerReleaseRoutes(app: FastifyInstance, deps: Deps, hostShares: HostShares | null): void {
  void app.register(async (uploads) => {
    acceptRawBodies(uploads, contract.releaseLimits.bytes, () => appError('release.too_large'), '*');
    bind(uploads, contract.uploadRelease, async ({ request }) => {
      const { ip } = request;
      const upload = { deployer: deployerOf(request), ip, archive: rawBodyOf(request), hostShares };
      const { release, isNew } = await storeRelease(deps, upload);
      return { data: { release }, ...(!isNew && { status: 200 }) };
    });
  });

  bind(app, contract.getChannel, async ({ params, request }) => ({
    data: {
      channel: await showChannel(deps, { name: params.name, deployer: deployerOf(request) }),
      public_key: deps.registrySigner.publicKey,
    },
  }));

  bind(app, contract.promoteRelease, async ({ params, body, request }) => {
    const order = orderOf(request, params.name, body.revision);
    return { data: { channel: await promoteRelease(deps, order, { ...body, hostShares }) } };
  });

  bind(app, contract.rollBackRelease, async ({ params, body, request }) => ({
    data: { channel: await rollBackRelease(deps, orderOf(request, params.name, body?.revision)) },
  }));

  bind(app, orders.switchSlice, async ({ caller, params, body, request }) => {
    const { is_on: isOn, ...wanted } = body;
    const order = { ...params, ...wanted, isOn, adminId: caller.userId, ip: request.ip };
    return { data: { channel: await switchSlice(deps, order) } };
  });

  bind(app, orders.configureSlice, async ({ caller, params, body, request }) => {
    const order = { ...params, ...body, adminId: caller.userId, ip: request.ip };
    return { data: { channel: await configureSlice(deps, order) } };
  });

  bind(app, contract.listSlices, async () => ({ data: { slices: await listSlices(deps) } }));

  bind(app, contract.diffReleases, async ({ params, query }) => ({
    data: await diffReleases(deps, params.name, query),
  }));

  bind(app, deployTokens.listDeployTokens, async () => ({ data: { tokens: await listDeployTokens(deps) } }));

  bind(app, deployTokens.createDeployToken, async ({ caller, body, request }) => ({
    data: await createDeployToken(
      deps,
      { adminId: caller.userId, sessionId: caller.sessionId, ip: request.ip },
      body,
    ),
  }));

  bind(app, deployTokens.revokeDeployToken, async ({ caller, params, request }) => {
    await revokeDeployToken(deps, { adminId: caller.userId, ip: request.ip }, params.token_id);
    return { data: {} };
  });

  bind(app, sendReports, async ({ caller, body, request }) => {
    await takeReports(deps, { userId: caller?.userId ?? null, ip: request.ip }, body.reports);
    return { data: {} };
  });
}

function deployerOf({ deployer }: FastifyRequest): Deployer {
  if (!deployer) throw appError('session.missing');
  return deployer;
}

function orderOf(request: FastifyRequest, name: string, revision: number | undefined) {
  return { name, revision, deployer: deployerOf(request), ip: request.ip };
}
