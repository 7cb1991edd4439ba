import { t } from '@lingui/core/macro'
import type { PriceList, PurchaseLine } from '@vitrine/contract'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { isAnnual } from './order-path.ts'

/** The title of an order: plans by their well-known names, everything else as in the price list. */
export function orderTitle(lines: readonly PurchaseLine[], prices: Pick<PriceList, 'plans'>): string {
  return lines.map((line) => lineTitle(line, prices)).join(' + ')
}

function lineTitle(line: PurchaseLine, prices: Pick<PriceList, 'plans'>): string {
  const label = line.kind === 'plan' ? planName(line.id) : undefined
  const name = line.kind === 'twin' ? t`Custom Digital Twin` : (label ?? isolated(line.name))
  return isAnnual(line, prices) ? t`${name} (Annual)` : name
}

/** The title that an address gives to an order, from its `plan` and `billing`; undefined for any plan but the well-known ones. */
export function titleInAddress(address: URLSearchParams): string | undefined {
  const name = planName(address.get('plan') ?? '')
  return name && address.get('billing') === 'annual' ? t`${name} (Annual)` : name
}

/** Returns the name of a well-known plan. Lists may sell it by the month and by the year, as `growth` and `growth-annual`. */
function planName(id: string): string | undefined {
  const names = new Map([
    ['adhoc', t`Adhoc Video`],
    ['solo', t`Solo Agent`],
    ['growth', t`Growth Agent`],
    ['elite', t`Elite Agent`],
  ])
  return names.get(id.replace(/-(annual|monthly)$/, ''))
}
