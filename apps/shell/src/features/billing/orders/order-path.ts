import { type PaymentStart, type PriceList, type PurchaseLine, testPlans } from '@vitrine/contract'

/** Returns the path of a paid order. It also contains plan and billing; the page itself reads the order. */
export function successPath({ orderId, lines }: PaymentStart, prices: PriceList): string {
  const query = new URLSearchParams({ order: orderId, plan: lines[0]?.id ?? '' })
  if (lines.some((line) => isAnnual(line, prices))) query.set('billing', 'annual')
  return `/payment-success?${query}`
}

/** Whether a line is a plan that is paid by the year. */
export function isAnnual(
  { kind, id }: Pick<PurchaseLine, 'kind' | 'id'>,
  { plans }: Pick<PriceList, 'plans'>,
): boolean {
  return kind === 'plan' && [...plans, ...testPlans].some((plan) => plan.id === id && plan.billing === 'annual')
}
