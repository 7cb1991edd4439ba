import type { ScriptOrigin, SpokenLanguage } from '@vitrine/contract'
import type { Generated } from 'kysely'

/** A script as it was before or after somebody had it optimised or translated. */
export interface ScriptVersionTable {
  tenant_id: string
  id: string
  user_id: string
  /** Which script it is a version of: a draft's id, or one of its own. */
  script_id: string
  origin: ScriptOrigin
  language: SpokenLanguage
  script: string
  created_at: Generated<Date>
}
