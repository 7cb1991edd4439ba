import type { Deps } from './deps.ts'
import { listEmails } from './emails.ts'
import { createAccountsModule } from './features/accounts/index.ts'
import { createAdminModule } from './features/admin/index.ts'
import { createApiKeysModule, deleteKeysMadeSince } from './features/api-keys/index.ts'
import { createAuthModule, reservedAddresses, welcomeEmail } from './features/auth/index.ts'
import { createAvatarsModule, createTwinFacts } from './features/avatars/index.ts'
import { createBatchesModule } from './features/batches/index.ts'
import { createBillingModule } from './features/billing/index.ts'
import { createBrandKitsModule } from './features/brand-kits/index.ts'
import { createBrandingModule } from './features/branding/index.ts'
import { createConsentModule } from './features/consent/index.ts'
import { createCreditGrantsModule } from './features/credit-grants/index.ts'
import { createDomainsModule } from './features/domains/index.ts'
import { createEmailModule } from './features/email/index.ts'
import { createImpersonationModule } from './features/impersonation/index.ts'
import { createIntegrationsModule } from './features/integrations/index.ts'
import { createInvoicesModule } from './features/invoices/index.ts'
import { createLedgerModule } from './features/ledger/index.ts'
import { createMembersModule } from './features/members/index.ts'
import { createNewslettersModule } from './features/newsletters/index.ts'
import { createPartnerBillingModule } from './features/partner-billing/index.ts'
import { createPartnerModule } from './features/partner/index.ts'
import { createPeopleModule, newsletterDates, personSummaries } from './features/people/index.ts'
import { type Redraw, createRendersModule } from './features/renders/index.ts'
import { createScriptsModule } from './features/scripts/index.ts'
import { createSecurityModule } from './features/security/index.ts'
import { createSharingModule, videoShares } from './features/sharing/index.ts'
import { checkWay, createSsoModule } from './features/sso/index.ts'
import { createTenantsModule } from './features/tenants/index.ts'
import { createUploadsModule } from './features/uploads/index.ts'
import { createTellEnd, createVideosModule, videoRows, videoSummaries } from './features/videos/index.ts'
import { createVoiceModelsModule } from './features/voice-models/index.ts'
import { createVoicesModule } from './features/voices/index.ts'
import { lastBackup } from './platform/process/last-backup.ts'
import { createSharedServices } from './shared-services.ts'

export type Features = ReturnType<typeof createFeatures>

/** Creates the module of every feature, lowest first, each with the inputs it names. */
export function createFeatures(deps: Deps) {
  const { db, queue, events, storage, renderer, textToSpeech, documentRenderer, screenshotter, threads, safeFetch } =
    deps
  const { webhookRules, writer, translator, payments, testPayments, identity, limits, mailer, resolver, prober } = deps
  const { openIdentity, openRemoteSpeech, legal, workFolder, clock, newId, report } = deps
  const { platformHost, platformTenant, authHost, edgeHost, port, secretKey, mailFrom, mailSpfHost } = deps.config
  const { partnerFeePercent, staffEmailDomain, allowsSandboxPayments } = deps.config
  const isDevelopment = deps.config.mode === 'development'
  const isSecure = !isDevelopment
  const sendsMail = deps.config.smtpUrl !== undefined

  const { audit, media, shareTokens, enqueueEmail, recordWebhookEvent, needRenderer, idempotency, unknownProxy } =
    createSharedServices(deps)

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
  const people = createPeopleModule(
    { db, media, audit, recordWebhookEvent, clock, newId },
    { ledger, consent, reservedAddresses, welcome: (tx, userId) => enqueueEmail(tx, welcomeEmail, { userId }) },
  )
  const auth = createAuthModule(
    { db, events, limits, identity, audit, enqueueEmail, secretKey, isSecure, clock, newId, report },
    {
      tenants,
      people,
      checkWay,
      apiKeys: {
        listOf: (tx, userId) => apiKeys.listOf(tx, userId),
        endAllOf: (tx, userId, actor) => apiKeys.endAllOf(tx, userId, actor),
        deleteMadeSince: deleteKeysMadeSince,
      },
    },
  )
  const apiKeys = createApiKeysModule({ db, events, audit, enqueueEmail, secretKey, clock, newId }, { ledger, auth })
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
    { tenants, people, auth },
  )
  const accounts = createAccountsModule(
    { db, media, storage, audit, enqueueEmail, workFolder, clock, newId },
    { people, auth, apiKeys, consent },
  )
  const emails = listEmails({ auth, consent, members, accounts, clock })
  const email = createEmailModule(
    { db, queue, mailer, resolver, audit, secretKey, mailFrom, mailSpfHost, platformHost, edgeHost, authHost, clock },
    { consent, emails },
  )
  const sso = createSsoModule(
    { db, resolver, openIdentity, audit, secretKey, clock, newId },
    { people, auth, apiKeys, members, domains },
  )
  const creditGrants = createCreditGrantsModule(
    { db, events, audit, clock, newId },
    { ledger, termsNow: (tx, tenant) => partnerBilling.usage.termsNow(tx, tenant) },
  )
  const invoices = createInvoicesModule({ db, documentRenderer })
  const billing = createBillingModule(
    { db, events, recordWebhookEvent, queue, payments, testPayments, audit, partnerFeePercent, clock, newId, report },
    {
      tenants,
      ledger,
      people,
      reauthentication: auth.reauthentication,
      emailPreferences: email.emailPreferences,
      bookPartnerPayment: (tenantId, spot) => partnerBilling.collections.lookAt(tenantId, spot),
    },
  )
  const newsletters = createNewslettersModule({ db, queue, audit, clock, newId, report }, { tenants, email })
  const uploads = createUploadsModule(
    { db, storage, queue, events, media, threads, safeFetch, screenshotter, workFolder, clock, newId },
    { people, finished: createTwinFacts(recordWebhookEvent) },
  )
  const voiceModels = createVoiceModelsModule({ ...deps, audit, dataDir: deps.config.dataDir })
  const voices = createVoicesModule(
    { db, openRemoteSpeech, installationSpeech: deps.config.speech ?? null, secretKey, audit, clock, report },
    { voiceModels },
  )
  const avatars = createAvatarsModule(
    { db, storage, queue, events, recordWebhookEvent, renderer, media, audit, clock, newId },
    { people, uploads: uploads.uploads },
  )
  const scripts = createScriptsModule(
    { db, threads, textToSpeech, writer, translator, audit, clock, newId, report },
    { people, avatars: avatars.avatars, uploads: uploads.uploads, captures: uploads.captures, voices },
  )
  const tellEnd = createTellEnd(enqueueEmail, recordWebhookEvent)
  const redraw: Redraw = (tx, video) => videos.tasks.ask(tx, video, 'rebrand')
  const renders = createRendersModule(
    { db, storage, queue, events, clock, newId },
    { tenants, ledger, brandKits, uploads, voices, avatars, videoRows, tellEnd, redraw },
  )
  const videos = createVideosModule(
    { db, storage, queue, events, audit, media, shareTokens, clock, newId, needRenderer },
    { ledger, people, billing, uploads, voices, avatars, brandKits, scripts, renders, videoShares },
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
    { tenants, ledger, people, avatars: avatars.avatars, brandKits, videos, sharing: sharing.sharing, scripts },
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
    {
      tenants,
      auth,
      branding,
      partnerBilling,
      members,
      email,
      creditGrants,
      billing,
      avatars: avatars.avatars,
      videos,
      partner,
    },
  )

  return {
    media,
    idempotency,
    unknownProxy,
    tenants,
    ledger,
    consent,
    people,
    auth,
    apiKeys,
    impersonation,
    domains,
    branding,
    brandKits,
    members,
    accounts,
    email,
    sso,
    creditGrants,
    invoices,
    billing,
    newsletters,
    uploads,
    voiceModels,
    avatars,
    voices,
    scripts,
    renders,
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
