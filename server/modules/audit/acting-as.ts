import { AsyncLocalStorage } from 'node:async_hooks';

const impersonator = new AsyncLocalStorage<string>();

/** Runs a request that an admin makes while viewing as somebody: what it writes into the audit log carries both. */
export function whileViewing<T>(adminId: string, work: () => Promise<T>): Promise<T> {
  return impersonator.run(adminId, work);
}

/** The admin behind the request being answered, or null. */
export function currentImpersonatorId(): string | null {
  return impersonator.getStore() ?? null;
}
