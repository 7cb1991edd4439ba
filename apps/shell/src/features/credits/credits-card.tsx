import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Plus } from 'lucide-react'
import styled from 'styled-components'
import { formatCredits, formatMinutes } from '../../kit/format.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Card } from '../../kit/ui/card.tsx'

interface CreditsCardProps {
  user: User
  onBuy: () => void
}

/** What the person can spend, what is held for videos in the making, and the way to more. */
export function CreditsCard({ user, onBuy }: CreditsCardProps) {
  return (
    <Box aria-labelledby="credits-title">
      <h2 id="credits-title">Credits Balance</h2>
      <Balance>
        <b>{formatCredits(user.credits)}</b>
        <span>
          {user.credits > 0 ? `About ${formatMinutes(user.credits)} of video` : 'No video until you add some'}
        </span>
      </Balance>
      {user.creditsHeld > 0 && (
        <Held>
          <p>
            Held <b>{formatCredits(user.creditsHeld)}</b>
          </p>
          <small>Charged only when a video is ready, given back if it fails.</small>
        </Held>
      )}
      <Button variant="secondary" block icon={<Plus size={18} aria-hidden="true" />} onClick={onBuy}>
        Buy Credits
      </Button>
    </Box>
  )
}

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
