import type { Feature } from '@vitrine/contract'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { accountsRoutes, createOwnUser } from './features/accounts/index.ts'
import { adminRoutes, tenantAdminRoutes } from './features/admin/index.ts'
import { apiKeysRoutes } from './features/api-keys/index.ts'
import { authRoutes, createTryReader, createVisitorReader } from './features/auth/index.ts'
import { avatarsRoutes } from './features/avatars/index.ts'
import { twinServicesRoutes } from './features/twin-services/index.ts'
import { twinsRoutes } from './features/twins/index.ts'
import { batchesRoutes } from './features/batches/index.ts'
import { billingRoutes } from './features/billing/index.ts'
import { creditGrantsRoutes } from './features/credit-grants/index.ts'
import { invoicesRoutes } from './features/invoices/index.ts'
import { brandKitsRoutes } from './features/brand-kits/index.ts'
import { brandingRoutes } from './features/branding/index.ts'
import { agreementRoutes } from './features/consent/index.ts'
import { domainRoutes } from './features/domains/index.ts'
import { emailAddressesRoutes } from './features/email-addresses/index.ts'
import { emailPreferenceRoutes, emailRoutes } from './features/email/index.ts'
import { createCredentialReader, createPersonFinder, impersonationRoutes } from './features/impersonation/index.ts'
import { glossaryRoutes } from './features/glossary/index.ts'
import { integrationsRoutes } from './features/integrations/index.ts'
import { membersRoutes } from './features/members/index.ts'
import { emailBlastsRoutes } from './features/email-blasts/index.ts'
import { newsletterRoutes } from './features/newsletters/index.ts'
import { oauthRoutes } from './features/oauth/index.ts'
import { partnerBillingRoutes } from './features/partner-billing/index.ts'
import { partnerRoutes } from './features/partner/index.ts'
import { provenanceRoutes } from './features/provenance/index.ts'
import { reconciliationRoutes } from './features/reconciliation/index.ts'
import { listingFeedsRoutes } from './features/listing-feeds/index.ts'
import { linkedDraftsRoutes } from './features/linked-drafts/index.ts'
import { derivedVideosRoutes } from './features/derived-videos/index.ts'
import { draftsRoutes, scriptsRoutes, storyboardsRoutes } from './features/scripts/index.ts'
import { privacyRoutes, securityRoutes } from './features/security/index.ts'
import { sharingRoutes } from './features/sharing/index.ts'
import { ssoRoutes } from './features/sso/index.ts'
import { statementsRoutes } from './features/statements/index.ts'
import { tenantsRoutes } from './features/tenants/index.ts'
import { thumbnailsRoutes } from './features/thumbnails/index.ts'
import { trashRoutes } from './features/trash/index.ts'
import { uploadsRoutes } from './features/uploads/index.ts'
import { videoJobsRoutes } from './features/video-jobs/index.ts'
import { videoModerationRoutes } from './features/video-moderation/index.ts'
import { videosRoutes } from './features/videos/index.ts'
import { voiceModelsRoutes } from './features/voice-models/index.ts'
import { voicesRoutes } from './features/voices/index.ts'
import type { Features } from './features.ts'
import { mediaOriginOf } from './config/storage.ts'
import { installBodyParsers } from './platform/http/bodies/body-parsers.ts'
import { installConnections } from './platform/http/connections/connections.ts'
import { refuseBlockedNetworks } from './platform/http/requests/blocked-networks.ts'
import { countRequests } from './platform/http/requests/count-requests.ts'
import { createGuard } from './platform/http/requests/guards.ts'
import { installHosts } from './platform/http/requests/hosts.ts'
import type { SendNotice } from './platform/http/pages/notice-page.ts'
import { isTenantChange } from './platform/events/tenant-change.ts'
import { installLive } from './platform/http/live.ts'
import { sendOpenapi } from './platform/http/documentation/openapi.ts'
import { installProblems, createRouterProblem } from './platform/http/problems.ts'
import { openRawBodyScope } from './platform/http/bodies/raw-body.ts'
import { type Handlers, registerCalls } from './platform/http/register.ts'
import { installShell, openShellPages } from './platform/http/pages/shell.ts'
import { refuseSlowBodies } from './platform/http/connections/slow-body.ts'
import { installHeaders } from './platform/http/headers.ts'
import { serverOptions } from './platform/http/connections/server-options.ts'
import { logRequests } from './platform/logs/log-requests.ts'
import { measureRequests } from './platform/metrics/measure-requests.ts'
import { traceRequests } from './platform/traces/trace-requests.ts'
import { createDevExamples } from './platform/email/dev-examples-page.ts'
import { createDevOutbox } from './platform/email/dev-outbox-page.ts'

/** The whole application on one page: what every request passes, in order, then every call of every feature. */
export async function buildServer(deps: Deps, features: Features): Promise<FastifyInstance> {
  const { config, events, limits } = deps
  const { tenants, auth, apiKeys, impersonation, branding } = features
  const app: FastifyInstance = fastify({
    ...serverOptions(config),
    loggerInstance: deps.log as FastifyBaseLogger,
    frameworkErrors: createRouterProblem(config),
  })
  logRequests(app, deps.log)
  traceRequests(app, deps.tracer)
  const ownUser = createOwnUser({ db: deps.db, people: features.people, impersonation })
  const findPerson = createPersonFinder({ apiKeys, auth, impersonation, alongsideOf: ownUser.alongsideOf })
  const visitorOf = createVisitorReader(auth)
  const shellPages = await openShellPages(deps.report, mediaOriginOf(config.storageSettings))

  installForAll(app, config, { unknownProxy: features.unknownProxy, sendNotice: shellPages.sendNotice })
  // Before the live sockets hear of it: a page that asks at once must get the new brand.
  const unsubscribe = events.subscribe((event) => isTenantChange(event) && tenants.drop(event.tenantId))
  app.addHook('onClose', async () => unsubscribe())
  // Before the hosts, so that the connection of a socket that they refuse is closed and not left behind.
  await installLive(app, { events, findPerson, tenants })
  const { isLink: isPreviewLink } = branding.brandPreviews
  measureRequests(app, deps.metrics)
  installHosts(app, { tenants, config, isPreviewLink, sendNotice: shellPages.sendNotice })
  await installSecurity(app, features.security, shellPages.sendNotice)
  refuseSlowBodies(app)
  await app.register(cookie)
  await app.register(multipart)
  const { scope: oauthScope } = await features.oauth.oauthSessions.openScope(app)
  const { scope: rawBodyScope } = await openRawBodyScope(app)
  registerCalls(
    handlersOf(deps, features, { ...shellPages, ownUser, findPerson, visitorOf, inject: app.inject.bind(app) }),
    {
      scopeOf: ({ session, body }) => (session === 'oauth' ? oauthScope : body === 'raw' ? rawBodyScope : app),
      guard: guardOf(deps, features, findPerson),
      limits,
      triedIn: createTryReader(auth),
      idempotency: features.idempotency,
      threads: deps.threads,
    },
  )
  await installShell(app, shellPages, {
    findPerson,
    isImpersonated: (request) => impersonation.tokenIn(request) !== undefined,
    hasSession: (request) => (auth.sessions.tokenIn(request) ?? impersonation.tokenIn(request)) !== undefined,
    previewBranding: branding.brandPreviews.previewedBy,
  })
  return app
}

interface Readers extends Awaited<ReturnType<typeof openShellPages>> {
  ownUser: ReturnType<typeof createOwnUser>
  findPerson: ReturnType<typeof createPersonFinder>
  visitorOf: ReturnType<typeof createVisitorReader>
  /** Makes a call of the API inside this process. */
  inject: FastifyInstance['inject']
}

/** Returns the handlers of every call of the contract; a missing one is a type error. */
function handlersOf(
  deps: Deps,
  features: Features,
  { ownUser, findPerson, visitorOf, inject, standalonePage, sendDocs }: Readers,
): Handlers<Feature> {
  const { db, storage, clock, config } = deps
  const { tenants, auth, branding, security, sharing } = features
  return {
    ...platformHandlers(deps, features, sendDocs),
    ...tenantsRoutes({ storage, pictures: tenants.brandImages, clock, securityContact: config.securityContact }),
    ...agreementRoutes(features.consent.agreements),
    ...accountHandlers(features, { ownUser, visitorOf }),
    ...domainRoutes(features.domains.domains, features.domains.proofs),
    ...brandingRoutes({ ...branding, db, standalonePage, brandImages: tenants.brandImages }),
    ...brandKitsRoutes(features.brandKits),
    ...glossaryRoutes(features.glossary),
    ...partnerBillingRoutes(features.partnerBilling),
    ...membersRoutes(features.members, visitorOf),
    ...emailPreferenceRoutes(features.email.emailPreferences),
    ...emailRoutes(features.email),
    ...creditGrantsRoutes(features.creditGrants),
    ...invoicesRoutes(features.invoices),
    ...billingRoutes(features.billing),
    ...reconciliationRoutes(features.reconciliation),
    ...statementsRoutes(features.statements),
    ...newsletterRoutes(features.newsletters),
    ...emailBlastsRoutes(features.emailBlasts),
    ...uploadsRoutes(features.uploads.uploads, features.uploads.captures),
    ...voiceModelsRoutes(features.voiceModels),
    ...voicesRoutes(features.voices),
    ...avatarsRoutes(features.avatars),
    ...twinsRoutes(features.twins),
    ...twinServicesRoutes(features.twinServices),
    ...partnerRoutes(features.partner),
    ...draftsRoutes(features.scripts.drafts),
    ...linkedDraftsRoutes(features.linkedDrafts),
    ...storyboardsRoutes(features.scripts.storyboards),
    ...scriptsRoutes(features.scripts),
    ...videoHandlers(deps, features),
    ...provenanceRoutes(features.provenance),
    ...sharingRoutes({ ...sharing, standalonePage, storage, findPerson, isSecure: config.mode !== 'development' }),
    ...batchesRoutes(features.batches),
    ...listingFeedsRoutes(features.listingFeeds),
    ...integrationsRoutes(features.integrations, inject),
    ...securityRoutes(security),
    ...privacyRoutes({ ...security, emptyCookie: auth.sessions.emptyCookie }),
    ...tenantAdminRoutes(features.admin),
    ...adminRoutes({ ...features.admin, partnerInvoices: features.partnerBilling.partnerInvoices }, visitorOf),
  }
}

type AccountFeature = 'accounts' | 'api-keys' | 'auth' | 'email-addresses' | 'impersonation' | 'oauth' | 'sso'

/** Returns the handlers of the calls by which people sign in and manage their accounts. */
function accountHandlers(
  features: Features,
  { ownUser, visitorOf }: Pick<Readers, 'ownUser' | 'visitorOf'>,
): Handlers<AccountFeature> {
  const { tenants, accounts, auth, emailAddresses, oauth, apiKeys, impersonation, sso } = features
  const { authentication, identityConfirmation } = auth
  return {
    ...authRoutes({ auth, tenants }),
    ...emailAddressesRoutes(emailAddresses),
    ...oauthRoutes({
      ...oauth,
      authentication,
      identityConfirmation,
      callbackOrigin: tenants.callbackOrigin,
      visitorOf,
    }),
    ...apiKeysRoutes(apiKeys),
    ...impersonationRoutes({ impersonation, tenants }),
    ...ssoRoutes(sso, { oauthSessions: oauth.oauthSessions, visitorOf }),
    ...accountsRoutes({ accounts: accounts, auth, impersonation, ownUser }),
  }
}

type VideoFeature = 'video-jobs' | 'videos' | 'trash' | 'derived-videos' | 'video-moderation' | 'thumbnails'

/** Returns the handlers of the calls about videos, from their creation to their deletion. */
function videoHandlers({ storage }: Deps, features: Features): Handlers<VideoFeature> {
  return {
    ...videoJobsRoutes({ ...features.videoJobs, storage }),
    ...videosRoutes(features.videos),
    ...trashRoutes(features.trash),
    ...derivedVideosRoutes(features.derivedVideos),
    ...videoModerationRoutes(features.videoModeration),
    ...thumbnailsRoutes(features.thumbnails),
  }
}

/** Returns the handlers of the calls that no feature serves. */
function platformHandlers(
  { db, config }: Deps,
  { media, email }: Features,
  sendDocs: Readers['sendDocs'],
): Handlers<'platform'> {
  const isDevelopment = config.mode === 'development'
  return {
    'GET /healthz': async () => ({ ok: true }),
    'GET /api/openapi.json': sendOpenapi,
    'GET /api/docs': sendDocs,
    'GET /media/:key': media.serve,
    'GET /dev/mail': createDevOutbox({ db, isDevelopment }),
    'GET /dev/emails': createDevExamples({ emails: email.emails, isDevelopment }),
  }
}

/** Installs the hooks that apply to every request of every site. */
function installForAll(
  app: FastifyInstance,
  config: Deps['config'],
  { unknownProxy, sendNotice }: Pick<Features, 'unknownProxy'> & { sendNotice: SendNotice },
) {
  installBodyParsers(app)
  installProblems(app, { sendNotice })
  installConnections(app)
  installHeaders(app, config)
  unknownProxy.install(app)
}

/** Installs IP blocks and the request counts of the Security Dashboard. */
async function installSecurity(
  app: FastifyInstance,
  { ipBlocks, traffic }: Features['security'],
  sendNotice: SendNotice,
): Promise<void> {
  const [closeBlocks, closeTraffic] = [await ipBlocks.open(), traffic.open()]
  refuseBlockedNetworks(app, { ...ipBlocks, sendNotice })
  countRequests(app, traffic.count)
  app.addHook('onClose', async () => {
    closeBlocks()
    await closeTraffic()
  })
}

function guardOf({ config, limits }: Deps, features: Features, findPerson: ReturnType<typeof createPersonFinder>) {
  return createGuard({
    findPerson,
    credentialIn: createCredentialReader(features),
    limits,
    recordRefusedCall: features.auth.authentication.recordRefusedCall,
    asksForFactor: config.mode === 'production',
  })
}
