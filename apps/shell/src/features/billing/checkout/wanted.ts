import type { PriceList } from '@vitrine/contract'

const types = ['bundle', 'subscription', 'subscription_with_avatar', 'subscription_with_bundle'] as const
type PurchaseType = (typeof types)[number]

/** The order in the address of a checkout. Its amounts only say what an earlier page showed; they decide nothing. */
export interface Wanted {
  type: PurchaseType
  plan: string
  bundleId: string
  hasTwin: boolean
  amount: number
  credits: number
}

/** Reads the address; undefined where it names nothing to buy. A twin needs no amount, since there is one price for it. */
export function wantedIn(address: URLSearchParams): Wanted | undefined {
  const isTwin = address.get('item') === 'digital-twin'
  const plan = isTwin ? 'digital-twin' : (address.get('plan') ?? '')
  const amount = Number(address.get(isTwin ? 'price' : 'amount')) || 0
  const type = isTwin ? 'bundle' : (types.find((known) => known === address.get('type')) ?? 'bundle')
  if (!plan || (!isTwin && amount <= 0)) return undefined
  return {
    type,
    plan,
    amount,
    bundleId: address.get('bundleId') ?? '',
    hasTwin: address.get('customAvatar') === 'true' || type === 'subscription_with_avatar',
    credits: Number(address.get('credits')) || 0,
  }
}

/** Whether a digital twin is bought, alone or with something else. */
export function includesTwin({ plan, hasTwin }: Wanted): boolean {
  return hasTwin || plan === 'digital-twin'
}

/** The address for the same purchase with a digital twin. */
export function withTwin(address: URLSearchParams): URLSearchParams {
  return changeTwin(address, { hasTwin: true })
}

/** The address for the same purchase without a digital twin. */
export function withoutTwin(address: URLSearchParams): URLSearchParams {
  return changeTwin(address, { hasTwin: false })
}

function changeTwin(address: URLSearchParams, { hasTwin }: { hasTwin: boolean }): URLSearchParams {
  const changed = new URLSearchParams(address)
  if (address.get('type')?.startsWith('subscription') && !address.get('bundleId'))
    changed.set('type', hasTwin ? 'subscription_with_avatar' : 'subscription')
  if (hasTwin) changed.set('customAvatar', 'true')
  else changed.delete('customAvatar')
  return changed
}

/** Returns the names of the items in the price list, and an English one for a twin, because the seller reads them. */
export function namesOf(wanted: Wanted, { subscription, bundles }: PriceList): string[] {
  const { type, plan, bundleId } = wanted
  const bundle = bundles.find(({ id }) => id === bundleId || id === plan)
  return [
    ...(type.startsWith('subscription') ? [subscription.name] : []),
    ...(bundle ? [bundle.name] : []),
    ...(includesTwin(wanted) ? ['Custom digital twin'] : []),
  ]
}
