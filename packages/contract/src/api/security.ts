import { z } from 'zod'
import { type AuditAction, auditActions } from '../audit-actions.ts'
import { AuditCheck, AuditLogEntry, TenantExport, TenantExportPart } from '../entities/audit.ts'
import {
  IpBlock,
  SecurityAlert,
  SecurityMetrics,
  SecurityPeriod,
  SecuritySettings,
  SiteSession,
} from '../entities/security.ts'
import type { Table } from '../types.ts'
import { ListPaging, Paging, pageOf } from './paging.ts'
import { Id } from './shapes.ts'

const auditActionNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]]

const Period = z.object({ period: SecurityPeriod.default('24h') })
const Ip = z.object({ ip: z.string('Enter an IP address or a network.').trim().min(1, 'Enter an IP address.').max(60) })
/** The slug of another tenant, for operators. */
const AuditTenant = z.string().max(100, 'That name is too long for a tenant.').optional()
const partnerRead = {
  feature: 'security',
  access: 'partner-admin',
  limit: 'read',
  scope: null,
  duringImpersonation: 'allowed',
  whilePaused: 'open',
} as const
const partnerAct = { ...partnerRead, limit: 'change', duringImpersonation: 'refused' } as const
const operatorAct = { ...partnerAct, access: 'operator' } as const

export const security = {
  'GET /api/security/metrics': {
    ...partnerRead,
    summary:
      'Requests, blocked requests, sign-ins, sessions and alerts of a period and the previous one: a customer’s own, those of a ' +
      'partner’s site, or, for operators, those of all sites.',
    access: 'customer',
    query: Period,
    response: SecurityMetrics,
    problems: [],
  },
  'GET /api/security/alerts': {
    ...partnerRead,
    summary: 'The alerts of a period, newest first, of the same scope as the metrics.',
    access: 'customer',
    query: Period,
    response: z.array(SecurityAlert),
    problems: [],
  },
  'POST /api/security/alerts/:id/acknowledge': {
    ...partnerAct,
    summary: 'Marks an alert as seen, for the person alone or, if done by an admin, for the whole team.',
    access: 'customer',
    params: Id,
    response: z.object({ acknowledgedAt: z.string() }),
    problems: ['not-found'],
  },
  'GET /api/security/sessions': {
    ...partnerRead,
    summary: 'All open sessions on this site, last used first.',
    query: ListPaging,
    response: z.array(SiteSession),
    problems: [],
  },
  'DELETE /api/security/sessions/:id': {
    ...partnerAct,
    summary: 'Ends a session on this site, unless its person has a higher role.',
    params: z.object({ id: z.string().max(100) }),
    response: z.object({ ended: z.number().int() }),
    problems: ['not-found', 'above-own-level'],
  },
  'DELETE /api/security/sessions': {
    ...partnerAct,
    summary: 'Ends all sessions on this site but the caller’s own. Returns how many there were.',
    access: 'partner-owner',
    response: z.object({ ended: z.number().int() }),
    problems: ['reauthentication-needed'],
  },
  'GET /api/security/blocks': {
    ...partnerRead,
    summary: 'The blocked networks of this site, newest first.',
    query: Paging,
    response: pageOf(IpBlock),
    problems: [],
  },
  'POST /api/security/blocks': {
    ...partnerAct,
    summary: 'Blocks an address or network on this site. On the operator’s own site only operators can, for all sites.',
    body: Ip.extend({
      reason: z.string().trim().max(200, 'Use at most {maximum, number} characters.').optional(),
      /** Hours until it ends by itself. */
      hours: z.int().min(1).max(8760).optional(),
    }),
    response: IpBlock,
    status: 201,
    problems: ['invalid', 'own-address', 'too-many-blocks'],
  },
  'DELETE /api/security/blocks/:id': {
    ...partnerAct,
    summary: 'Removes a block.',
    params: Id,
    response: z.object({ removed: z.literal(true) }),
    problems: ['not-found'],
  },
  'GET /api/security/settings': {
    ...partnerRead,
    summary: 'The rate limits and the session timeout of this site.',
    response: SecuritySettings,
    problems: [],
  },
  'PUT /api/security/settings': {
    ...partnerAct,
    summary: 'Sets the rate limits and the session timeout of this site. They apply from the next request.',
    body: SecuritySettings,
    response: SecuritySettings,
    problems: ['reauthentication-needed'],
  },
  'GET /api/admin/security-metrics': {
    ...partnerRead,
    summary: 'The metrics of all sites together.',
    access: 'operator',
    query: Period,
    response: SecurityMetrics,
    problems: [],
  },
  'POST /api/admin/blacklist-ip': {
    ...operatorAct,
    summary: 'Blocks an address or network on all sites.',
    body: Ip,
    response: IpBlock,
    status: 201,
    problems: ['invalid', 'own-address', 'too-many-blocks'],
  },
  'POST /api/admin/remove-blacklist-ip': {
    ...operatorAct,
    summary: 'Removes the block of an address or network on all sites.',
    body: Ip,
    response: z.object({ removed: z.literal(true) }),
    problems: ['invalid', 'not-found'],
  },
  'GET /api/audit/check': {
    ...partnerRead,
    summary:
      'Compares every entry of this tenant’s audit log with the hash chain over it. Finds entries that were changed or deleted. ' +
      'Operators can pass another `tenant`.',
    limit: 'heavy',
    query: z.object({ tenant: AuditTenant }),
    response: AuditCheck,
    problems: ['not-found'],
  },
  'GET /api/audit': {
    feature: 'security',
    summary:
      'The audit log of this tenant, newest first, filtered by action, person and period; `format=csv` returns it as a table. ' +
      'Operators can pass another `tenant`, or `*` for all.',
    access: 'partner-admin',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    query: Paging.extend({
      format: z.enum(['json', 'csv']).default('json'),
      act: z.enum(auditActionNames, 'Unknown audit action.').optional(),
      person: z.uuid('Enter a user ID.').optional(),
      /** Part of the username or email address of the actor or of the person concerned. */
      q: z.string().trim().max(100, 'Keep the search to 100 characters or fewer.').optional(),
      from: z.iso.datetime('Send a timestamp such as 2026-11-01T00:00:00Z.').optional(),
      /** The first moment after the period. */
      until: z.iso.datetime('Send a timestamp such as 2026-12-01T00:00:00Z.').optional(),
      tenant: AuditTenant,
    }),
    response: pageOf(AuditLogEntry),
    otherwise: 'file',
    problems: ['not-found'],
  },
  'GET /api/whitelabel/exports': {
    feature: 'security',
    summary: 'The exports of this tenant, newest first, with links to those that are ready.',
    access: 'partner-owner',
    limit: 'read',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    query: Paging,
    response: pageOf(TenantExport),
    problems: [],
  },
  'POST /api/whitelabel/exports': {
    feature: 'security',
    summary:
      'Requests an export of this tenant: people, videos with their files, and the ledger, as chosen. An email is sent when it is ready.',
    access: 'partner-owner',
    limit: 'heavy',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({
      parts: z.array(TenantExportPart).min(1, 'Choose what to export.').max(3, 'List each part only once.'),
    }),
    response: TenantExport,
    status: 201,
    problems: ['export-waiting'],
  },
} as const satisfies Table
