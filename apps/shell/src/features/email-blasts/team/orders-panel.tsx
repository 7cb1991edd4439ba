import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TeamEmailBlastOrder } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { areWhole } from '../../../lib/i18n/format.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { OrderRow } from './order-row.tsx'
import { useMarkDone, useTeamOrders } from './queries.ts'

/** Orders of the email blast, which a team member carries out. Renders nothing when none is sold and none was ordered. */
export function EmailBlastOrders() {
  const { sellsEmailBlast } = useBoot().prices
  const [state, setState] = useState<'all' | 'open'>('open')
  const list = useTeamOrders(state)
  const orders = list.data?.pages.flatMap(({ items }) => items)
  if (!sellsEmailBlast && state === 'open' && !orders?.length && !list.error) return null
  return (
    <Named>
      <Panel title={t`Email blast orders`} aside={<States state={state} onChange={setState} />}>
        {list.error && (
          <ErrorState title={t`Couldn’t load the orders.`} error={list.error} onRetry={() => void list.refetch()} />
        )}
        {orders?.length === 0 && <Nobody />}
        {orders && orders.length > 0 && <Orders orders={orders} />}
        {list.hasNextPage && (
          <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        )}
      </Panel>
    </Named>
  )
}

/** Scrolled into view when the address names it, as the link in the email does. */
function Named({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hash === '#email-blasts') part.current?.scrollIntoView({ block: 'start' })
  }, [hash])
  return (
    <div id="email-blasts" ref={part}>
      {children}
    </div>
  )
}

function States({ state, onChange }: { state: 'all' | 'open'; onChange: (state: 'all' | 'open') => void }) {
  return (
    <Segmented
      label={t`Orders`}
      value={state}
      segments={[
        { value: 'open', text: t({ message: 'Waiting', comment: 'Orders that the team has to take care of' }) },
        { value: 'all', text: t({ message: 'All', comment: 'Orders, whether done or not' }) },
      ]}
      onChange={onChange}
    />
  )
}

function Nobody() {
  const { salesEmail } = useBoot()
  return (
    <Muted>
      <Trans>No orders are waiting. New ones appear here and are emailed to {salesEmail}.</Trans>
    </Muted>
  )
}

function Orders({ orders }: { orders: readonly TeamEmailBlastOrder[] }) {
  const toast = useToast()
  const { mutate } = useMarkDone()
  const isShort = areWhole(orders.map(({ priceCents }) => priceCents ?? 0))
  const mark = (id: string, isDone: boolean) =>
    mutate(
      { id, isDone },
      { onError: (error) => toast({ title: t`Error`, description: faultOf(error), tone: 'destructive' }) },
    )
  return (
    <List>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} isShort={isShort} onDone={(isDone) => mark(order.id, isDone)} />
      ))}
    </List>
  )
}

const Muted = styled.p`
  font-size: ${token.fontSize.control};
  color: ${token.textMuted};
`
const List = styled.ul`
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${token.border};
`
