import type { Deps } from './deps.ts'
import { createAccountsRooms } from './features/accounts/rooms.ts'
import { createPartnerRooms } from './features/admin/partners/rooms.ts'
import { createToldNews } from './features/admin/payment-news-service.ts'
import { createAdmin } from './features/admin/service.ts'
import { createLeavingBilling } from './features/billing/leaving-service.ts'
import { createBillingRooms } from './features/billing/rooms.ts'
import { createLeavingAvatars } from './features/avatars/leaving-service.ts'
import { createAvatars } from './features/avatars/service.ts'
import { createTwins } from './features/avatars/twins-service.ts'
import { createBatchRooms } from './features/batches/rooms.ts'
import { createLedger } from './features/ledger/service.ts'
import * as ledgerStore from './features/ledger/store.ts'
import { createLeavingDrafts } from './features/scripts/drafts/leaving-service.ts'
import { createScriptRooms } from './features/scripts/rooms.ts'
import { createExports } from './features/security/privacy/export-service.ts'
import { createPrivacy } from './features/security/privacy/service.ts'
import { createSecurity } from './features/security/service.ts'
import { createBrandPictures } from './features/tenants/pictures-service.ts'
import { createSamples } from './features/tenants/samples/service.ts'
import { readHouseFolders } from './features/tenants/folder-service.ts'
import { createSharingRooms } from './features/sharing/rooms.ts'
import { createTenants } from './features/tenants/service.ts'
import { createLeavingVideos } from './features/videos/leaving-service.ts'
import { createWithdrawn } from './features/videos/withdrawn.ts'
import { findTitle } from './features/videos/end-notes-store.ts'
import { createVideoRooms } from './features/videos/rooms.ts'
import { createLeavingUploads } from './features/uploads/leaving-service.ts'
import { createUploadRooms } from './features/uploads/rooms.ts'
import { createDomainRooms } from './features/whitelabel/domains/rooms.ts'
import { createMailRooms } from './features/whitelabel/mail/rooms.ts'
import { createWhitelabelRooms } from './features/whitelabel/rooms.ts'
import { createUsage } from './features/whitelabel/usage/service.ts'
import { lastBackup } from './platform/last-backup.ts'
import { AppError } from './platform/app-error.ts'
import { createAudit } from './platform/audit.ts'
import { createDispatch } from './platform/mail/dispatch.ts'
import { createShareTokens } from './platform/share-tokens.ts'
import { createKeptAnswers } from './platform/http/kept-answers.ts'
import { createMediaLinks } from './platform/http/media.ts'
import { createUnknownProxy } from './platform/http/unknown-proxy.ts'

export type Features = ReturnType<typeof createFeatures>

/** Every feature with the parts it names, lowest first. */
export function createFeatures(deps: Deps) {
  const { config, db, storage, renderer, clock, newId } = deps
  const { platformHost, platformTenant, authHost, port, secretKey } = config
  const isDevelopment = config.mode === 'development'
  const hasGoogleClient = config.googleClient !== undefined
  const audit = createAudit({ newId })
  const media = createMediaLinks({ storage, secretKey, clock, isWithdrawn: createWithdrawn(db) })
  const shareTokens = createShareTokens(secretKey)
  const hosts = { platformHost, platformTenant, authHost, port, payments: deps.payments?.provider ?? null }
  const tenants = createTenants({ db, ...hosts, hasGoogleClient, isDevelopment })
  const ledger = createLedger({ store: ledgerStore, clock, newId })
  const base = { ...deps, tenants, ledger, media, audit }
  const people = createAccountsRooms({ ...base, videoTitleOf: findTitle, secretKey, isSecure: !isDevelopment })
  const { termsNow } = createUsage(base)
  const ofBuyers = { accounts: people.accounts, mailChoices: people.mailChoices, termsNow }
  const ofBilling = createBillingRooms({ ...base, ...ofBuyers, partnerFeePercent: config.partnerFeePercent })
  const ofUploads = createUploadRooms({ ...base, accounts: people.accounts })
  const { uploads } = ofUploads
  const avatars = createAvatars({ ...base, uploads, rendererVersion: () => renderer.version() })
  const twins = createTwins({ ...base, accounts: people.accounts, avatars, uploads })
  const ofScripts = createScriptRooms({ ...base, accounts: people.accounts, avatars, uploads })
  const sources = { accounts: people.accounts, ...ofBilling, avatars, uploads, ...ofScripts }
  const ofVideos = { ...base, ...sources, shareTokens, needRenderer: createRendererGate(deps) }
  const videoRooms = createVideoRooms(ofVideos)
  const sharingRooms = createSharingRooms({ ...base, accounts: people.accounts, shareTokens, secretKey })
  const batchRooms = createBatchRooms({ ...ofVideos, ...videoRooms, ...sharingRooms })
  const leavingParts = createLeavingParts(deps, { ledger, making: videoRooms.making, sellers: ofBilling.sellers })
  const rooms = { ...sharingRooms, ...batchRooms, versions: ofScripts.versions }
  const ofLeaving = { ...base, ...people, ...leavingParts, ...rooms }
  const ofMails = createMailRooms(base)
  const dispatch = dispatchOf(deps, ofMails)
  const ofSite = { dispatch, secretKey, seller: () => tenants.withSlug(platformTenant), shareTokens }
  const ofPartners = createWhitelabelRooms({ ...base, ...ofBuyers, ...healthOf(deps), ...ofSite })
  return {
    media,
    keptAnswers: createKeptAnswers(deps),
    tenants,
    samples: createSamples(deps),
    brandPictures: createBrandPictures(deps),
    ledger,
    ...people,
    ...ofUploads,
    ...ofBilling,
    avatars,
    twins,
    ...ofScripts,
    ...videoRooms,
    ...sharingRooms,
    ...batchRooms,
    security: createSecurity({ db, tenants }),
    privacy: createPrivacy(ofLeaving),
    exports: createExports(ofLeaving),
    ...ofPartners,
    ...createDomainRooms(base),
    ...ofMails,
    dispatch,
    ...createPartnerRooms({ ...ofLeaving, avatars, ...ofPartners, ...ofMails, folders: readHouseFolders }),
    toldNews: createToldNews({ db, look: ofBilling.look }),
    ...createOperatorRooms(deps, { ...people, compared: ofBilling.reconciliation }),
  }
}

/** The operator's console, with what it says of the settings of this installation. */
function createOperatorRooms(
  { config, db, warn }: Deps,
  parts: Pick<Parameters<typeof createAdmin>[0], 'compared' | 'entry'>,
) {
  const { isProxyKnown, staffEmailDomain, mailFrom } = config
  const unknownProxy = createUnknownProxy({ isProxyKnown, warn })
  const allowsTestCards = config.mode === 'production' && config.allowsSandboxPayments
  const warnings = () => ({ allowsTestCards, unknownProxy: unknownProxy.address() })
  const ofMails = { sendsMail: config.smtpUrl !== undefined, mailFrom }
  return { unknownProxy, admin: createAdmin({ db, staffEmailDomain, ...parts, ...ofMails, warnings }) }
}

function dispatchOf({ mailer, config }: Deps, { senders, mailTexts }: ReturnType<typeof createMailRooms>) {
  const asked = { ownSenderOf: senders.verified, ownTextsOf: mailTexts.find }
  return createDispatch({ mailer, senderAddress: config.mailFrom, ...asked })
}

/** What else an operator wants to know of this installation. */
function healthOf({ config, renderer }: Deps) {
  return {
    rendererTrouble: async () => (config.role === 'web' ? undefined : renderer.trouble()),
    sendsMail: config.smtpUrl !== undefined,
    lastBackup: () => lastBackup(config.backupStamp),
  }
}

/** Throws renderer-missing where no films can be made. A node that only serves the web cannot tell what the workers have. */
function createRendererGate({ config, renderer }: Deps) {
  return async () => {
    if (config.role !== 'web' && (await renderer.trouble()) !== undefined) throw new AppError('renderer-missing')
  }
}

/** What each feature holds of a person who takes it along or leaves. */
function createLeavingParts(
  deps: Deps,
  {
    ledger,
    making,
    sellers,
  }: Pick<Parameters<typeof createLeavingVideos>[0], 'ledger' | 'making'> &
    Pick<Parameters<typeof createLeavingBilling>[0], 'sellers'>,
) {
  const { db, storage } = deps
  return {
    videos: createLeavingVideos({ db, ledger, making, storage }),
    avatars: createLeavingAvatars({ db, storage }),
    uploads: createLeavingUploads({ db }),
    drafts: createLeavingDrafts({ db }),
    billing: createLeavingBilling({ ...deps, sellers }),
  }
}
