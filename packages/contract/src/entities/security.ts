import { z } from 'zod'
import { alertTypes, securityPeriods } from './security-limits.ts'

export const SecurityPeriod = z.enum(securityPeriods, 'Choose 1h, 24h, 7d or 30d.')
export type SecurityPeriod = z.infer<typeof SecurityPeriod>

export const SecurityAlert = z.object({
  id: z.uuid(),
  type: z.enum(alertTypes),
  severity: z.enum(['low', 'medium', 'high', 'critical']),
  /** In English; a client that speaks other languages reads `type`. */
  title: z.string(),
  description: z.string(),
  /** The number of occurrences; more than 1 for attempts that are counted together. */
  count: z.number().int(),
  timestamp: z.string(),
  ip: z.string().nullable(),
  /** The site where it happened, in an operator's list of all sites; else null. */
  site: z.string().nullable(),
  /** The affected account; `username` is null when it has been deleted. */
  person: z.object({ id: z.uuid(), username: z.string().nullable() }).nullable(),
  /** The person who did it; null when the affected person did it themselves. */
  actor: z.object({ id: z.uuid(), username: z.string().nullable() }).nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  acknowledgedAt: z.string().nullable(),
})
export type SecurityAlert = z.infer<typeof SecurityAlert>

const Traffic = z.object({
  totalRequests: z.number().int(),
  /** Refused because of a blocked network or a rate limit. */
  blockedRequests: z.number().int(),
  rateLimitHits: z.number().int(),
  failedLogins: z.number().int(),
  /** People who made a request while signed in. */
  activeUsers: z.number().int(),
})

export const SecurityMetrics = Traffic.extend({
  /** The extent of the figures: the person's account, their site, or, for operators, all sites. */
  scope: z.enum(['account', 'site', 'platform']),
  period: SecurityPeriod,
  /** The same figures of the period before. */
  before: Traffic,
  sessionStats: z.object({
    activeSessions: z.number().int(),
    /** Begun in the period and over by now, whether they ran out or were ended. */
    expiredSessions: z.number().int(),
    /** Another name of `expiredSessions`. */
    totalToday: z.number().int(),
    /** The average time of active sessions from the sign-in to the last request, in seconds. */
    averageSessionDuration: z.number().int(),
    /** Another name of `averageSessionDuration`. */
    avgDuration: z.number().int(),
  }),
  /** Networks that are blocked here; empty for customers. */
  ipBlacklist: z.array(z.string()),
  /** The newest of the period. */
  securityAlerts: z.array(SecurityAlert),
})
export type SecurityMetrics = z.infer<typeof SecurityMetrics>

export const SiteSession = z.object({
  id: z.string(),
  person: z.object({ id: z.uuid(), username: z.string() }),
  browser: z.string(),
  ip: z.string().nullable(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type SiteSession = z.infer<typeof SiteSession>

export const IpBlock = z.object({
  id: z.uuid(),
  /** An address or a network in CIDR notation. */
  network: z.string(),
  reason: z.string().nullable(),
  createdAt: z.string(),
  /** Null where the block has no end. */
  expiresAt: z.string().nullable(),
})
export type IpBlock = z.infer<typeof IpBlock>

export const SecuritySettings = z.object({
  /** Changes that one person may make in 15 minutes. */
  requestsMax: z
    .int('Enter a whole number.')
    .min(20, 'Allow at least {minimum, number} requests.')
    .max(10_000, 'Allow at most {maximum, number}.'),
  /** Failed sign-ins on an account from one network in 15 minutes. */
  signInTriesMax: z
    .int('Enter a whole number.')
    .min(3, 'Allow at least {minimum, number} attempts.')
    .max(50, 'Allow at most {maximum, number} attempts.'),
  /** A session that is not used for so many hours ends. */
  sessionHours: z
    .int('Enter a whole number.')
    .min(1, 'Choose at least 1 hour.')
    .max(720, 'Choose at most {maximum, number} hours.'),
})
export type SecuritySettings = z.infer<typeof SecuritySettings>
