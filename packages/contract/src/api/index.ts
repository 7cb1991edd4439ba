import type { ProblemCode } from '../problems.ts'
import type { Call } from '../types.ts'
import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { agreements } from './agreements.ts'
import { avatars } from './avatars.ts'
import { batches } from './batches.ts'
import { branding } from './branding.ts'
import { billing } from './billing.ts'
import { gifts } from './gifts.ts'
import { imports } from './imports.ts'
import { drafts } from './drafts.ts'
import { domains } from './domains.ts'
import { mail } from './mail.ts'
import { metering } from './metering.ts'
import { keys } from './keys.ts'
import { newsletters } from './newsletters.ts'
import { outside } from './outside.ts'
import { payouts } from './payouts.ts'
import { privacy } from './privacy.ts'
import { profile } from './profile.ts'
import { reauthentication } from './reauthentication.ts'
import { recovery } from './recovery.ts'
import { secondFactor } from './second-factor.ts'
import { scriptTools } from './script-tools.ts'
import { security } from './security.ts'
import { sharing } from './sharing.ts'
import { support } from './support.ts'
import { team } from './team.ts'
import { platform, tenants } from './tenants.ts'
import { uploads } from './uploads.ts'
import { scripts, videos } from './videos.ts'
import { whitelabel } from './whitelabel.ts'

/** Every call of the product, keyed by method and path. Routes, guards, client, OpenAPI and tests all come from this table. */
export const api = {
  ...platform,
  ...tenants,
  ...accounts,
  ...reauthentication,
  ...recovery,
  ...secondFactor,
  ...outside,
  ...profile,
  ...agreements,
  ...team,
  ...imports,
  ...support,
  ...keys,
  ...uploads,
  ...billing,
  ...payouts,
  ...gifts,
  ...avatars,
  ...scripts,
  ...drafts,
  ...scriptTools,
  ...videos,
  ...sharing,
  ...batches,
  ...security,
  ...privacy,
  ...whitelabel,
  ...newsletters,
  ...metering,
  ...domains,
  ...mail,
  ...branding,
  ...admin,
} as const

export type Api = typeof api
export type ApiKey = keyof Api

/** All refusals a call may answer: its own, and those that its access, body and method bring along. */
export function problemsOf(key: string, call: Call): ProblemCode[] {
  const unsafe = !key.startsWith('GET ') || key === 'GET /api/logout'
  const codes: ProblemCode[] = [...call.problems, 'not-serving', 'internal']
  if (key !== 'GET /healthz') codes.push('unknown-host', 'tenant-suspended')
  if (call.access !== 'anyone') codes.push('not-signed-in')
  if (call.access !== 'anyone') codes.push('support-refused', 'key-invalid', 'key-refused')
  if (key.startsWith('POST ') && call.access !== 'anyone') codes.push('key-reused', 'still-unknown')
  if (call.access !== 'anyone' && call.access !== 'customer') codes.push('forbidden', 'second-factor-required')
  if (call.access === 'operator') codes.push('not-found')
  if (unsafe) codes.push('cross-site')
  if (call.limit !== 'none') codes.push('too-many')
  if (call.body) codes.push('bad-request', 'invalid', 'too-large', 'wrong-media-type')
  if (call.body || call.bytes || call.file) codes.push('too-heavy', 'busy')
  if (call.query) codes.push('bad-request', 'invalid')
  return [...new Set(codes)]
}

export { Email, Password, Username } from './accounts.ts'
export { BatchField, BatchPlan, BatchPrice, BatchRecipient } from '../entities/batches.ts'
export { DraftContent } from '../entities/drafts.ts'
export { SpokenLanguage, VideoLook, VideoSound } from '../entities/film.ts'
export { BrandDesign, BrandFilm, CompanyName } from '../entities/branding.ts'
export { FreeCredits } from '../entities/prices.ts'
export { MailTemplateName, MailTextsOfLetter, SenderName } from '../entities/mail.ts'
export { Language } from '../languages.ts'
export { BillingDetails, Tax } from '../entities/tax.ts'
export { Cast, PriceList, Vertical, WordPacks, Words } from '../entities/tenants.ts'
export { VideoDraft, VideoStage, VideoTask } from '../entities/videos.ts'
