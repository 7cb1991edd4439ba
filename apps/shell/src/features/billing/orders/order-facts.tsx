import { t } from '@lingui/core/macro'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatCredits, formatMoney } from '../../../lib/i18n/format.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { orderTitle } from './order-title.ts'
import { useOrder } from './use-order.ts'

/** The facts of an order as the core has recorded them. */
export function OrderFacts({ id }: { id: string }) {
  const { prices } = useBoot()
  const { data: order, error, refetch } = useOrder(id)
  if (error) return <ErrorState title={t`Couldn’t load the order.`} error={error} onRetry={() => void refetch()} />
  if (!order) return <Skeleton height="180px" />
  return (
    <FactList
      facts={[
        [t`Order number`, order.id],
        [t({ message: 'Item', comment: 'What an order is for' }), orderTitle(order.lines, prices)],
        [t({ message: 'Status', comment: 'Of an order' }), order.state],
        [
          t({ message: 'Total', comment: 'The sum of an order' }),
          formatMoney(order.totalCents, { currency: order.currency }),
        ],
        [t`Credits added`, formatCredits(order.creditsAdded)],
        [t`Last decline reason`, order.failureMessage ?? '–'],
      ]}
    />
  )
}
