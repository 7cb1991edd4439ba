import type { Deps } from './deps.ts'
import { listEmails } from './emails.ts'
import { createAccountsModule } from './features/accounts/index.ts'
import { createApiKeysModule, createKeysOfPeople, deleteKeysMadeSince } from './features/api-keys/index.ts'
import { createAuthModule } from './features/auth/index.ts'
import { heldForRequests, twinsAddressIn } from './features/twin-services/index.ts'
import { createBrandKitsModule } from './features/brand-kits/index.ts'
import { createBrandingModule } from './features/branding/index.ts'
import { createConsentModule } from './features/consent/index.ts'
import { createDomainsModule } from './features/domains/index.ts'
import {
  createEmailAddressesModule,
  deleteAddressLinksOf,
  reservedAddresses,
  welcomeEmail,
} from './features/email-addresses/index.ts'
import { createEmailModule } from './features/email/index.ts'
import { createGlossaryModule } from './features/glossary/index.ts'
import { createImpersonationModule } from './features/impersonation/index.ts'
import { createLedgerModule } from './features/ledger/index.ts'
import { createMembersModule } from './features/members/index.ts'
import {
  createOAuthModule,
  deleteIdentitiesMadeSince,
  deleteIdentitiesOf,
  hasIdentity,
} from './features/oauth/index.ts'
import { createPeopleModule, newsletterDates, personSummaries } from './features/people/index.ts'
import { deleteFeedsOf } from './features/listing-feeds/index.ts'
import { deleteOwnWebhooks } from './features/integrations/index.ts'
import { checkWay, createSsoModule, hasSsoIn } from './features/sso/index.ts'
import { createTenantsModule } from './features/tenants/index.ts'
import { videoSummaries } from './features/videos/index.ts'
import { speechAddressIn } from './features/voices/index.ts'
import type { SharedServices } from './shared-services.ts'

export type SiteFeatures = ReturnType<typeof createSiteFeatures>

/** Creates the features of sites and their people, lowest first: everything that a customer's account stands on. */
export function createSiteFeatures(deps: Deps, shared: SharedServices) {
  const { db, queue, events, storage, renderer, documentRenderer, threads, safeFetch, openIdentity } = deps
  const { translator, payments, identity, limits, mailer, resolver, prober, legal, workFolder, clock, newId, report } =
    deps
  const { platformHost, platformTenant, authHost, edgeHost, port, secretKey, mailFrom, mailSpfHost } = deps.config
  const { audit, media, enqueueEmail, recordWebhookEvent } = shared
  const sendsMail = deps.config.smtpUrl !== undefined
  const isDevelopment = deps.config.mode === 'development'
  const isSecure = !isDevelopment

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
      twinsSpeak: deps.config.twinsSpeak,
      separatesBackgrounds: deps.separatesBackgrounds,
      canTranslate: translator !== null,
      services: servicesOf(deps.config),
      findConnections: async (tx) => ({
        speechAddress: await speechAddressIn(tx),
        twinsAddress: await twinsAddressIn(tx),
        hasSso: await hasSsoIn(tx),
      }),
    },
  )
  const ledger = createLedgerModule({ clock, newId }, { videoSummaries, heldForRequests })
  const consent = createConsentModule(
    { db, legal, audit, enqueueEmail, clock, newId },
    { personSummaries, newsletterDates },
  )
  const people = createPeopleModule(
    { db, media, audit, recordWebhookEvent, clock, newId },
    { ledger, consent, reservedAddresses, welcome: (tx, userId) => enqueueEmail(tx, welcomeEmail, { userId }) },
  )
  const keysOfPeople = createKeysOfPeople({ ledger, events, audit, clock })
  const auth = createAuthModule(
    { db, events, limits, audit, enqueueEmail, secretKey, isSecure, clock, newId },
    {
      people,
      checkWay,
      apiKeys: keysOfPeople,
      deleteLater: {
        addressLinks: deleteAddressLinksOf,
        identities: deleteIdentitiesOf,
        webhooks: deleteOwnWebhooks,
        feeds: deleteFeedsOf,
      },
      hasIdentity,
    },
  )
  const emailAddresses = createEmailAddressesModule(
    { db, audit, enqueueEmail, secretKey, clock, newId },
    {
      people,
      auth,
      deleteMadeSince: [deleteIdentitiesMadeSince, deleteKeysMadeSince, deleteOwnWebhooks, deleteFeedsOf],
    },
  )
  const oauth = createOAuthModule(
    { db, identity, audit, secretKey, isSecure, clock, newId, report },
    { tenants, people, auth, emailAddresses },
  )
  const apiKeys = createApiKeysModule(
    { db, events, audit, enqueueEmail, secretKey, clock, newId },
    { keysOfPeople, auth },
  )
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
  const glossary = createGlossaryModule({ db, threads, audit, clock, newId }, { people })
  const members = createMembersModule(
    { db, events, queue, storage, threads, audit, enqueueEmail, workFolder, sendsMail, clock, newId },
    { tenants, people, auth },
  )
  const accounts = createAccountsModule(
    { db, media, storage, audit, enqueueEmail, workFolder, clock, newId },
    { people, auth, emailAddresses, apiKeys: keysOfPeople, consent },
  )
  const emails = listEmails({ auth, emailAddresses, consent, members, accounts, clock })
  const email = createEmailModule(
    { db, queue, mailer, resolver, audit, secretKey, mailFrom, mailSpfHost, platformHost, edgeHost, authHost, clock },
    { consent, emails },
  )
  const sso = createSsoModule(
    { db, resolver, openIdentity, events, audit, secretKey, clock, newId },
    {
      people,
      auth,
      emailAddresses,
      apiKeys: keysOfPeople,
      members,
      domains,
    },
  )

  return {
    tenants,
    ledger,
    consent,
    people,
    auth,
    emailAddresses,
    oauth,
    apiKeys,
    impersonation,
    domains,
    branding,
    brandKits,
    glossary,
    members,
    accounts,
    email,
    sso,
  }
}

/** The servers elsewhere that the settings name for all sites. */
function servicesOf({ writer, translator, speech, twinService }: Deps['config']) {
  const [speechAddress, twinsAddress] = [speech?.connection.baseUrl, twinService?.baseUrl]
  return { writer: writer?.url, translator: translator?.url, speech: speechAddress, twins: twinsAddress }
}
