import type { S3Settings, StorageKind } from '../ports/storage.ts'
import type { Settings } from './settings.ts'

/** Storage of media. */
export interface StorageSettings {
  kind: StorageKind
  /** The store that is read when a file is missing, before and during a move. */
  fallback: StorageKind | undefined
  /** Undefined where neither of the two is S3. */
  s3: S3Settings | undefined
}

/** Returns the storage settings. `storageFaults` names the settings that S3 lacks. */
export function storageOf(settings: Settings): StorageSettings {
  const { STORAGE: kind, STORAGE_FALLBACK: fallback } = settings
  return { kind, fallback, s3: usesS3(settings) ? s3Of(settings) : undefined }
}

/** Returns the origin of large files for browsers; undefined when this server serves them. */
export function mediaOriginOf({ s3 }: StorageSettings): string | undefined {
  return s3?.isLinked ? new URL(s3.publicEndpoint ?? s3.endpoint).origin : undefined
}

function s3Of(settings: Settings): S3Settings {
  const { S3_ENDPOINT = '', S3_BUCKET = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '', S3_PREFIX } = settings
  return {
    endpoint: S3_ENDPOINT,
    publicEndpoint: settings.S3_PUBLIC_ENDPOINT,
    bucket: S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    prefix: S3_PREFIX && `${S3_PREFIX.replace(/\/$/, '')}/`,
    isLinked: settings.S3_PRESIGNED === 'true',
  }
}

/** Returns missing and contradictory settings. `needs` names the setting to change. */
export function storageFaults(settings: Settings, mode: 'development' | 'production') {
  const faults: { name: string; message: string; needs: string }[] = []
  if (settings.STORAGE_FALLBACK === settings.STORAGE) {
    const message = 'must differ from STORAGE, or be unset'
    faults.push({ name: 'STORAGE_FALLBACK', message, needs: 'STORAGE_FALLBACK' })
  }
  if (!usesS3(settings)) return faults
  const cause = settings.STORAGE === 's3' ? 'STORAGE' : 'STORAGE_FALLBACK'
  for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (!settings[name]) faults.push({ name, message: `is required if ${cause} is s3`, needs: name })
  const { S3_PUBLIC_ENDPOINT = settings.S3_ENDPOINT } = settings
  if (mode === 'production' && settings.S3_PRESIGNED === 'true' && S3_PUBLIC_ENDPOINT?.startsWith('http:')) {
    const message = 'needs S3_PUBLIC_ENDPOINT with https: on a site with https, browsers play no media from http'
    faults.push({ name: 'S3_PRESIGNED', message, needs: 'S3_PUBLIC_ENDPOINT' })
  }
  return faults
}

function usesS3({ STORAGE, STORAGE_FALLBACK }: Settings): boolean {
  return STORAGE === 's3' || STORAGE_FALLBACK === 's3'
}
