import { useEffect } from 'react';
import type { HostContract } from '@loupe/shared/host-contract';
import type { Gate } from '../stores/gate.ts';

/**
 * Asks the server once who is there. Who is known as an admin sees the page at once, and its parts ask; for everyone
 * else they do so only after the server has let them in.
 */
export function useFirstAnswer(gate: Gate, host: HostContract, ask: () => Promise<void>): void {
  useEffect(() => {
    const isAdmin = host.$user.get()?.permissions.includes('admin') ?? false;
    if (!isAdmin && gate.$access.get() === 'unknown') void ask();
  }, [gate, host, ask]);
}
