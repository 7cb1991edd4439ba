import { t } from '@lingui/core/macro'
import type { CreditWatch } from '@vitrine/contract'
import { isolated } from '../../kit/i18n/isolated.ts'

/** A card as people know theirs: by its last digits. */
export function cardName({ lastDigits }: NonNullable<CreditWatch['card']>): string {
  const digits = isolated(lastDigits)
  return t`the card ending ${digits}`
}
