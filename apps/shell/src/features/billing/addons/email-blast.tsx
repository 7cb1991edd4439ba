import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Mail } from 'lucide-react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatMoney } from '../../../lib/i18n/format.ts'
import { mailLink } from '../../../lib/links/email-link.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'

/** The add-on that is agreed on with the sales team, since each market is different. */
export function EmailBlast() {
  const { prices, salesEmail, brand } = useBoot()
  const { emailBlastPriceCents: cents, currency } = prices
  const price = cents === null ? null : formatMoney(cents, { short: true, currency })
  return (
    <Box aria-labelledby="email-blast">
      <div>
        <h2 id="email-blast">
          <Trans>Email blast</Trans>
        </h2>
        <p>
          <Trans>
            We email your new videos to people in your market every month. We plan the audience and timing with you.
          </Trans>
        </p>
        <b>{price === null ? t`Priced by metro area` : t`${price} per month`}</b>
      </div>
      <LinkButton
        variant="secondary"
        href={mailLink(salesEmail, `${brand.companyName}: ${t`Email blast`}`)}
        icon={<Mail size={18} aria-hidden="true" />}
      >
        <Trans>Contact Sales</Trans>
      </LinkButton>
    </Box>
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
