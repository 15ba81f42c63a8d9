import { atom } from 'nanostores';
import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { EndpointMap } from '@loupe/shared/contract/endpoints';
import { loading, type Loadable } from '@loupe/shared/lib/loadable';

export type ListedRun = DataOf<EndpointMap['GET /runs']>['runs'][number];

/** Own runs: those under way, and those finished in the last day. */
export const $runs = atom<Loadable<readonly ListedRun[]>>(loading);
