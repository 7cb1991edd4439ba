import { type Deps, createRendererGate } from './deps.ts'
import { createAccountsModule } from './features/accounts/index.ts'
import { createAdminModule } from './features/admin/index.ts'
import { createAuthModule, newsletterDates, personSummaries } from './features/auth/index.ts'
import { createAvatarsModule, createTwinFacts } from './features/avatars/index.ts'
import { batchEmails, createBatchesModule } from './features/batches/index.ts'
import { billingEmails, createBillingModule } from './features/billing/index.ts'
import { createBrandKitsModule } from './features/brand-kits/index.ts'
import { createBrandingModule } from './features/branding/index.ts'
import { createConsentModule } from './features/consent/index.ts'
import { createDomainsModule } from './features/domains/index.ts'
import { createEmailModule } from './features/email/index.ts'
import { createImpersonationModule, createSupportAskedEmail } from './features/impersonation/index.ts'
import { createIntegrationsModule, createWebhookRecorder, integrationEmails } from './features/integrations/index.ts'
import { createLedgerModule } from './features/ledger/index.ts'
import { createMembersModule } from './features/members/index.ts'
import { createNewslettersModule } from './features/newsletters/index.ts'
import { createPartnerBillingModule, partnerBillingEmails } from './features/partner-billing/index.ts'
import { createPartnerModule } from './features/partner/index.ts'
import { createScriptsModule } from './features/scripts/index.ts'
import { createSecurityModule, exportEmails } from './features/security/index.ts'
import { createSharingModule, leadEmails, videoShares } from './features/sharing/index.ts'
import { checkWay, createSsoModule } from './features/sso/index.ts'
import { createTenantsModule } from './features/tenants/index.ts'
import { createUploadsModule } from './features/uploads/index.ts'
import { createVideosModule, createWithdrawnFiles, videoEmails, videoSummaries } from './features/videos/index.ts'
import { createVoiceModelsModule } from './features/voice-models/index.ts'
import { createAudit } from './platform/audit.ts'
import { createIdempotency } from './platform/http/requests/idempotency.ts'
import { createMediaLinks } from './platform/http/files/media.ts'
import { createUnknownProxy } from './platform/http/connections/unknown-proxy.ts'
import { lastBackup } from './platform/process/last-backup.ts'
import { createEnqueueEmail } from './platform/email/enqueue.ts'
import { createShareTokens } from './platform/share-tokens.ts'

export type Features = ReturnType<typeof createFeatures>

/** Creates the module of every feature, lowest first, each with the inputs it names. */
export function createFeatures(deps: Deps) {
  const { db, queue, events, storage, renderer, textToSpeech, documentRenderer, screenshotter, threads, safeFetch } =
    deps
  const { webhookRules, writer, translator, payments, testPayments, identity, limits, mailer, resolver, prober } = deps
  const { openIdentity, sceneRenderer, legal, workFolder, clock, newId, report } = deps
  const { platformHost, platformTenant, authHost, edgeHost, port, secretKey, mailFrom, mailSpfHost } = deps.config
  const { partnerFeePercent, staffEmailDomain, allowsSandboxPayments } = deps.config
  const isDevelopment = deps.config.mode === 'development'
  const isSecure = !isDevelopment
  const sendsMail = deps.config.smtpUrl !== undefined

  const audit = createAudit({ newId })
  const media = createMediaLinks({ storage, secretKey, clock, isWithdrawn: createWithdrawnFiles(db) })
  const shareTokens = createShareTokens(secretKey)
  const enqueueEmail = createEnqueueEmail(queue)
  const recordWebhookEvent = createWebhookRecorder({ clock, newId })
  const needRenderer = createRendererGate(deps)
  const unknownProxy = createUnknownProxy({ isProxyKnown: deps.config.isProxyKnown, warn: deps.warn })

  const tenants = createTenantsModule(
    { db, queue, events, renderer, documentRenderer },
    {
      platformHost,
      platformTenant,
      authHost,
      port,
      hasGoogleClient: deps.config.googleClient !== undefined,
      isDevelopment,
      payments: payments?.provider ?? null,
      sellsTwins: deps.config.sellsTwins,
      canTranslate: translator !== null,
    },
  )
  const ledger = createLedgerModule({ clock, newId }, { videoSummaries })
  const consent = createConsentModule(
    { db, legal, audit, enqueueEmail, clock, newId },
    { personSummaries, newsletterDates },
  )
  const auth = createAuthModule(
    {
      db,
      events,
      limits,
      media,
      identity,
      audit,
      enqueueEmail,
      recordWebhookEvent,
      secretKey,
      isSecure,
      clock,
      newId,
      report,
    },
    { tenants, ledger, consent, checkWay },
  )
  const { people } = auth
  const impersonation = createImpersonationModule(
    { db, events, audit, enqueueEmail, secretKey, isSecure, clock, newId },
    { people, sessions: auth.sessions },
  )
  const domains = createDomainsModule(
    { db, events, resolver, prober, audit, secretKey, platformHost, edgeHost, authHost, clock, newId },
    { tenants },
  )
  const branding = createBrandingModule(
    { db, events, threads, safeFetch, audit, secretKey, workFolder, clock, newId },
    { tenants },
  )
  const brandKits = createBrandKitsModule(
    { db, audit, workFolder, clock, newId },
    { people, readWebsite: branding.readWebsite, videoSummaries },
  )
  const members = createMembersModule(
    { db, events, queue, storage, threads, audit, enqueueEmail, workFolder, clock, newId },
    { tenants, auth },
  )
  const accounts = createAccountsModule(
    { db, media, storage, audit, enqueueEmail, workFolder, clock, newId },
    { auth, consent },
  )
  const emails = [
    ...auth.emails,
    ...consent.emails,
    createSupportAskedEmail(clock),
    ...members.emails,
    ...accounts.emails,
    ...billingEmails,
    ...partnerBillingEmails,
    ...videoEmails,
    ...leadEmails,
    ...batchEmails,
    ...exportEmails,
    ...integrationEmails,
  ]
  const email = createEmailModule(
    { db, queue, mailer, resolver, audit, secretKey, mailFrom, mailSpfHost, platformHost, edgeHost, authHost, clock },
    { consent, emails },
  )
  const sso = createSsoModule(
    { db, resolver, openIdentity, audit, secretKey, clock, newId },
    { auth, members, domains },
  )
  const billing = createBillingModule(
    {
      db,
      events,
      recordWebhookEvent,
      queue,
      payments,
      testPayments,
      documentRenderer,
      audit,
      partnerFeePercent,
      clock,
      newId,
      report,
    },
    {
      tenants,
      ledger,
      people,
      reauthentication: auth.reauthentication,
      emailPreferences: email.emailPreferences,
      termsNow: (tx, tenant) => partnerBilling.usage.termsNow(tx, tenant),
      bookPartnerPayment: (tenantId, spot) => partnerBilling.collections.lookAt(tenantId, spot),
    },
  )
  const newsletters = createNewslettersModule({ db, queue, audit, clock, newId, report }, { tenants, email })
  const uploads = createUploadsModule(
    { db, storage, queue, events, media, threads, safeFetch, screenshotter, workFolder, clock, newId },
    { people, finished: createTwinFacts(recordWebhookEvent) },
  )
  const voiceModels = createVoiceModelsModule({ ...deps, audit, dataDir: deps.config.dataDir })
  const avatars = createAvatarsModule(
    { db, storage, queue, events, recordWebhookEvent, renderer, media, audit, clock, newId },
    { people, uploads: uploads.uploads },
  )
  const scripts = createScriptsModule(
    { db, threads, textToSpeech, sceneRenderer, storage, media, writer, translator, workFolder, clock, newId, report },
    { people, avatars: avatars.avatars, brandKits: brandKits.brandKits, uploads, voiceModels },
  )
  const videos = createVideosModule(
    { db, storage, queue, events, audit, recordWebhookEvent, media, shareTokens, clock, newId, needRenderer },
    { tenants, ledger, people, billing, uploads, voiceModels, avatars, brandKits, scripts, videoShares },
  )
  const sharing = createSharingModule({ db, queue, recordWebhookEvent, shareTokens, secretKey, clock, newId })
  const partnerBilling = createPartnerBillingModule(
    { db, events, queue, documentRenderer, payments, testPayments, audit, clock, newId, report },
    { tenants, seller: () => tenants.withSlug(platformTenant) },
  )
  const partner = createPartnerModule(
    {
      db,
      events,
      media,
      shareTokens,
      payments,
      audit,
      clock,
      newId,
      rendererFault: async () => (deps.config.role === 'web' ? undefined : renderer.selfCheck()),
      sendsMail,
      lastBackup: () => lastBackup(deps.config.backupStamp),
    },
    { tenants, usage: partnerBilling.usage },
  )
  const batches = createBatchesModule(
    { db, storage, queue, events, threads, safeFetch, shareTokens, workFolder, clock, newId, needRenderer },
    { tenants, ledger, people, avatars: avatars.avatars, brandKits, videos, sharing: sharing.sharing },
  )
  const integrations = createIntegrationsModule(
    {
      db,
      queue,
      audit,
      enqueueEmail,
      webhookRules,
      secretKey,
      asksForFactor: isSecure,
      emailService: sendsMail ? 'SMTP' : isDevelopment ? '/dev/mail' : null,
      sendsMail,
      clock,
      newId,
      report,
    },
    { avatars: avatars.avatars, emailPreferences: email.emailPreferences },
  )
  const security = createSecurityModule(
    { db, events, storage, queue, media, workFolder, audit, clock, newId, report, platformTenant },
    {
      tenants,
      ledger,
      auth,
      accounts,
      billing,
      uploads,
      avatars,
      brandKits,
      scripts,
      videos,
      sharing,
      batches,
      integrations,
    },
  )
  const admin = createAdminModule(
    {
      db,
      storage,
      queue,
      events,
      audit,
      staffEmailDomain,
      mailFrom,
      sendsMail,
      installation: deps.config,
      lastBackup: () => lastBackup(deps.config.backupStamp),
      warnings: () => ({ allowsTestCards: isSecure && allowsSandboxPayments, unknownProxy: unknownProxy.address() }),
      clock,
      newId,
    },
    { tenants, auth, branding, partnerBilling, members, email, billing, avatars: avatars.avatars, videos, partner },
  )

  return {
    media,
    idempotency: createIdempotency(deps),
    unknownProxy,
    tenants,
    ledger,
    consent,
    auth,
    impersonation,
    domains,
    branding,
    brandKits,
    members,
    accounts,
    email,
    sso,
    billing,
    newsletters,
    uploads,
    voiceModels,
    avatars,
    scripts,
    videos,
    sharing,
    partnerBilling,
    partner,
    batches,
    integrations,
    security,
    admin,
  }
}
