import { i18n } from '@lingui/core'
import type { AdminTenant } from '@vitrine/contract'

/** An amount in a partner's own currency: `17750` in EUR -> `€177.50` */
export function moneyIn(currency: AdminTenant['currency'], cents: number): string {
  return new Intl.NumberFormat(i18n.locale, { style: 'currency', currency }).format(cents / 100)
}
