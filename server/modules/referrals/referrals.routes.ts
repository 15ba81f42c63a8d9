import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/referrals';
import { bind } from '../../http/bind.ts';
import { readReferral, type ReferralDeps } from './referrals.usecases.ts';

export function registerReferralRoutes(
  app: FastifyInstance,
  { referrals }: { readonly referrals: ReferralDeps },
): void {
  bind(app, contract.referral, async ({ caller }) => ({
    data: await readReferral(referrals, caller.userId),
  }));
}
