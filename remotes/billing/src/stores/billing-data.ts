import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { EndpointMap } from '@loupe/shared/contract/endpoints';

export type Usage = DataOf<EndpointMap['GET /billing/usage']>;
export type Receipt = DataOf<EndpointMap['GET /billing/receipts/:run_id']>;
/** Plans and top-ups on offer. */
export type Offer = DataOf<EndpointMap['GET /billing/plans']>;
/** Own cards and how a new one is given. */
export type Wallet = DataOf<EndpointMap['GET /billing/payment-methods']>;
export type Referral = DataOf<EndpointMap['GET /billing/referral']>;
