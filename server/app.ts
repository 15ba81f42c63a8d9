import swagger from '@fastify/swagger';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps.ts';
import { addAuthentication, addDeployers } from './http/authenticate.ts';
import { addBodyTime, bodyTimes, checkEveryMs, headersMs, type BodyTimes } from './http/body-time.ts';
import { addCompression } from './http/compression.ts';
import { answerError, answerNotFound } from './http/errors.ts';
import { addRateLimits } from './http/rate-limits.ts';
import { addRequestLog } from './http/request-log.ts';
import { addRequestLanguage } from './language/request-language.ts';
import { securitySchemes } from './http/describe-access.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { registerAccountRoutes } from './modules/account/account.routes.ts';
import { registerPersonalDataRoutes } from './modules/personal-data/personal-data.routes.ts';
import { registerAdminRoutes } from './modules/admin/admin.routes.ts';
import { registerProblemRoutes } from './modules/admin/problems.routes.ts';
import { registerTemporaryChatRoutes } from './modules/personal-data/temporary-chats.routes.ts';
import { registerFeedbackRoutes } from './modules/feedback/feedback.routes.ts';
import { registerAgentsRoutes } from './modules/agents/agents.routes.ts';
import { registerAnalysesRoutes } from './modules/analyses/analyses.routes.ts';
import { registerBillingRoutes } from './modules/billing/billing.routes.ts';
import { createChatChanges } from './modules/chat-list/chat-changes.ts';
import { registerChatListRoutes } from './modules/chat-list/chat-list.routes.ts';
import { isUsedByMessage } from './modules/chats/chats.usecases.ts';
import { registerEvidenceRoutes } from './modules/evidence/evidence.routes.ts';
import { registerExportsRoutes } from './modules/exports/exports.routes.ts';
import { registerFileRoutes } from './modules/files/files.routes.ts';
import { registerHealthRoutes } from './modules/health/health.routes.ts';
import { registerApiKeyRoutes } from './modules/api-keys/api-keys.routes.ts';
import { findApiKeyCaller } from './modules/api-keys/api-keys.usecases.ts';
import { registerSessionRoutes } from './modules/sessions/sessions.routes.ts';
import { registerImpersonationRoutes } from './modules/impersonation/impersonation.routes.ts';
import { registerNotificationsRoutes } from './modules/notifications/notifications.routes.ts';
import { registerSchedulesRoutes } from './modules/schedules/schedules.routes.ts';
import { registerOwnAgentRoutes } from './modules/own-agents/own-agents.routes.ts';
import { registerInstructionsRoutes } from './modules/instructions/instructions.routes.ts';
import { registerPayerRoutes } from './modules/payments/payer.routes.ts';
import { registerCheckoutRoutes } from './modules/checkout/checkout.routes.ts';
import { registerInvoiceRoutes } from './modules/invoices/invoices.routes.ts';
import { isPayingWithCard } from './modules/checkout/open-checkouts.usecases.ts';
import { registerPaymentMethodRoutes } from './modules/payment-methods/payment-methods.routes.ts';
import { registerSubscriptionRoutes } from './modules/subscription/subscription.routes.ts';
import { registerWebhookRoutes } from './modules/payment-news/webhooks.routes.ts';
import { registerPromptsRoutes } from './modules/prompts/prompts.routes.ts';
import { registerReferralRoutes } from './modules/referrals/referrals.routes.ts';
import { registerFirstQuestionsRoutes } from './modules/first-questions/first-questions.routes.ts';
import { registerRunHistoryRoutes } from './modules/run-history/run-history.routes.ts';
import { registerRunsRoutes } from './modules/runs/runs.routes.ts';
import { findTokenDeployer } from './modules/deploy-tokens/deploy-tokens.usecases.ts';
import { registerReleaseRoutes } from './modules/releases/releases.routes.ts';
import type { SiteContent } from './modules/site/site-content.ts';
import { addInForceHeaders, registerSiteRoutes } from './modules/site/site.routes.ts';
import { addRequestId, newRequestId } from './request-id.ts';
import { registerSearchRoutes } from './modules/search/search.routes.ts';
import { registerTranscriptsRoutes } from './modules/transcripts/transcripts.routes.ts';
import { registerUsageRoutes } from './modules/usage/usage.routes.ts';
import { registerShareRoutes } from './modules/shares/shares.routes.ts';

const jsonBodyLimit = 1024 * 1024;

/** Builds the web side: every route, with errors, limits and headers in one place. Without `site` it is the API alone. Nothing listens yet. */
export async function createApp(
  deps: Deps,
  site: SiteContent | null = null,
  times: BodyTimes = bodyTimes,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestIdHeader: false,
    bodyLimit: jsonBodyLimit,
    requestTimeout: times.anyMs,
    http: {
      // Node swaps the two when the one for headers is the longer.
      headersTimeout: Math.min(headersMs, times.anyMs),
      connectionsCheckingInterval: Math.min(checkEveryMs, times.anyMs),
    },
    // What the nearest proxies have added is true; what came to them is the caller's own claim.
    trustProxy: (_address, hop) => hop < deps.config.trustedProxies,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    frameworkErrors: answerError,
    // Streams are ended by their own module before the server closes.
    forceCloseConnections: 'idle',
    // What still comes while it closes is answered: a proxy has sent it before it could know.
    return503OnClosing: false,
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  acceptEmptyJson(app);
  addBodyTime(app, times);
  addSecurityHeaders(app, deps.config);
  addRequestId(app);
  addRequestLog(app);
  addRequestLanguage(app);
  addAuthentication(app, deps, (secret) => findApiKeyCaller(deps, secret));
  addDeployers(app, deps, (secret) => findTokenDeployer(deps, secret));
  if (site) addInForceHeaders(app, deps, site);
  if (deps.config.rateLimits) await addRateLimits(app);
  await app.register(async (api) => await registerApi(api, deps, site), { prefix: '/api' });
  registerHealthRoutes(app, deps);
  await registerSiteRoutes(app, deps, site);
  return app;
}

async function registerApi(api: FastifyInstance, deps: Deps, site: SiteContent | null): Promise<void> {
  await addCompression(api);
  await api.register(swagger, {
    openapi: {
      info: { title: `${deps.config.brandName} API`, version: '1.0.0' },
      servers: [{ url: '/' }],
      components: { securitySchemes },
    },
    transform: jsonSchemaTransform,
  });
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  api.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger());
  registerAccountRoutes(api, deps);
  registerApiKeyRoutes(api, deps);
  registerSessionRoutes(api, deps);
  registerPersonalDataRoutes(api, deps);
  registerImpersonationRoutes(api, deps);
  registerBillingRoutes(api, deps);
  registerUsageRoutes(api, deps);
  registerPayerRoutes(api, deps);
  registerCheckoutRoutes(api, deps);
  registerPaymentMethodRoutes(api, { ...deps, isPayingWithCard });
  registerSubscriptionRoutes(api, deps);
  registerInvoiceRoutes(api, deps);
  registerWebhookRoutes(api, deps);
  registerReferralRoutes(api, deps);
  registerAgentsRoutes(api, deps);
  registerOwnAgentRoutes(api, deps);
  registerSchedulesRoutes(api, deps);
  registerChatListRoutes(api, {
    db: deps.db,
    clock: deps.clock,
    stopRun: deps.runs.stopRun,
    changes: createChatChanges(deps.notifications),
    heartbeatMs: deps.runs.heartbeatMs,
  });
  registerPromptsRoutes(api, deps);
  registerInstructionsRoutes(api, deps);
  registerTemporaryChatRoutes(api, deps);
  registerTranscriptsRoutes(api, deps);
  registerSearchRoutes(api, deps);
  registerAnalysesRoutes(api, deps);
  registerRunsRoutes(api, deps);
  registerRunHistoryRoutes(api, deps);
  registerFeedbackRoutes(api, deps);
  registerFirstQuestionsRoutes(api, deps);
  registerEvidenceRoutes(api, deps);
  registerExportsRoutes(api, deps);
  registerNotificationsRoutes(api, deps);
  registerFileRoutes(api, { ...deps, isUsedByMessage });
  registerShareRoutes(api, deps);
  registerAdminRoutes(api, deps);
  registerProblemRoutes(api, deps);
  registerReleaseRoutes(api, deps, site?.hostShares ?? null);
}

/** A body that is announced as JSON but empty counts as no body: DELETE and POST without fields come like that. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
