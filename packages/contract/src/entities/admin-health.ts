import { z } from 'zod'

const count = z.number().int()

/** The jobs of one queue. */
export const QueueHealth = z.object({
  name: z.string(),
  /** Jobs that could run now. */
  waiting: count,
  running: count,
  /** The age of the oldest waiting job in seconds; null when none waits. */
  oldestSeconds: count.nullable(),
  /** Jobs that failed for good within 24 hours. */
  failed: count,
})
export type QueueHealth = z.infer<typeof QueueHealth>

const role = z.enum(['all', 'web', 'worker'])

/** A process of the installation, as of its last heartbeat. */
export const NodeHealth = z.object({
  id: z.string(),
  host: z.string(),
  role,
  version: z.string(),
  startedAt: z.string(),
  memoryBytes: count,
  seenAt: z.string(),
  /** Whether several heartbeats in a row are missing. */
  isGone: z.boolean(),
})
export type NodeHealth = z.infer<typeof NodeHealth>

/** The current health of the installation. */
export const AdminHealth = z.object({
  queues: z.array(QueueHealth),
  database: z.object({
    /** `pglite` is the one in the process. */
    engine: z.enum(['pglite', 'postgres']),
    milliseconds: z.number(),
    bytes: count,
  }),
  /** The media storage. */
  storage: z.object({
    kind: z.enum(['disk', 's3']),
    /** A folder, or the address of a bucket. */
    place: z.string(),
    /** The store that is read when a file is missing from the first; null with a single store. */
    fallback: z.enum(['disk', 's3']).nullable(),
  }),
  /** The disk with the data of this node. */
  disk: z.object({ freeBytes: count, totalBytes: count }),
  /** Deliveries to webhooks that wait, deliveries given up within 24 hours, and webhooks that were switched off automatically. */
  webhooks: z.object({ pending: count, failed: count, ended: count }),
  /** Partners' domains that answer, that wait for their records or certificate, and that lost them. */
  domains: z.object({ live: count, waiting: count, lost: count, nextCertificateEnd: z.string().nullable() }),
  /** When the last backup was made; null when unknown. */
  backupAt: z.string().nullable(),
  /** The result of the last drill (restoring a backup and comparing it); null before the first. */
  drill: z.object({ at: z.string(), isPassed: z.boolean() }).nullable(),
  /** The process that answered. */
  node: z.object({
    version: z.string(),
    runtime: z.string(),
    role,
    startedAt: z.string(),
    memoryBytes: count,
  }),
  /** Every process that has been seen within an hour, by its host. */
  nodes: z.array(NodeHealth),
})
export type AdminHealth = z.infer<typeof AdminHealth>
