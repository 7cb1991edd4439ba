import { t } from '@lingui/core/macro'
import type { PriceList, PurchaseLine } from '@vitrine/contract'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { isAnnual } from './order-path.ts'

/** The title of an order: plans by their well-known names, everything else as in the price list. */
export function orderTitle(lines: readonly PurchaseLine[], prices: Pick<PriceList, 'plans'>): string {
  return lines.map((line) => lineTitle(line, prices)).join(' + ')
}

function lineTitle(line: PurchaseLine, prices: Pick<PriceList, 'plans'>): string {
  const plans: Record<string, string> = {
    adhoc: t`Adhoc Video`,
    solo: t`Solo Agent`,
    growth: t`Growth Agent`,
    elite: t`Elite Agent`,
  }
  // Lists may sell a plan by the month and by the year, as `growth` and `growth-annual`.
  const label = line.kind === 'plan' ? plans[line.id.replace(/-(annual|monthly)$/, '')] : undefined
  const name = line.kind === 'twin' ? t`Custom Digital Twin` : (label ?? isolated(line.name))
  return isAnnual(line, prices) ? t`${name} (Annual)` : name
}
