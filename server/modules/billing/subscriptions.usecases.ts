/** What payments read and note about the plan of an account; callers hold its lock where they write. */
export { lockAccount, type CreditLot } from './ledger.repository.ts';
export { listFilledLots } from './ledger.repository.ts';
export { findLotOf, findPlanLot, listLotsReclaimedFor } from './reclaim.repository.ts';
export { findSubscription, updateSubscription, type Subscription } from './subscriptions.repository.ts';
