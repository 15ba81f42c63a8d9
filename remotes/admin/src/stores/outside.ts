import type { Environment } from '@loupe/shared/environment';
import type { Request } from '@loupe/shared/stores/request';

/** What a page object may reach: given by the component that makes it, or by a test. */
export interface Outside {
  readonly request: Request;
  readonly environment: Environment;
}
