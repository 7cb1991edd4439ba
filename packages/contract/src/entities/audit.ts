import { z } from 'zod'

/** A person of the same tenant; `username` is null when they have been deleted. */
const Named = z.object({ id: z.uuid(), username: z.string().nullable() })

/** One line of the audit log. */
export const AuditLogEntry = z.object({
  id: z.uuid(),
  at: z.string(),
  /** One of `auditActions`; a line outlives the version that wrote it, so it may be one that is no longer there. */
  act: z.string(),
  /** The name of its tenant in a log of all tenants; null in the log of one. */
  tenant: z.string().nullable(),
  /** Null without a session. */
  actor: Named.nullable(),
  /** The operator or team member who acted as `actor`; null when the actor acted themselves. */
  impersonator: Named.nullable(),
  /** The affected person; null when no person was affected. */
  subject: Named.nullable(),
  address: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})
export type AuditLogEntry = z.infer<typeof AuditLogEntry>

/** A discrepancy of the log: a changed or missing entry, or one that is not part of the hash chain (`unlinked`). */
const AuditFault = z.object({ kind: z.enum(['changed', 'missing', 'unlinked']), entryId: z.uuid() })

/** Whether a tenant's audit log is intact. */
export const AuditCheck = z.object({
  entries: z.number().int(),
  /**
   * The hash that the chain ends with, in hexadecimal; empty without entries. Entries that are cut off at the end leave a chain that is
   * right in itself: a hash noted earlier then differs from this one, and the count is lower.
   */
  hash: z.string(),
  /** The first of the faults. */
  faults: z.array(AuditFault),
  faultCount: z.number().int(),
})
export type AuditCheck = z.infer<typeof AuditCheck>

/** The parts that an export of a whole tenant can contain. */
export const TenantExportPart = z.enum(['people', 'videos', 'ledger'])
export type TenantExportPart = z.infer<typeof TenantExportPart>

/** A person's own account as one file. */
export const AccountExport = z.object({
  id: z.uuid(),
  /** `waiting` while it is being made; `expired` once its file was deleted. */
  state: z.enum(['waiting', 'ready', 'expired']),
  progress: z.number().int().min(0).max(100),
  bytes: z.number().int().nullable(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  /** A signed link to the file that ends by itself; null where there is none. */
  url: z.string().nullable(),
})
export type AccountExport = z.infer<typeof AccountExport>

export const TenantExport = z.object({
  id: z.uuid(),
  parts: z.array(TenantExportPart),
  /** `waiting` while it is being made; `expired` once its file was deleted. */
  state: z.enum(['waiting', 'ready', 'expired']),
  bytes: z.number().int().nullable(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  /** A signed link to the file that ends by itself; null where there is none. */
  url: z.string().nullable(),
})
export type TenantExport = z.infer<typeof TenantExport>
