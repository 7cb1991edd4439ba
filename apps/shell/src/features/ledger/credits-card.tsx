import { plural } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Plus } from '#icons'
import styled from 'styled-components'
import { daysUntil, useCreditUsage } from '../../lib/text/credit-usage.ts'
import { formatCredits, formatMinutes } from '../../lib/i18n/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'

interface CreditsCardProps {
  user: User
  onBuy: () => void
}

/** Available credits, credits held for videos in progress, and a link to buy more. */
export function CreditsCard({ user, onBuy }: CreditsCardProps) {
  const length = formatMinutes(user.credits)
  const held = formatCredits(user.creditsHeld)
  return (
    <Box aria-labelledby="credits-title">
      <h2 id="credits-title">
        <Trans>Credits Balance</Trans>
      </h2>
      <Balance>
        <b>{formatCredits(user.credits)}</b>
        <span>
          {user.credits > 0 ? <Trans>About {length} of video</Trans> : <Trans>Add credits to make a video</Trans>}
        </span>
      </Balance>
      {user.creditsHeld > 0 && (
        <Held>
          <p>
            <Trans comment="Credits that are set aside for videos in the making">
              On hold <b>{held}</b>
            </Trans>
          </p>
          <small>
            <Trans>Credits are held while a video is being created. If it fails, they’re returned.</Trans>
          </small>
        </Held>
      )}
      <EndingSoon />
      <Button variant="secondary" block icon={<Plus size={18} aria-hidden="true" />} onClick={onBuy}>
        <Trans>Buy Credits</Trans>
      </Button>
    </Box>
  )
}

/** Credits that end within 30 days, said where people decide what to do with them. */
function EndingSoon() {
  const { data } = useCreditUsage()
  if (!data?.expiringSoon) return null
  const { credits, at } = data.expiringSoon
  const [amount, days] = [formatCredits(credits), daysUntil(at)]
  const words = plural(credits, { one: `${amount} credit`, other: `${amount} credits` })
  return (
    <Soon>
      <Plural value={days} one={`${words} expiring within a day`} other={`${words} expiring in # days`} />
    </Soon>
  )
}

const Soon = styled.p`
  font-size: ${token.fontSize.small};
  font-weight: 600;
`
const Box = styled(Card)`
  display: grid;
  gap: ${token.space[3]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
`
const Balance = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 10px;
  b {
    font: 700 2.5rem/1.1 ${token.font.display};
    letter-spacing: -0.02em;
  }
  span {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Held = styled.div`
  padding-block-start: ${token.space[3]};
  border-block-start: 1px solid ${token.border};
  font-size: ${token.fontSize.control};
  p {
    display: flex;
    justify-content: space-between;
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  small {
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
`
