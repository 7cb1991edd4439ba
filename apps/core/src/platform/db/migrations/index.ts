import type { Migration } from 'kysely/migration'
import * as baseline from './0001-baseline/index.ts'
import * as partnerPayments from './0002-partner-payments.ts'
import * as security from './0003-security.ts'
import * as reasonValues from './0004-reason-values.ts'
import * as tenantExports from './0005-tenant-exports.ts'
import * as webhooks from './0006-webhooks.ts'
import * as videoTakedowns from './0007-video-takedowns.ts'
import * as apiKeyLimits from './0008-api-key-limits.ts'
import * as creditAdjustments from './0009-credit-adjustments.ts'
import * as singleSignOn from './0010-single-sign-on.ts'
import * as failedAttempts from './0011-failed-attempts.ts'
import * as scim from './0012-scim.ts'
import * as accountExports from './0013-account-exports.ts'
import * as consoleSearch from './0014-console-search.ts'
import * as scimUsers from './0015-scim-users.ts'
import * as auditChain from './0016-audit-chain.ts'
import * as listingFeeds from './0017-listing-feeds.ts'
import * as brandKits from './0018-brand-kits.ts'
import * as voices from './0019-voices.ts'
import * as voicesOfSites from './0020-voices-of-sites.ts'
import * as logoRasters from './0021-logo-rasters.ts'
import * as storyboards from './0022-storyboards.ts'
import * as linkedPages from './0023-linked-pages.ts'
import * as consoleLists from './0024-console-lists.ts'
import * as digitalTwins from './0025-digital-twins.ts'
import * as thumbnails from './0026-thumbnails.ts'
import * as storageMarkers from './0027-storage-markers.ts'
import * as twinProviders from './0028-twin-providers.ts'
import * as consoleFigures from './0029-console.ts'
import * as twinRequests from './0030-twin-requests.ts'
import * as provenance from './0031-provenance.ts'
import * as formats from './0032-formats.ts'
import * as glossary from './0033-glossary.ts'
import * as emailBlasts from './0034-email-blasts.ts'
import * as bulkRebrands from './0035-bulk-rebrands.ts'
import * as consentChecks from './0036-consent-checks.ts'
import * as speechCost from './0037-speech-cost.ts'
import * as batchPhotos from './0038-batch-photos.ts'
import * as presenterChoices from './0039-presenter-choices.ts'
import * as auditEverywhere from './0040-audit-everywhere.ts'
import * as transparentVideos from './0041-transparent-videos.ts'
import * as repeatedConsents from './0042-repeated-consents.ts'
import * as scheduledRuns from './0043-scheduled-runs.ts'
import * as topUpTerms from './0044-top-up-terms.ts'
import * as storageLimits from './0045-storage-limits.ts'
import * as proofsAndPauses from './0046-proofs-and-pauses.ts'

/** Every migration in order. A written-out list survives bundling and needs no folder to read at start. */
export const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
  '0002-partner-payments': partnerPayments,
  '0003-security': security,
  '0004-reason-values': reasonValues,
  '0005-tenant-exports': tenantExports,
  '0006-webhooks': webhooks,
  '0007-video-takedowns': videoTakedowns,
  '0008-api-key-limits': apiKeyLimits,
  '0009-credit-adjustments': creditAdjustments,
  '0010-single-sign-on': singleSignOn,
  '0011-failed-attempts': failedAttempts,
  '0012-scim': scim,
  '0013-account-exports': accountExports,
  '0014-console-search': consoleSearch,
  '0015-scim-users': scimUsers,
  '0016-audit-chain': auditChain,
  '0017-listing-feeds': listingFeeds,
  '0018-brand-kits': brandKits,
  '0019-voices': voices,
  '0020-voices-of-sites': voicesOfSites,
  '0021-logo-rasters': logoRasters,
  '0022-storyboards': storyboards,
  '0023-linked-pages': linkedPages,
  '0024-console-lists': consoleLists,
  '0025-digital-twins': digitalTwins,
  '0026-thumbnails': thumbnails,
  '0027-storage-markers': storageMarkers,
  '0028-twin-providers': twinProviders,
  '0029-console': consoleFigures,
  '0030-twin-requests': twinRequests,
  '0031-provenance': provenance,
  '0032-formats': formats,
  '0033-glossary': glossary,
  '0034-email-blasts': emailBlasts,
  '0035-bulk-rebrands': bulkRebrands,
  '0036-consent-checks': consentChecks,
  '0037-speech-cost': speechCost,
  '0038-batch-photos': batchPhotos,
  '0039-presenter-choices': presenterChoices,
  '0040-audit-everywhere': auditEverywhere,
  '0041-transparent-videos': transparentVideos,
  '0042-repeated-consents': repeatedConsents,
  '0043-scheduled-runs': scheduledRuns,
  '0044-top-up-terms': topUpTerms,
  '0045-storage-limits': storageLimits,
  '0046-proofs-and-pauses': proofsAndPauses,
}
