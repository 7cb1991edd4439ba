import type { ApiKeyRecord } from '@vitrine/contract'
import type { Audit } from '../../platform/audit/audit.ts'
import type { TenantTx } from '../../platform/db/open.ts'

/** The API keys of people, which a feature above manages. A password reset ends them. */
export interface KeysOfPeople {
  listOf: (tx: TenantTx, userId: string) => Promise<ApiKeyRecord[]>
  /** Returns how many there were. */
  endAllOf: (tx: TenantTx, userId: string, actor: Parameters<Audit>[1]) => Promise<number>
}
