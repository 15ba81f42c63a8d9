import { environment } from '@loupe/shared/environment';
import type { HostContract } from '@loupe/shared/host-contract';
import { createGate } from '../stores/gate.ts';

/** What a page of this slice works with: the host's request helper behind the gate. */
export function outsideOf(host: HostContract) {
  const gate = createGate(host.request);
  return { gate, outside: { request: gate.request, environment: environment() } };
}
