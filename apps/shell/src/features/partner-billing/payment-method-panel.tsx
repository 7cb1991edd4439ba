import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PartnerPaymentMethod } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { CreditCard } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { mayOwn } from '../../lib/session/effective-role.ts'
import { useUser } from '../../lib/session/session.ts'
import { cardBrand, cardExpiry } from '../../lib/text/card-text.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { usePaymentMethod, usePaymentPortal } from './queries.ts'
import { TestCardDialog } from './test-card-dialog.tsx'

/** The card with which the platform's bills are paid. */
export function PaymentMethodPanel() {
  const method = usePaymentMethod()
  const badge = method.data?.provider === 'sandbox' && <Badge tone="warn">{t`Test mode`}</Badge>
  return (
    <Panel title={t`Payment method`} aside={badge}>
      <Loaded query={method} title={t`Couldn’t load your payment method.`}>
        {(found) => (
          <Stack>
            <Card method={found} />
            <Change method={found} />
          </Stack>
        )}
      </Loaded>
    </Panel>
  )
}

function Card({ method: { provider, card } }: { method: PartnerPaymentMethod }) {
  if (provider === null)
    return (
      <p>
        <Trans>Card payments aren’t set up here. Pay each invoice as agreed with the platform.</Trans>
      </p>
    )
  if (!card)
    return (
      <p>
        <Trans>No card on file. Add one to pay your invoices automatically.</Trans>
      </p>
    )
  const expires = cardExpiry(card)
  return (
    <>
      <Known>
        <CreditCard size={20} aria-hidden="true" />
        <bdi dir="ltr">{`${cardBrand(card) ?? t`Test card`} •••• ${card.lastDigits}`}</bdi>
        <small>
          <Trans>
            Expires <bdi dir="ltr">{expires}</bdi>
          </Trans>
        </small>
      </Known>
      <p>
        <Trans>We charge this card when a month closes: your plan and any overage. A receipt is emailed to you.</Trans>
      </p>
    </>
  )
}

function Change({ method: { provider, card } }: { method: PartnerPaymentMethod }) {
  const { data: user } = useUser()
  const toast = useToast()
  const portal = usePaymentPortal()
  const [isOpen, setOpen] = useState(false)
  if (provider === null || !user) return null
  if (!mayOwn(user))
    return (
      <small>
        <Trans>Only the owner of this site can change the payment method.</Trans>
      </small>
    )
  function change(): void {
    if (provider === 'sandbox') return setOpen(true)
    portal.mutate(undefined, {
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (error) =>
        toast({
          title: problemOr(error, t`Couldn’t reach the payment provider. Try again.`),
          tone: 'destructive',
        }),
    })
  }
  return (
    <>
      <Button variant={card ? 'secondary' : 'primary'} busy={portal.isPending} onClick={change}>
        {card ? <Trans>Update card</Trans> : <Trans>Add card</Trans>}
      </Button>
      <TestCardDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${token.space[3]};
  justify-items: start;
  font-size: ${token.fontSize.control};
  p,
  small {
    max-inline-size: 60ch;
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Known = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  font-weight: 600;
  small {
    font-weight: 400;
  }
`
