import type { z } from 'zod'
import type { ProblemCode } from '../problems.ts'
import type { Call } from '../types.ts'
import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { adminMedia } from './admin-media.ts'
import { adminPayments } from './admin-payments.ts'
import { adminSearch } from './admin-search.ts'
import { adminSystem } from './admin-system.ts'
import { adminUsers } from './admin-users.ts'
import { apiKeys } from './api-keys.ts'
import { avatars } from './avatars.ts'
import { batches } from './batches.ts'
import { billing } from './billing.ts'
import { brandKits } from './brand-kits.ts'
import { branding } from './branding.ts'
import { bulkRebrands } from './bulk-rebrands.ts'
import { consent } from './consent.ts'
import { creditGrants } from './credit-grants.ts'
import { derivedVideos } from './derived-videos.ts'
import { domains } from './domains.ts'
import { drafts } from './drafts.ts'
import { email } from './email.ts'
import { emailAddresses } from './email-addresses.ts'
import { emailBlasts } from './email-blasts.ts'
import { glossary } from './glossary.ts'
import { impersonation } from './impersonation.ts'
import { integrations } from './integrations.ts'
import { invoices } from './invoices.ts'
import { linkedDrafts } from './linked-drafts.ts'
import { listingFeeds } from './listing-feeds.ts'
import { mcp } from './mcp.ts'
import { memberImports } from './member-imports.ts'
import { members } from './members.ts'
import { newsletters } from './newsletters.ts'
import { oauth } from './oauth.ts'
import { partner } from './partner.ts'
import { partnerBilling } from './partner-billing.ts'
import { partnerReport } from './partner-report.ts'
import { payouts } from './payouts.ts'
import { privacy } from './privacy.ts'
import { profile } from './profile.ts'
import { provenance } from './provenance.ts'
import { publicStatus } from './public-status.ts'
import { reauthentication } from './reauthentication.ts'
import { reconciliation } from './reconciliation.ts'
import { recovery } from './recovery.ts'
import { scim } from './scim.ts'
import { scriptTools } from './script-tools.ts'
import { scripts } from './scripts.ts'
import { secondFactor } from './second-factor.ts'
import { security } from './security.ts'
import { sharing } from './sharing.ts'
import { siteVoices } from './site-voices.ts'
import { sso } from './sso.ts'
import { statements } from './statements.ts'
import { storyboards } from './storyboards.ts'
import { platform, tenants } from './tenants.ts'
import { thumbnails } from './thumbnails.ts'
import { trash } from './trash.ts'
import { twinConsents } from './twin-consents.ts'
import { twinRequests } from './twin-requests.ts'
import { twinServices } from './twin-services.ts'
import { twins } from './twins.ts'
import { uploads } from './uploads.ts'
import { videoJobs } from './video-jobs.ts'
import { videoModeration } from './video-moderation.ts'
import { videos } from './videos.ts'
import { voiceModels } from './voice-models.ts'
import { voices } from './voices.ts'
import { whitelabelUsers } from './whitelabel-users.ts'

/** Every call of the product, keyed by method and path. Routes, guards, client, OpenAPI and tests all come from this table. */
export const api = {
  ...platform,
  ...tenants,
  ...accounts,
  ...reauthentication,
  ...recovery,
  ...secondFactor,
  ...emailAddresses,
  ...oauth,
  ...sso,
  ...scim,
  ...profile,
  ...consent,
  ...members,
  ...memberImports,
  ...impersonation,
  ...apiKeys,
  ...uploads,
  ...billing,
  ...invoices,
  ...reconciliation,
  ...statements,
  ...payouts,
  ...creditGrants,
  ...voiceModels,
  ...voices,
  ...siteVoices,
  ...avatars,
  ...twins,
  ...twinConsents,
  ...twinRequests,
  ...twinServices,
  ...scripts,
  ...drafts,
  ...linkedDrafts,
  ...storyboards,
  ...scriptTools,
  ...videoJobs,
  ...bulkRebrands,
  ...videos,
  ...trash,
  ...derivedVideos,
  ...videoModeration,
  ...thumbnails,
  ...publicStatus,
  ...provenance,
  ...sharing,
  ...batches,
  ...listingFeeds,
  ...integrations,
  ...mcp,
  ...security,
  ...privacy,
  ...partner,
  ...whitelabelUsers,
  ...partnerReport,
  ...newsletters,
  ...emailBlasts,
  ...partnerBilling,
  ...domains,
  ...email,
  ...branding,
  ...brandKits,
  ...glossary,
  ...admin,
  ...adminMedia,
  ...adminPayments,
  ...adminSearch,
  ...adminSystem,
  ...adminUsers,
} as const

export type Api = typeof api
export type ApiKey = keyof Api

/** Returns the schema of the JSON body that a call reads; undefined where it reads none. */
export function bodySchemaOf({ body }: Pick<Call, 'body'>): z.ZodType | undefined {
  return body === 'raw' ? undefined : body
}

/** Returns all problems that a call may return: its own, and those of its access, body and method. */
export function problemsOf(key: string, call: Call): ProblemCode[] {
  const unsafe = !key.startsWith('GET ') || call.changesState
  const codes: ProblemCode[] = [...call.problems, 'headers-too-large', 'not-serving', 'internal']
  if (call.host !== 'any') codes.push('unknown-host', 'tenant-suspended')
  if (call.access !== 'anyone') codes.push('not-signed-in', 'support-refused', 'key-invalid', 'key-refused')
  if (key.startsWith('POST ') && call.access !== 'anyone') codes.push('key-reused', 'still-unknown')
  if (call.access !== 'anyone' && call.access !== 'customer') codes.push('forbidden', 'second-factor-required')
  if (call.access === 'operator') codes.push('not-found')
  if (unsafe) codes.push('cross-site')
  if (call.limit !== 'none') codes.push('too-many')
  const hasJson = bodySchemaOf(call) !== undefined
  if (hasJson) codes.push('bad-request', 'invalid', 'too-large', 'wrong-media-type')
  if (hasJson || call.bytes || call.file) codes.push('too-heavy', 'busy')
  if (call.query) codes.push('bad-request', 'invalid')
  return [...new Set(codes)]
}

export { Email, Password, Username } from './accounts.ts'
export { DisplayName } from './profile.ts'
export { BatchOutput, BatchField, BatchPlan, BatchPrice, BatchRecipient, BatchTextField } from '../entities/batches.ts'
export { HexColour } from '../entities/hex-colour.ts'
export { FeatureSwitches } from '../entities/feature-switches.ts'
export { FeedInterval } from '../entities/listing-feeds.ts'
export { ImportPlan } from '../entities/member-imports.ts'
export { emailTestTypes, exportTypes, sharePlatforms } from '../entities/integrations.ts'
export { DraftContent } from '../entities/drafts.ts'
export { SpeechServiceVoice } from '../entities/speech-services.ts'
export { DigitalSourceType } from '../entities/provenance.ts'
export { StoryboardEdits } from '../entities/storyboard.ts'
export { NOT_IN_ONE_LINE, withoutDirections } from '../entities/one-line.ts'
export { MusicMood, SpokenLanguage, VideoLook, VideoSound } from '../entities/rendition.ts'
export { BrandDesign, BrandVideo, CompanyName } from '../entities/branding.ts'
export { BrandKitDesign, DrawnBrandKit } from '../entities/brand-kits.ts'
export { GlossaryTerm } from '../entities/glossary.ts'
export { FreeCredits } from '../entities/prices.ts'
export { MailTemplateName, MailTextsOfEmail, SenderName } from '../entities/email.ts'
export { Language } from '../languages.ts'
export { BillingDetails, Tax } from '../entities/tax.ts'
export { SecuritySettings } from '../entities/security.ts'
export { Cast, PriceList, SiteFooter, Vertical, WordPacks, Words } from '../entities/tenants.ts'
export { VideoDraft, VideoStage, VideoJob } from '../entities/videos.ts'
