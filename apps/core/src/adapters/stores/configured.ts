import { join } from 'node:path'
import type { StorageSettings } from '../../config/storage.ts'
import { type Clock, systemClock } from '../../platform/time/clock.ts'
import type { StorageKind, Storage, Store } from '../../ports/storage.ts'
import { createDiskStorage } from '../storage-disk.ts'
import { createMovingStorage } from './moving.ts'
import { createS3Storage } from '../storage-s3.ts'

interface Config {
  dataDir: string
  storageSettings: StorageSettings
}

/**
 * Returns the stores of this node: the one it writes to, and the one it reads from beside it, where there is one. An object store
 * refuses what was signed a quarter of an hour off.
 */
export function openStores(
  { dataDir, storageSettings: { kind, fallback, s3 } }: Config,
  clock: Clock = systemClock,
): [Store, ...Store[]] {
  const open = (wanted: StorageKind): Store => ({
    kind: wanted,
    storage: wanted === 's3' && s3 ? createS3Storage(s3, clock) : createDiskStorage(join(dataDir, 'storage')),
  })
  return fallback ? [open(kind), open(fallback)] : [open(kind)]
}

/** Returns the storage that the product sees. */
export function storageOver([{ storage: current }, previous]: [Store, ...Store[]]): Storage {
  return previous ? createMovingStorage({ current, previous: previous.storage }) : current
}
