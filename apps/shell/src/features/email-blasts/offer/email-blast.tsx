import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Mail } from '#icons'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatDate, formatMoney } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { loginPathFor } from '../../../lib/links/login-path.ts'
import { useUser } from '../../../lib/session/session.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { useNewestOrder } from './queries.ts'

/** The add-on that people of the site's team carry out, where it is sold. */
export function EmailBlast() {
  const { prices } = useBoot()
  return prices.sellsEmailBlast ? <Offer /> : null
}

function Offer() {
  const { prices, brand } = useBoot()
  const { data: user } = useUser()
  const { emailBlastPriceCents: cents, currency } = prices
  const price = cents === null ? null : formatMoney(cents, { short: true, currency })
  const companyName = isolated(brand.companyName)
  return (
    <Box aria-labelledby="email-blast">
      <div>
        <h2 id="email-blast">
          <Trans>Email blast</Trans>
        </h2>
        <p>
          <Trans>
            Someone on {companyName}’s team emails your new videos to people in your market once a month. After you
            order, they contact you to agree on the audience, dates and billing. Nothing is charged when you order.
          </Trans>
        </p>
        <b>{price === null ? t`Priced by metro area` : t`${price} per month`}</b>
      </div>
      {user ? <Ordering /> : user === null && <SignInToOrder />}
    </Box>
  )
}

function SignInToOrder() {
  const { pathname } = useLocation()
  return (
    <LinkButton variant="secondary" to={loginPathFor(pathname)}>
      <Trans>Sign in to order</Trans>
    </LinkButton>
  )
}

/** The way to an order, or what became of the one that waits. */
function Ordering() {
  const [isOpen, setOpen] = useState(false)
  const { data: newest } = useNewestOrder()
  if (newest && newest.doneAt === null) {
    const [day, area] = [formatDate(newest.orderedAt), isolated(newest.area)]
    return (
      <p role="status">
        <Trans>
          Ordered for {area} on {day}. The team will contact you.
        </Trans>
      </p>
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        icon={<Mail size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        <Trans>Order email blast</Trans>
      </Button>
      <OrderDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const Box = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  > div {
    flex: 1 1 280px;
  }
  h2 {
    font-size: ${token.fontSize.lead};
  }
  p {
    margin-block: ${token.space[1]} ${token.space[2]};
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
