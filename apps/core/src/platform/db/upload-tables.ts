import type { DraftContent } from '@vitrine/contract'
import type { Generated } from 'kysely'
import type { Json, Nullable, NullableJson } from './column-types.ts'

/** What was made of an upload: keys in the storage, and what can be said of it. */
export interface UploadResult {
  pictures: { key: string; caption: string | null; isPhoto?: boolean }[]
  fileKey: string | null
  posterKey: string | null
  durationSeconds: number | null
  isExact: boolean | null
}

export interface UploadTable {
  tenant_id: string
  id: string
  user_id: string
  kind: 'footage' | 'voice' | 'content'
  name: string
  bytes: number
  received_bytes: Generated<number>
  status: Generated<'receiving' | 'checking' | 'ready' | 'failed'>
  progress: Generated<number>
  error_message: Nullable<string>
  /** Of the file as it came, in hex; known once it was checked. */
  sha256: Nullable<string>
  result: NullableJson<UploadResult>
  created_at: Generated<Date>
}

/** A video that is being written. */
export interface DraftTable {
  tenant_id: string
  id: string
  user_id: string
  /** Counts the times it was saved, so that nobody saves over what they have not seen. */
  version: Generated<number>
  content: Json<DraftContent>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface Consent {
  /** The sentence that was agreed to. */
  text: string
  at: string
  address: string
}
