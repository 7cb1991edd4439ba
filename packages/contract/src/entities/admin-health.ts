import { z } from 'zod'

const count = z.number().int()

/** The jobs of one queue. */
export const QueueHealth = z.object({
  name: z.string(),
  /** Jobs that could run now. */
  waiting: count,
  running: count,
  /** How long the oldest of those that wait has waited; null where none does. */
  oldestSeconds: count.nullable(),
  /** Jobs that failed for good within 24 hours. */
  failed: count,
})
export type QueueHealth = z.infer<typeof QueueHealth>

/** How the installation fares at this moment. */
export const AdminHealth = z.object({
  queues: z.array(QueueHealth),
  database: z.object({
    /** `pglite` is the one in the process. */
    engine: z.enum(['pglite', 'postgres']),
    milliseconds: z.number(),
    bytes: count,
  }),
  /** The disk with the data of this node. */
  disk: z.object({ freeBytes: count, totalBytes: count }),
  /** Messages to webhooks of people: those that wait, those given up within 24 hours, and webhooks that ended by themselves. */
  webhooks: z.object({ pending: count, failed: count, ended: count }),
  /** Partners' domains that answer, that wait for their records or certificate, and that lost them. */
  domains: z.object({ live: count, waiting: count, lost: count, nextCertificateEnd: z.string().nullable() }),
  /** When the last backup was made; null where nothing says so. */
  backupAt: z.string().nullable(),
  /** The process that answered. */
  node: z.object({
    version: z.string(),
    runtime: z.string(),
    role: z.enum(['all', 'web', 'worker']),
    startedAt: z.string(),
    memoryBytes: count,
  }),
})
export type AdminHealth = z.infer<typeof AdminHealth>
