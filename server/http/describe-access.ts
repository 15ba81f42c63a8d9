import { apiKeyMark } from '@loupe/shared/contract/api-keys';
import type { BareRoute } from '@loupe/shared/contract/bare-routes';
import type { Access } from '@loupe/shared/contract/endpoint';
import { deployTokenMark } from '@loupe/shared/contract/deploy-tokens';

/** What a caller can show, as the OpenAPI document names it. All of them are bearer tokens. */
export const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'Token of a login' },
  api_key: { type: 'http', scheme: 'bearer', description: `API key, begins with ${apiKeyMark}` },
  deploy_token: {
    type: 'http',
    scheme: 'bearer',
    description: `Deploy token of one slice, begins with ${deployTokenMark}`,
  },
} as const;

type Security = readonly Readonly<Partial<Record<keyof typeof securitySchemes, readonly string[]>>>[];

type Described = Pick<BareRoute, 'access' | 'isPersonal' | 'summary'> & Partial<Pick<BareRoute, 'produces'>>;

/** The part of a route's schema that tells readers of the OpenAPI document what it does and what it asks for. */
export function describeAccess({ access, isPersonal, summary, produces }: Described) {
  return { summary, security: securityOf(access, isPersonal ?? false), ...(produces && { produces }) };
}

function securityOf(access: Access, isPersonal: boolean): Security {
  if (access === 'visitor') return [];
  if (access === 'anyone') return [{}, { session: [] }];
  if (access === 'deployer') return [{ session: [] }, { deploy_token: [] }];
  if (access === 'admin' || isPersonal) return [{ session: [] }];
  return [{ session: [] }, { api_key: [] }];
}
