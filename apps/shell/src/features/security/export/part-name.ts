import { t } from '@lingui/core/macro'
import type { TenantExportPart } from '@vitrine/contract'

/** Returns the name of a part of an export. */
export function partName(part: TenantExportPart): string {
  if (part === 'people') return t`People`
  return part === 'videos' ? t`Videos and files` : t`Credit history`
}
