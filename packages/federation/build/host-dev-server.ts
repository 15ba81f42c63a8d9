import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pickLanguage, type Language } from '@loupe/shared/lib/language';
import type { Configuration } from '@rspack/core';
import { languageOfCookie } from '../registry/page-language.ts';
import { startScript } from '../registry/start-script.ts';
import { pageDataId } from '../registry/page-data-id.ts';
import { pageDataPlaceholder, renderPage, titlePlaceholder } from '../registry/page.ts';
import type { SignedRegistry } from '../registry/registry-document.ts';
import { apiOrigin, developmentPort } from './standalone-config.ts';
import { workerFile } from './worker-config.ts';

const config = { apiBaseUrl: '/api', backofficeBaseUrl: '/api', brandName: 'Loupe', externalLinkHost: '' };

function template(root: string): string {
  return readFileSync(join(root, 'page.html'), 'utf8')
    .replace('<!--TITLE-->', titlePlaceholder)
    .replace(
      '<!--HEAD-->',
      `<script>${startScript}</script><link rel="stylesheet" href="/host-main.css"><script defer src="/main.js"></script>`,
    )
    .replace(
      '<!--PAGE-DATA-->',
      `<script type="application/json" id="${pageDataId}">${pageDataPlaceholder}</script>`,
    );
}

/** `npm run dev` names the slices' own servers in `DEV_REGISTRY`; alone, the host takes the releases of the real server. */
async function registry(): Promise<SignedRegistry> {
  const given = process.env['DEV_REGISTRY'];
  if (given !== undefined) return JSON.parse(given) as SignedRegistry;
  const answer = await fetch(`${apiOrigin()}/remotes/registry.signed.json`);
  return (await answer.json()) as SignedRegistry;
}

/** As the real server picks it, but for weights. */
function languageOfPage({ headers }: IncomingMessage): Language {
  const asked = headers['accept-language']?.split(',') ?? [];
  return languageOfCookie(headers.cookie ?? '') ?? pickLanguage(null, asked);
}

async function answerPage(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const language = languageOfPage(request);
    const page = renderPage(template(root), { config, registry: await registry() }, [], { language });
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  } catch (error) {
    response.statusCode = 502;
    response.end(`The page could not be made: ${String(error)}`);
  }
}

function wantsPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

/** The host with hot reload. The page is made here as the real server makes it, but without its strict policy. */
export function hostDevServer(root: string): Partial<Configuration> {
  const port = developmentPort('host');
  return {
    devServer: {
      port,
      host: 'localhost',
      hot: true,
      allowedHosts: 'all',
      static: false,
      proxy: [
        { context: ['/api', '/remotes', '/healthz', '/readyz', `/${workerFile}`], target: apiOrigin() },
      ],
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: `ws://localhost:${port}/ws`,
      },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        (request: IncomingMessage, response: ServerResponse, next: () => void) => {
          if (wantsPage(request)) void answerPage(root, request, response);
          else next();
        },
      ],
    },
  };
}
