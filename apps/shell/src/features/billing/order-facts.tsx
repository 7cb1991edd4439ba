import { t } from '@lingui/core/macro'
import { useBoot } from '../../kit/boot.ts'
import { formatCredits, formatMoney } from '../../kit/format.ts'
import { ErrorState } from '../../kit/ui/error-state.tsx'
import { FactList } from '../../kit/ui/fact-list.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { orderTitle } from './order-title.ts'
import { useOrder } from './use-order.ts'

/** An order as the core has booked it, in bare facts. */
export function OrderFacts({ id }: { id: string }) {
  const { prices } = useBoot()
  const { data: order, error, refetch } = useOrder(id)
  if (error)
    return <ErrorState title={t`The order could not be loaded.`} error={error} onRetry={() => void refetch()} />
  if (!order) return <Skeleton height="180px" />
  return (
    <FactList
      facts={[
        [t`Order number`, order.id],
        [t({ message: 'What', comment: 'What an order is for' }), orderTitle(order.lines, prices)],
        [t({ message: 'State', comment: 'Of an order' }), order.state],
        [
          t({ message: 'Total', comment: 'The sum of an order' }),
          formatMoney(order.totalCents, { currency: order.currency }),
        ],
        [t`Credits added`, formatCredits(order.creditsAdded)],
        [t`Last refusal`, order.failureMessage ?? '–'],
      ]}
    />
  )
}
