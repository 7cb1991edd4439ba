import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { UsageMonth } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { mayOwn } from '../../lib/session/effective-role.ts'
import { useUser } from '../../lib/session/session.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatMonth } from '../../lib/i18n/format.ts'
import { usePayBill, usePaymentMethod } from './queries.ts'

/** The result of the charge for an invoice, or a button that pays an open one. */
export function PayBill({ bill }: { bill: UsageMonth }) {
  const { data: user } = useUser()
  const { data: method } = usePaymentMethod()
  const toast = useToast()
  const month = formatMonth(bill.month)
  const pay = usePayBill(({ state, payment }) => {
    if (state === 'paid') toast({ title: t`Invoice for ${month} paid`, tone: 'success' })
    else toast({ title: t`Payment failed`, description: payment?.failure ?? '', tone: 'destructive' })
  })
  if (bill.state === 'paid') return <>{bill.payment?.state === 'paid' ? t`By card` : '–'}</>
  if (bill.payment?.state === 'processing') return <>{t({ message: 'Processing', context: 'payment' })}</>
  return (
    <Stack>
      {bill.payment?.state === 'failed' && <Failed>{bill.payment.failure ?? t`Couldn’t charge the card.`}</Failed>}
      {bill.payment?.state === 'refunded' && <Failed>{t`Refunded`}</Failed>}
      {user && mayOwn(user) && method?.card && (
        <Button
          variant="secondary"
          aria-label={t`Pay the invoice for ${month} now`}
          busy={pay.isPending}
          onClick={() =>
            pay.mutate(bill.month, {
              onError: (error) =>
                toast({
                  title: problemOr(error, t`Couldn’t reach the payment provider. Try again.`),
                  tone: 'destructive',
                }),
            })
          }
        >
          <Trans>Pay now</Trans>
        </Button>
      )}
    </Stack>
  )
}

const Stack = styled.span`
  display: inline-grid;
  gap: ${token.space[1]};
  justify-items: start;
`
const Failed = styled.small`
  color: ${token.dangerText};
`
