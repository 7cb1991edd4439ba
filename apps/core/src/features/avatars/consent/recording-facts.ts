import type { TenantTx } from '../../../platform/db/open.ts'
import { setHashOfUpload } from './consent-store.ts'

/** Keeps the hash of a recorded consent once its check has ended. Other uploads are of no concern. */
export async function noteRecording(tx: TenantTx, upload: { id: string; sha256: string | null }): Promise<void> {
  await setHashOfUpload(tx, upload.id, upload.sha256)
}
