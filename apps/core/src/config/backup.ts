import type { S3Settings } from '../ports/storage.ts'
import type { Settings } from './settings.ts'

/** Settings of backups. */
export interface BackupSettings {
  /** Default folder or bucket of the command. */
  to: string | undefined
  key: string | undefined
  keyFile: string | undefined
  /** S3 settings of backups; undefined when incomplete. */
  s3: Pick<S3Settings, 'endpoint' | 'region' | 'accessKeyId' | 'secretAccessKey'> | undefined
}

export function backupOf(settings: Settings): BackupSettings {
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region } = settings
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  return {
    to: settings.BACKUP_TO,
    key: settings.BACKUP_KEY,
    keyFile: settings.BACKUP_KEY_FILE,
    s3: endpoint && accessKeyId && secretAccessKey ? { endpoint, region, accessKeyId, secretAccessKey } : undefined,
  }
}
