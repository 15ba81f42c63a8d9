import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { EndpointMap } from '@loupe/shared/contract/endpoints';

export type Usage = DataOf<EndpointMap['GET /billing/usage']>;
export type Receipt = DataOf<EndpointMap['GET /billing/receipts/:run_id']>;
