import type { WhitelabelPlan } from '../prices/whitelabel-plans.ts'

/** The fewest characters of a new password. A site may ask for more, never for fewer. */
export const PASSWORD_LENGTH_MIN = 8

/** The most people in a file. */
export const IMPORT_ROWS_MAX = 10_000
/** The number of invitations or newsletters that a site sends per minute, since mail servers treat many at once as spam. */
export const MAILS_PER_MINUTE = 120

interface PeopleLimits {
  /** People invited from files, within 24 hours. */
  importsPerDay: number
  /** Newsletters that are begun, within 24 hours. */
  newslettersPerDay: number
  /** Receivers of all of these together. */
  newsletterMailsPerDay: number
}

const LIMITS: Record<WhitelabelPlan['id'], PeopleLimits> = {
  growth: { importsPerDay: 10_000, newslettersPerDay: 2, newsletterMailsPerDay: 10_000 },
  pro: { importsPerDay: 25_000, newslettersPerDay: 4, newsletterMailsPerDay: 25_000 },
  enterprise: { importsPerDay: 100_000, newslettersPerDay: 10, newsletterMailsPerDay: 100_000 },
}

/** Returns the limits on invitations and emails of a site. The platform's own sites have no plan and get the highest limits. */
export function peopleLimits(planId: string | null): PeopleLimits {
  return LIMITS[(planId ?? 'enterprise') as WhitelabelPlan['id']] ?? LIMITS.growth
}

/** The maximum number of credits that a new user can start with. */
export const freeCreditsMax = 1000

// Lifetimes of links. Code, emails and pages use these constants.

/** An invitation, whether it was mailed or handed over. */
export const INVITATION_DAYS = 7
/** A link that confirms an email address. */
export const VERIFICATION_HOURS = 24
/** A link for a new password. */
export const PASSWORD_LINK_MINUTES = 30
/** A link that takes back a change of email address. */
export const EMAIL_UNDO_DAYS = 7
/** The number of days for which the file of a whole site's export is kept. */
export const TENANT_EXPORT_DAYS = 7
/** A link to a brand that is not published yet. */
export const BRAND_PREVIEW_DAYS = 7
