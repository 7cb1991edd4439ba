import { t } from '@lingui/core/macro'
import type { AutoTopUp } from '@vitrine/contract'
import { isolated } from '../../../lib/i18n/isolated.ts'

/** A card as people know theirs: by its last digits. */
export function cardName({ lastDigits }: NonNullable<AutoTopUp['card']>): string {
  const digits = isolated(lastDigits)
  return t`the card ending in ${digits}`
}
