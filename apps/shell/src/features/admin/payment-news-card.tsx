import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminPaymentNews } from '@vitrine/contract'
import { refusalOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useDeferredValue, useState } from 'react'
import styled from 'styled-components'
import { formatMoment } from '../../kit/format.ts'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { type Column, DataTable } from '../../kit/ui/data-table.tsx'
import { EmptyState } from '../../kit/ui/empty-state.tsx'
import { SearchInput } from '../../kit/ui/inputs.tsx'
import { Loaded } from '../../kit/ui/loaded.tsx'
import { MoreButton } from '../../kit/ui/more-button.tsx'
import { usePaymentNews, useReplayNews } from './queries.ts'

/** What the payment provider told, and the way to look at any of it again. */
export function PaymentNewsCard() {
  const { t: say } = useLingui()
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed.trim())
  const list = usePaymentNews(wanted)
  return (
    <Part aria-labelledby="payment-news-title">
      <h2 id="payment-news-title">
        <Trans>News of the payment provider</Trans>
      </h2>
      <SearchInput
        placeholder={say`Find by the id of an event or payment`}
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Loaded query={list} title={say`The news could not be loaded.`}>
        {(rows) => (rows.length === 0 ? <None isSearch={wanted !== ''} /> : <Rows rows={rows} />)}
      </Loaded>
      <MoreButton list={list} />
    </Part>
  )
}

function None({ isSearch }: { isSearch: boolean }) {
  return isSearch ? (
    <EmptyState title={t`Nothing has this id`} text={t`The whole id is needed, such as evt_1Q….`} />
  ) : (
    <EmptyState title={t`No news yet`} text={t`Each payment brings some, within seconds.`} />
  )
}

function Rows({ rows }: { rows: AdminPaymentNews[] }) {
  const { t: say } = useLingui()
  const columns: Column<AdminPaymentNews>[] = [
    { title: say`Received`, cell: ({ receivedAt }) => formatMoment(receivedAt) },
    { title: say`Tenant`, cell: ({ tenant }) => <bdi>{tenant}</bdi> },
    { title: say`Event`, cell: ({ id }) => <Ref>{id}</Ref> },
    { title: say`About`, cell: ({ kind, ref }) => <About kind={kind} about={ref} /> },
    { title: say`Action`, cell: ({ id }) => <Again id={id} /> },
  ]
  return <DataTable caption={say`News of the payment provider`} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function About({ kind, about }: { kind: AdminPaymentNews['kind']; about: string }) {
  const names: Record<AdminPaymentNews['kind'], string> = {
    account: t`Account`,
    invoice: t`Invoice`,
    payment: t`Payment`,
    subscription: t`Subscription`,
  }
  return (
    <>
      {names[kind]} <Ref>{about}</Ref>
    </>
  )
}

function Again({ id }: { id: string }) {
  const toast = useToast()
  const replay = useReplayNews()
  const look = () =>
    replay.mutate(id, {
      onSuccess: () => toast({ title: t`Looked again: what is so now has been booked`, tone: 'success' }),
      onError: (error) =>
        toast({
          title: t`Error`,
          description: refusalOr(error, t`The payment could not be looked at.`),
          tone: 'destructive',
        }),
    })
  return (
    <Button variant="secondary" busy={replay.isPending} busyText={t`Looking...`} onClick={look}>
      <Trans>Look again</Trans>
    </Button>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  margin-block-start: ${token.space[7]};
`
const Ref = styled.bdi`
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  overflow-wrap: anywhere;
`
