import { environment } from '@loupe/shared/environment';
import type { HostContract } from '@loupe/shared/host-contract';
import type { Outside } from '../stores/outside.ts';

/** What the host gives, in the shape that page objects take. */
export function outsideOf(host: HostContract): Outside {
  return {
    request: host.request,
    environment: environment(),
    navigate: (to, options) => host.navigate(to, options),
    notify: (message, color) => host.notify(message, color),
  };
}
